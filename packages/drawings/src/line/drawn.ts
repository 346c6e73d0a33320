export type Weight = 'thin' | 'object' | 'path' | 'wall';

/** Class names for one piece of a drawing; none at all when it is drawn in the plain way. */
export function drawn(...names: readonly (string | false | undefined)[]): string | undefined {
  const kept = names.filter(Boolean);
  return kept.length > 0 ? kept.join(' ') : undefined;
}
