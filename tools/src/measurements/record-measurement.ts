import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where measuring commands save their results, relative to the repository's root. */
export const reportFolder = '.cache/reports/measurements';

/** What one run measured, and its day. */
export interface Report {
  readonly measured: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** Saves measurements for `npm run proof`; only called by a command that succeeded. */
export function recordMeasurement(name: string, values: Report['values']): void {
  const report: Report = { measured: new Date().toISOString().slice(0, 10), values };
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(join(reportFolder, `${name}.json`), JSON.stringify(report));
}
