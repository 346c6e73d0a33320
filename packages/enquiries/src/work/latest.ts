interface Latest {
  has(one: string): boolean;
  add(one: string): void;
}

/** A cache of this many entries; the oldest is dropped first. */
export function latest(count: number): Latest {
  const kept = new Set<string>();
  return {
    has: (one) => kept.has(one),
    add(one) {
      kept.add(one);
      for (const first of kept) {
        if (kept.size <= count) break;
        kept.delete(first);
      }
    },
  };
}
