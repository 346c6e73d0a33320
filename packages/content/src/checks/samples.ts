import type { Check } from '#reader/check.ts';

/** Every placeholder for a fact that the company has not confirmed yet. */
export const samples: Check = (content) =>
  content.files.flatMap(({ file, value }) =>
    [...sampleFields(value)].map(({ field, owner }) => ({
      file,
      field,
      owner,
      problem: 'marks words that are invented to show the page.',
      fix: owner
        ? `Ask ${owner} for what holds, replace them and write false.`
        : 'Replace them with facts and write false.',
    })),
  );

interface Sample {
  readonly field: string;
  /** Who confirms it, if the file says so. */
  readonly owner: string | undefined;
}

function* sampleFields(value: unknown, path: readonly string[] = []): Generator<Sample> {
  if (typeof value !== 'object' || value === null) return;
  const owner = 'owner' in value && typeof value.owner === 'string' ? value.owner : undefined;
  for (const [key, item] of Object.entries(value)) {
    const here = [...path, key];
    if (key === 'sample' && item === true) yield { field: here.join('.'), owner };
    else yield* sampleFields(item, here);
  }
}
