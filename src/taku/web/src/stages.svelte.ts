/** A large drawing is built in pieces, each with a frame of its own, and between them the page listens. */
import { whenPainted } from './frames';

interface Stages {
  readonly at: number;
}

/** How many drawings are being built. */
let unfinished = $state(0);

/** Counts up to `last` by itself, for the component that asks, as soon as `mayBegin`. */
export function stages(last: number, mayBegin: () => boolean = () => true): Stages {
  const count = counted(last, mayBegin);
  let isUnfinished = true;
  unfinished += 1;
  function finish(): void {
    if (isUnfinished) unfinished -= 1;
    isUnfinished = false;
  }
  $effect(() => {
    if (count.at >= last) finish();
  });
  $effect(() => finish);
  return count;
}

/** One stage for what comes last: as soon as `mayBegin`, and when nothing else is being built. */
export const lastStage = (mayBegin: () => boolean): Stages => counted(1, () => mayBegin() && unfinished === 0);

function counted(last: number, mayBegin: () => boolean): Stages {
  let at = $state(0);
  $effect(() => {
    if (at >= last || !mayBegin()) return;
    return whenPainted(() => (at += 1));
  });
  return {
    get at() {
      return at;
    },
  };
}
