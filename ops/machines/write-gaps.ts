const LOOK_EVERY_MS = 50;

/** Measures how long no enquiry was answered "sent" while enquiries arrived all the time. */
export interface WriteGaps extends Disposable {
  /** The longest stall while the event lasts, in seconds. */
  during(event: () => Promise<void>): Promise<number>;
}

export function writeGaps(acknowledged: ReadonlyMap<string, string>): WriteGaps {
  let seen = acknowledged.size;
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (acknowledged.size === seen) return;
    seen = acknowledged.size;
    last = now;
  }, LOOK_EVERY_MS);
  return {
    async during(event) {
      longest = 0;
      await event();
      return longest / 1_000;
    },
    [Symbol.dispose]() {
      clearInterval(timer);
    },
  };
}
