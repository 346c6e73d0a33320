/** The result of one of the grader's tests, its points, and the most that the test can give. */
export interface Graded {
  readonly title: string;
  readonly result: string;
  readonly points: number;
  readonly best: number;
}

/** Results below the maximum that are right for us, each with its reason. */
const asMeant: Readonly<Record<string, string>> = {
  'cookies-not-found': 'flags of cookies, and the site sets none',
  'hsts-implemented-max-age-at-least-six-months':
    'the list of domains that browsers ship, which only a domain’s owner can join',
};

/** One line for each test, and the tests that lost points without such a reason. */
export function checkGrades(all: readonly Graded[]): { lines: string[]; lost: string[] } {
  const short = all.filter(({ points, best }) => points < best);
  const reasonOf = (one: Graded) => (short.includes(one) ? asMeant[one.result] : undefined);
  return {
    lines: all.map((one) => {
      const reason = reasonOf(one);
      const score = `${String(one.points).padStart(4)} of ${String(one.best).padStart(2)}`;
      return `${score}  ${one.title}: ${one.result}${reason ? ` (for ${reason})` : ''}`;
    }),
    lost: short
      .filter((one) => reasonOf(one) === undefined)
      .map(
        ({ title, result, points, best }) =>
          `${title} lost ${best - points} of its points: ${result}. Fix deploy/headers.ts, or what it depends on.`,
      ),
  };
}
