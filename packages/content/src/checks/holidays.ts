import { weekdays } from '@studio/contract/weekdays';
import type { Check } from '#reader/check.ts';

/** A holiday on a day off changes nothing: it is the wrong day, or its substitute day is missing. */
export const holidays: Check = ({ workingHours: { file, value } }) =>
  value.holidays.flatMap(({ day, name }, i) => {
    const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
    if (value.week.includes(weekday)) return [];
    return {
      file,
      field: `holidays.${i}.day`,
      problem: `puts ${name} on a ${weekday}, when we do not work anyway.`,
      fix: 'Enter the working day that is free instead, or remove it.',
    };
  });
