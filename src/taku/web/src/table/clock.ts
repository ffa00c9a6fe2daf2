/** What is left of a time, as clocks say it. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return `${days} d ${pad(hours)} h`;
  if (hours) return `${hours}:${pad(minutes)}:${pad(seconds % 60)}`;
  const tenths = seconds < 20 ? `.${Math.floor(ms / 100) % 10}` : '';
  return `${minutes}:${pad(seconds % 60)}${tenths}`;
}
