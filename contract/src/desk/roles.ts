export const roles = ['sales', 'manager', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Who may do what. docs/desk-security.md shows this table, and a test walks every route with every role. */
export const rights = {
  /** Oneself: who I am, my sessions, the live line. */
  self: ['sales', 'manager', 'operator'],
  /** Read, take, assign, snooze, note, answer and close enquiries. */
  work: ['sales', 'manager'],
  /** Those held back: look, let through, discard. */
  held: ['sales', 'manager', 'operator'],
  /** Totals, without a name or a word of anybody. */
  figures: ['sales', 'manager', 'operator'],
  /** Whether enquiries arrive and mails leave, in words. */
  health: ['sales', 'manager', 'operator'],
  /** What was given up is tried once more. */
  'try-again': ['manager', 'operator'],
  /** All that is kept about one person: find it, give it out. */
  persons: ['manager'],
  /** An operator erases again after a restore. */
  erase: ['manager', 'operator'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof rights;

export const mayDo = (held: readonly Role[], right: Right): boolean => {
  const allowed: readonly Role[] = rights[right];
  return held.some((role) => allowed.includes(role));
};
