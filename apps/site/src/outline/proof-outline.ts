import { formatDay } from '@studio/contract/format-date';
import type { Measurement, ShownMeasurements } from '@studio/content/schema/entries.ts';
import type { SubjectOf } from '@studio/content/schema/site-page.ts';

/**
 * What the site weighs, how it is tested, how enquiries survive failures, and what is not proven yet. A chapter
 * without measurements is left out.
 */
export const proofOutline = ({ page }: SubjectOf<'proof'>) => [
  ...chapter('weight', page.weight),
  ...chapter('tests', page.tests),
  ...chapter('enquiry', page.enquiry),
  { id: 'limits' as const, title: page.limits.title },
  { id: 'sources' as const, title: 'Sources' },
  { id: 'call' as const, title: page.call.title },
];

const chapter = <Id extends string>(id: Id, shown: ShownMeasurements) =>
  shown.rows.length > 0 ? [{ id, ...shown }] : [];

export const proofColumns = ['Figure', 'How it was found, what it does not prove', 'Printed by'];

export const limitWords = 'Not proven:';

/** The command that printed a measurement, and when. */
export const measurementNote = ({ measured }: Measurement): string => `on ${formatDay(measured)}`;
