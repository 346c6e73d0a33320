/** One checkable row of the specification. */
export type Row = {
  readonly id: string;
  readonly text: string;
  /** The part of the product that the row belongs to; a row without one is not required yet. */
  readonly part: string | undefined;
};

export type Specification = {
  readonly rows: readonly Row[];
  readonly builtParts: readonly string[];
};

const rowLine = /^- (R\d+) (.+?)(?: · part: (.+?))?\s*$/gm;
const builtLine = /^Built parts:(.*)$/m;

/** Reads docs/spec-rows.md and refuses a list in which a row could be missed. */
export function readSpecification(markdown: string): Specification {
  const rows = [...markdown.matchAll(rowLine)].map(([, id = '', text = '', part]) => ({
    id,
    text,
    part,
  }));
  const built = builtLine.exec(markdown)?.[1];
  const builtParts = (built ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

  if (rows.length === 0) {
    throw new Error('docs/spec-rows.md holds no row. A row reads "- R1 text · part: name".');
  }
  for (const [index, { id }] of rows.entries()) {
    if (rows.findIndex((row) => row.id === id) === index) continue;
    throw new Error(`docs/spec-rows.md holds ${id} twice. Give one of the rows a new number.`);
  }
  if (built === undefined) {
    throw new Error(
      'docs/spec-rows.md has no line "Built parts: …". Add one, empty if none is built.',
    );
  }
  for (const name of builtParts) {
    if (rows.some(({ part }) => part === name)) continue;
    throw new Error(`"Built parts" names "${name}", but no row has that part. Fix the spelling.`);
  }
  return { rows, builtParts };
}
