/** The result of one small change to the code. */
export interface Fate {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
}

const TIMEOUT = 'Timeout';
const NOTICED = new Set(['Killed', TIMEOUT]);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

const among = (fates: readonly Fate[], statuses: ReadonlySet<string>) =>
  fates.filter(({ status }) => statuses.has(status));

export interface Score {
  readonly name: string;
  readonly percent: number;
  readonly line: string;
}

/** How many of the changes that could run a test noticed. Those that do not compile or load are not counted. */
export function scoreOf(name: string, fates: readonly Fate[], minutes: number): Score {
  const noticed = among(fates, NOTICED).length;
  const counted = noticed + among(fates, UNNOTICED).length;
  const percent = counted === 0 ? 100 : (100 * noticed) / counted;
  const timeouts = among(fates, new Set([TIMEOUT])).length;
  const line = `${name}: ${noticed} of ${counted}, ${percent.toFixed(1)} %, ${timeouts} of them by time-out, in ${minutes.toFixed(1)} minutes`;
  return { name, percent, line };
}

/** Modules below the goal: a good one does not make up for a bad one. */
export const failuresOf = (scores: readonly Score[], goal: number): string[] =>
  scores.filter(({ percent }) => percent < goal).map(({ name }) => name);

/** One line for each change that no test noticed, by place. */
export const survivorsOf = (fates: readonly Fate[]): string[] =>
  among(fates, UNNOTICED).map(({ fileName, location, mutatorName, replacement = '', status }) => {
    const changed = replacement.replaceAll(/\s+/g, ' ').slice(0, 90);
    return `${fileName}:${location.start.line} ${status} ${mutatorName}: ${changed}`;
  });

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Pick<Fate, 'status'>[] }>>;
}

/** A report of Stryker with only the changes that failed a test: on a busy machine a time-out may be by chance. */
export function killedOnly(written: string): string {
  const report = JSON.parse(written) as Report;
  const files = Object.entries(report.files).map(([name, file]): [string, object] => [
    name,
    { ...file, mutants: file.mutants.filter(({ status }) => status === 'Killed') },
  ]);
  return JSON.stringify({ ...report, files: Object.fromEntries(files) });
}
