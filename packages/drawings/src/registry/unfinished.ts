/**
 * Services that still show placeholders, and for what: `npm run new -- service` adds a row. Remove a part when you have
 * drawn it, and the row with its last part.
 */
export const unfinished = {} as const satisfies Record<string, readonly Part[]>;

type Part = 'hero' | 'figure' | 'mark';
