/** A soft wooden knock, made on the spot: no recording is loaded. */
import { settings } from './settings.svelte';

let studio: AudioContext | undefined;

/** Two damped tones and a tap of noise: a knuckle on a table. */
function strike(context: AudioContext, at: number, pitch: number, loudness: number): void {
  const out = new GainNode(context, { gain: loudness });
  out.connect(context.destination);
  for (const [ratio, share, length] of [[1, 1, 0.16], [2.76, 0.35, 0.07]] as const) {
    const tone = new OscillatorNode(context, { frequency: pitch * ratio, type: 'sine' });
    const fade = new GainNode(context, { gain: 0 });
    fade.gain.setValueAtTime(share, at);
    fade.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(fade).connect(out);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** `turn` is two knocks that say: you. `move` is a quiet one. */
export function knock(kind: 'move' | 'turn'): void {
  if (!settings.sound) return;
  studio ??= new AudioContext();
  void studio.resume();
  const now = studio.currentTime + 0.01;
  if (kind === 'move') strike(studio, now, 180, 0.08);
  else {
    strike(studio, now, 240, 0.2);
    strike(studio, now + 0.16, 320, 0.24);
  }
}
