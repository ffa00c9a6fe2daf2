/** Waiting for the screen: what a person is to see first is drawn before anything else is done. */

/** A page that nobody looks at draws nothing: then it is enough to have waited a moment. */
const UNSEEN_MS = 100;

/** Calls back when what has been changed so far is drawn, unless the returned function is called before. */
export function whenPainted(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const unseen = setTimeout(finish, UNSEEN_MS);
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  let isAround = false;
  // Once around after the frame, and once more: whatever else waited for that frame has its turn before.
  port1.onmessage = () => {
    if (isAround) return finish();
    isAround = true;
    port2.postMessage(null);
  };
  function cancel(): void {
    clearTimeout(unseen);
    cancelAnimationFrame(frame);
    port1.close();
  }
  function finish(): void {
    cancel();
    callback();
  }
  return cancel;
}

/** Done when what has been changed so far is drawn. */
export const painted = (): Promise<void> => new Promise((done) => void whenPainted(done));
