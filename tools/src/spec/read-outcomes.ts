import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Outcome } from './outcome.ts';
import { isPlaywrightReport, playwrightOutcomes } from './playwright-report.ts';
import { isVitestReport, vitestOutcomes } from './vitest-report.ts';

/** Where every test run writes its JSON report, relative to the repository's root. */
const reports = '.cache/reports/*.json';

export function readOutcomes(
  root: string,
  isWanted: (report: string) => boolean = () => true,
): Outcome[] {
  return globSync(reports, { cwd: root })
    .filter((path) => isWanted(basename(path)))
    .sort()
    .flatMap((path) => outcomesIn(path, readFileSync(`${root}/${path}`, 'utf8')));
}

export function outcomesIn(path: string, json: string): Outcome[] {
  const report: unknown = JSON.parse(json);
  if (typeof report === 'object' && report !== null) {
    if (isVitestReport(report)) return vitestOutcomes(report);
    if (isPlaywrightReport(report)) return playwrightOutcomes(report);
  }
  throw new Error(`${path} is a report of neither Vitest nor Playwright. Move it elsewhere.`);
}
