export const deskRoles = ['sales', 'manager', 'operator'] as const;
/** Roles of the content service: who writes, and who also publishes. */
const contentRoles = ['editor', 'publisher'] as const;
export const roles = [...deskRoles, ...contentRoles] as const;
export type Role = (typeof roles)[number];

export const isContentRole = (role: Role): boolean => contentRoles.some((each) => each === role);

/** Each right with its roles. docs/desk-security.md shows this table, and a test tries every route with every role. */
export const rights = {
  /** The user's own account and sessions. */
  self: roles,
  /** The desk's event stream. */
  live: deskRoles,
  /** Read, take, assign, put off, note, answer and close enquiries. */
  work: ['sales', 'manager'],
  /** Held enquiries: view, release, discard. */
  held: ['sales', 'manager', 'operator'],
  /** Totals, without personal data. */
  reports: ['sales', 'manager', 'operator'],
  /** Whether enquiries arrive and mails leave. */
  health: ['sales', 'manager', 'operator'],
  /** Retry failed messages. */
  'try-again': ['manager', 'operator'],
  /** The lists that everyone chooses from, such as the reasons for closing. */
  lists: ['manager'],
  /** Enter an absence for a colleague. */
  team: ['manager'],
  /** Find and export everything stored about one person. */
  persons: ['manager'],
  /** Erase a person; operators do it again after a restore. */
  erase: ['manager', 'operator'],
  /** Read and change content. */
  edit: contentRoles,
  /** Publish saved content, and return to an earlier edition. */
  publish: ['publisher'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof rights;

export const mayDo = (held: readonly Role[], right: Right): boolean => {
  const allowed: readonly Role[] = rights[right];
  return held.some((role) => allowed.includes(role));
};
