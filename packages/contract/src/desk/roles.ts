export const deskRoles = ['sales', 'manager', 'operator'] as const;
/** Of the content service: who writes, and who also publishes. */
const contentRoles = ['editor', 'publisher'] as const;
export const roles = [...deskRoles, ...contentRoles] as const;
export type Role = (typeof roles)[number];

/** Who may do what. docs/desk-security.md shows this table, and a test walks every route with every role. */
export const rights = {
  /** Oneself: who I am, my sessions. */
  self: roles,
  /** The desk's event stream. */
  live: deskRoles,
  /** Read, take, assign, snooze, note, answer and close enquiries. */
  work: ['sales', 'manager'],
  /** Held enquiries: view, release, discard. */
  held: ['sales', 'manager', 'operator'],
  /** Totals, without personal data. */
  reports: ['sales', 'manager', 'operator'],
  /** Whether enquiries arrive and mails leave, in words. */
  health: ['sales', 'manager', 'operator'],
  /** Retry failed messages. */
  'try-again': ['manager', 'operator'],
  /** The lists that everyone chooses from, such as the reasons for closing. */
  lists: ['manager'],
  /** Say that a colleague is away. */
  team: ['manager'],
  /** All that is kept about one person: find it, give it out. */
  persons: ['manager'],
  /** An operator erases again after a restore. */
  erase: ['manager', 'operator'],
  /** Read and change content. */
  edit: contentRoles,
  /** Make saved content public, and return to an earlier edition. */
  publish: ['publisher'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof rights;

export const mayDo = (held: readonly Role[], right: Right): boolean => {
  const allowed: readonly Role[] = rights[right];
  return held.some((role) => allowed.includes(role));
};
