/** Waiting for the screen: what a person is to see first is drawn before anything else is done. */

/** A page that nobody looks at draws nothing: then it is enough to have waited a moment. */
const UNSEEN_MS = 100;

/** Done when what has been changed so far is drawn. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const unseen = setTimeout(done, UNSEEN_MS);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        clearTimeout(unseen);
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  });
}
