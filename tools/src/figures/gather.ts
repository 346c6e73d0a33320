import type { Report } from './keep-figures.ts';
import { wordFor, type Origin } from './origins.ts';

export interface Figure extends Pick<Origin, 'command' | 'unit'> {
  readonly value: number;
  readonly measured: string;
}

export type Figures = Readonly<Record<string, Figure>>;

export interface Gathered {
  readonly figures: Figures;
  /** A sentence for each figure that has not been measured. */
  readonly missing: readonly string[];
}

/** Each figure from the report of its command, or the existing one if that is newer. */
export function gather(
  origins: Readonly<Record<string, Origin>>,
  before: Figures,
  reportOf: (name: string) => Report | undefined,
): Gathered {
  const figures: Record<string, Figure> = {};
  const missing: string[] = [];
  for (const [name, origin] of Object.entries(origins)) {
    const figure = younger(fresh(origin, reportOf(origin.report)), before[name]);
    if (figure) figures[name] = figure;
    else
      missing.push(
        `“${name}” has not been measured yet, so it is not shown. Run "npm run figures -- ${wordFor(origin)}".`,
      );
  }
  return { figures, missing };
}

function fresh(origin: Origin, report: Report | undefined): Figure | undefined {
  const value = Number(report?.values[origin.value] ?? Number.NaN);
  if (!report || Number.isNaN(value)) return undefined;
  return { value, unit: origin.unit, command: origin.command, measured: report.measured };
}

const younger = (one: Figure | undefined, other: Figure | undefined): Figure | undefined =>
  one && other && other.measured > one.measured ? other : (one ?? other);
