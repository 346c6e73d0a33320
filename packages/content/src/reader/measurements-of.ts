import type { MeasurementFile } from '#schema/measurement.schema.ts';
import type { Measurements } from '#schema/entries.ts';
import type { Content } from './load-content.ts';

const units: Readonly<Record<MeasurementFile['unit'], (value: number) => string>> = {
  bytes: (value) => `${(value / 1024).toFixed(1)} KB`,
  count: (value) => value.toLocaleString('en-US'),
};

/** A measurement as formatted text. */
export const wordsOf = ({ unit, value }: Pick<MeasurementFile, 'unit' | 'value'>): string =>
  units[unit](value);

export const measurementsOf = ({ measurements }: Pick<Content, 'measurements'>): Measurements =>
  Object.fromEntries(
    Object.entries(measurements.value).map(([name, one]) => [
      name,
      { ...one, words: wordsOf(one) },
    ]),
  );
