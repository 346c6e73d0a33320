import { z } from 'zod';
import { forMachines, isoDate } from './text-fields.ts';

/** What is measured of this site. tools/src/measurements says which command prints each. */
export const measurementNames = [
  'pages',
  'home-first-view',
  'home-html',
  'home-script',
  'heaviest-first-view',
  'most-script',
  'css',
  'fonts',
  'tests-passed',
  'rows-held',
  'axe-passed',
  'observatory-points',
  'kills-of-each',
  'acknowledged',
  'lost',
  'control-lost',
  'attacks-tried',
  'attacks-through',
  'attacks-control',
  'bomb-enquiries',
  'bomb-mails',
  'sent-once',
] as const;

export type MeasurementName = (typeof measurementNames)[number];

const figure = z.strictObject({
  value: z.number(),
  unit: z.enum(['bytes', 'count']),
  command: forMachines(z.string()).describe('The command that printed it.'),
  measured: isoDate.describe('The day it was printed.'),
});

/** Written by `npm run proof`, never by hand. Missing measurements are omitted. */
export const measurementsSchema = z.partialRecord(z.enum(measurementNames), figure);

export type MeasurementFile = z.infer<typeof figure>;
