/** The most keys that are kept: a program could send new ones for as long as the database is down. */
const MOST = 10_000;

export interface RefusedEnquiries {
  /** An enquiry could not be stored. A form sends it again with the same key, which counts once. */
  refuse(key: string): void;
  /** It was sent again and stored, so it is not missing. */
  store(key: string): void;
  /** How many were refused and not stored later, for a sentence. */
  count(): string;
  forget(): void;
}

/** Enquiries that could not be stored. Kept in memory, because the database is down. */
export function refusedEnquiries(): RefusedEnquiries {
  const keys = new Set<string>();
  return {
    refuse(key) {
      if (keys.size < MOST) keys.add(key);
    },
    store(key) {
      keys.delete(key);
    },
    count: () => (keys.size < MOST ? `${keys.size}` : `${MOST} or more`),
    forget() {
      keys.clear();
    },
  };
}
