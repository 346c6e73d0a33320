import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where measuring commands leave what they printed, seen from the repository's root. */
export const reportFolder = '.cache/reports/figures';

/** What one run measured, and its day. */
export interface Report {
  readonly measured: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** Leaves figures for `npm run figures`; called by a command that holds, never by one that failed. */
export function keepFigures(name: string, values: Report['values']): void {
  const report: Report = { measured: new Date().toISOString().slice(0, 10), values };
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(join(reportFolder, `${name}.json`), JSON.stringify(report));
}
