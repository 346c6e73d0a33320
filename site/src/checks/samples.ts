import type { Check } from '#catalogue/check.ts';

/** Everything that stands in for a fact the company has not given yet. */
export const samples: Check = (content) =>
  content.files.flatMap(({ file, value }) =>
    [...sampleFields(value)].map((field) => ({
      file,
      field,
      problem: 'marks words that are invented to show the page.',
      fix: 'Replace them with facts and write false.',
    })),
  );

function* sampleFields(value: unknown, path: readonly string[] = []): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const here = [...path, key];
    if (key === 'sample' && item === true) yield here.join('.');
    else yield* sampleFields(item, here);
  }
}
