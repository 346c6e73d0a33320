import type { Check } from '#reader/check.ts';

/** After its day a claim stops the build until it is checked again. */
export const staleClaims =
  (today: Date): Check =>
  (content) => {
    const day = today.toISOString().slice(0, 10);
    return Object.entries(content.claims.value)
      .filter(([, claim]) => claim.checkAgain < day)
      .map(([id, claim]) => ({
        file: content.claims.file,
        field: `${id}.checkAgain`,
        problem: `should have been checked again by ${claim.checkAgain}.`,
        fix: 'Look at the source, correct the value, and update checked and checkAgain.',
      }));
  };
