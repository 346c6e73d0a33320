/** What became of one small change to the code. */
export interface Fate {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
}

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

const among = (fates: readonly Fate[], statuses: ReadonlySet<string>) =>
  fates.filter(({ status }) => statuses.has(status));

/** Of the changes that could run, how many a test noticed. What does not compile or load is neither. */
export function scoreOf(name: string, fates: readonly Fate[]) {
  const noticed = among(fates, NOTICED).length;
  const counted = noticed + among(fates, UNNOTICED).length;
  const percent = counted === 0 ? 100 : (100 * noticed) / counted;
  return { percent, line: `${name}: ${noticed} of ${counted}, ${percent.toFixed(1)} %` };
}

/** One line for each change that no test noticed, by place. */
export const survivorsOf = (fates: readonly Fate[]): string[] =>
  among(fates, UNNOTICED).map(({ fileName, location, mutatorName, replacement = '', status }) => {
    const changed = replacement.replaceAll(/\s+/g, ' ').slice(0, 90);
    return `${fileName}:${location.start.line} ${status} ${mutatorName}: ${changed}`;
  });
