"""Scripts that tell when a page has come to rest, and what it showed in passing.

A page at rest has stopped changing: nothing in the document changed for several frames, no animation that ends is
running, no timer of less than a second and no idle callback is pending, and fonts and pictures are there. Frames are
counted, not milliseconds, so a busy machine makes the wait longer instead of making it fail.
"""

from __future__ import annotations

# Runs before the page does. It counts the page's short timers and keeps the text of every note, which would be gone
# after some seconds.
WATCH = """(() => {
  const pending = new Set();
  const notes = [];
  const counted = (begin, end, isCounted) => {
    const [start, stop, keys] = [window[begin].bind(window), window[end].bind(window), new Map()];
    window[begin] = (act, option, ...rest) => {
      const key = {};
      const number = start((...given) => { pending.delete(key); act(...given); }, option, ...rest);
      if (isCounted(option)) pending.add(key);
      keys.set(number, key);
      return number;
    };
    window[end] = (number) => { pending.delete(keys.get(number)); stop(number); };
  };
  counted('setTimeout', 'clearTimeout', (ms) => (ms ?? 0) < 1000);
  counted('requestIdleCallback', 'cancelIdleCallback', () => true);
  let last = '';
  new MutationObserver(() => {
    const text = document.querySelector('p.note')?.textContent ?? '';
    if (text && text !== last) notes.push(text);
    last = text;
  }).observe(document, { childList: true, characterData: true, subtree: true });
  window.watched = { pending, notes };
})()"""

# Says '' when the page is at rest, or what still happens after so many milliseconds. Running clocks do not count. The
# page may leave out some frames between two steps of its work: six in a row without a change are the end of it.
AT_REST = """async (patience) => {
  const QUIET_FRAMES = 6;
  const changed = new Set();
  const observer = new MutationObserver((changes) => changes.forEach(({ target, attributeName }) => {
    const element = target instanceof Element ? target : target.parentElement;
    const name = element?.cloneNode().outerHTML ?? '#document';
    if (!element?.closest('time')) changed.add(`${name} ${attributeName ?? ''}`);
  }));
  observer.observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
  const isEnding = (one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity;
  const happening = () => {
    if (changed.size) return `changed: ${[...changed].join(', ')}`;
    if (window.watched.pending.size) return 'a timer is pending';
    if (document.fonts.status !== 'loaded') return 'fonts are loading';
    if (![...document.images].every((one) => one.complete)) return 'pictures are loading';
    return document.getAnimations().some(isEnding) ? 'an animation is running' : '';
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); done(); };
    port2.postMessage(null);
  }));
  const end = performance.now() + patience;
  let [quiet, last] = [0, ''];
  while (quiet < QUIET_FRAMES && performance.now() < end) {
    await frame();
    last = happening();
    quiet = last ? 0 : quiet + 1;
    changed.clear();
  }
  observer.disconnect();
  return quiet < QUIET_FRAMES ? last : '';
}"""
