import type { Report } from './record-measurement.ts';
import { wordFor, type MeasurementSource } from './measurement-sources.ts';

export interface Measurement extends Pick<MeasurementSource, 'command' | 'unit'> {
  readonly value: number;
  readonly measured: string;
}

export type Measurements = Readonly<Record<string, Measurement>>;

export interface Gathered {
  readonly measurements: Measurements;
  /** A sentence for each measurement that has not been measured. */
  readonly missing: readonly string[];
}

/** Each measurement from the report of its command, or the existing one if that is newer. */
export function gather(
  measurementSources: Readonly<Record<string, MeasurementSource>>,
  before: Measurements,
  reportOf: (name: string) => Report | undefined,
): Gathered {
  const measurements: Record<string, Measurement> = {};
  const missing: string[] = [];
  for (const [name, source] of Object.entries(measurementSources)) {
    const measurement = younger(fresh(source, reportOf(source.report)), before[name]);
    if (measurement) measurements[name] = measurement;
    else
      missing.push(
        `“${name}” has not been measured yet, so it is not shown. Run "npm run proof -- ${wordFor(source)}".`,
      );
  }
  return { measurements, missing };
}

function fresh(source: MeasurementSource, report: Report | undefined): Measurement | undefined {
  const value = Number(report?.values[source.value] ?? Number.NaN);
  if (!report || Number.isNaN(value)) return undefined;
  return { value, unit: source.unit, command: source.command, measured: report.measured };
}

const younger = (
  one: Measurement | undefined,
  other: Measurement | undefined,
): Measurement | undefined =>
  one && other && other.measured > one.measured ? other : (one ?? other);
