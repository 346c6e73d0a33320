import { dayAfter } from '#reader/day-after.ts';
import type { Check } from '#reader/check.ts';

const noticeDays = 60;

/** Claims that expire soon: checking them now keeps the build from failing then. */
export const dueClaims =
  (today: Date): Check =>
  ({ claims: { file, value } }) => {
    const soon = dayAfter(today, noticeDays);
    return Object.entries(value)
      .filter(([, { checkAgain }]) => checkAgain <= soon)
      .map(([id, { checkAgain }]) => ({
        file,
        field: `${id}.checkAgain`,
        problem: `must be checked again by ${checkAgain}.`,
        fix: 'Look at the source, correct the value, and update checked and checkAgain.',
      }));
  };
