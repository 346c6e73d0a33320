export type Weight = 'thin' | 'object' | 'path' | 'wall';

/** Joined class names, or undefined without any, so that plain lines have no class attribute. */
export function drawn(...names: readonly (string | false | undefined)[]): string | undefined {
  const kept = names.filter(Boolean);
  return kept.length > 0 ? kept.join(' ') : undefined;
}
