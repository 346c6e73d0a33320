/** The blocks of a typical system, from the top course down: only the first course is written. */
export const written = ['Price rule', 'Route', 'Approval'] as const;
export const bought = [
  ['Log-in', 'Payment', 'Search'],
  ['Maps', 'E-mail', 'Reports'],
  ['Backups', 'Database', 'Server'],
] as const;

/** Uneven thirds, so that no joint runs through two courses. */
export const thirds = [
  [0.26, 0.4, 0.34],
  [0.44, 0.3, 0.26],
  [0.3, 0.34, 0.36],
] as const;

/** Blocks side by side in one course, with the joint between them. */
export function course(shares: readonly number[], left: number, width: number, joint: number) {
  let x = left;
  return shares.map((share) => {
    const block = { x, w: share * (width + joint) - joint };
    x += share * (width + joint);
    return block;
  });
}
