import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where `npm run proof` finds what was measured. */
const folder = path.join(import.meta.dirname, '../../.cache/reports/measurements');

/** Saves what a run measured under the name of its report; only called after all its requirements were met. */
export function recordMeasurement(
  report: string,
  values: Readonly<Record<string, number | string>>,
): void {
  const measured = new Date().toISOString().slice(0, 10);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${report}.json`), JSON.stringify({ measured, values }));
}
