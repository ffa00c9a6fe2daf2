/** Waiting for the screen: what a person is to see first is drawn before anything else is done. */

/** A page that nobody looks at draws nothing: then it is enough to have waited a moment. */
const UNSEEN_MS = 100;

/** Done when what has been changed so far is drawn. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const unseen = setTimeout(done, UNSEEN_MS);
    requestAnimationFrame(() => {
      // Once around after the frame, and once more: whatever else waited for that frame has its turn before.
      const { port1, port2 } = new MessageChannel();
      let isAround = false;
      port1.onmessage = () => {
        if (!isAround) {
          isAround = true;
          port2.postMessage(null);
          return;
        }
        clearTimeout(unseen);
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  });
}
