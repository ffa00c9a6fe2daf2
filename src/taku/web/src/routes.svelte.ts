/** Where in the house the person is: addresses to pages, without a reload. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table' | 'replay'; match: string }
  | { page: 'learn' | 'rules'; game: string }
  | { page: 'device' | 'settings' | 'nowhere' };

export function routeOf(path: string): Route {
  const [room = '', what = '', ...rest] = path.split('/').slice(1);
  if (rest.some(Boolean)) return { page: 'nowhere' };
  if (room === '') return { page: 'lobby' };
  if ((room === 'table' || room === 'replay') && /^[0-9A-Za-z]{16}$/.test(what)) return { page: room, match: what };
  if ((room === 'learn' || room === 'rules') && /^[a-z_]+$/.test(what)) return { page: room, game: what };
  if ((room === 'device' || room === 'settings') && what === '') return { page: room };
  return { page: 'nowhere' };
}

let route = $state.raw<Route>(routeOf(location.pathname));

export const here = (): Route => route;

export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route = routeOf(location.pathname);
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route = routeOf(location.pathname)));

/** Links within the house do not reload the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
