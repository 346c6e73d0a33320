import type { Check } from '#reader/check.ts';

/** The one tagline the specification writes without a full stop. */
const asSpecified = 'Grow Your Brand Online';

export const taglines: Check = (content) =>
  content.services
    .filter(({ value: { tagline } }) => !tagline.endsWith('.') && tagline !== asSpecified)
    .map(({ file, value: { tagline } }) => ({
      file,
      field: 'tagline',
      problem: `“${tagline}” does not end with a full stop.`,
      fix: 'Add it.',
    }));
