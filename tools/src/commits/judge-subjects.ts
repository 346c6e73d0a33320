export interface Commit {
  readonly id: string;
  readonly subject: string;
}

const LONGEST = 60;
const scoped = /^[a-z][a-z0-9-]*(?:(?:, |[ /])[a-z0-9-]+)*: \S/;
/** Written by git itself. A shallow clone does not know that a merge is one, so its subject decides. */
const byGit = /^(?:Merge |Revert "|fixup! |squash! )/;
/** Only forms no imperative has. The rest is for a reviewer. */
const reported =
  /: (?:added|adds|adding|fixed|fixes|fixing|removed|removes|changed|changes|updated|updates|made|makes)\b/i;

/** One sentence per fault in a commit's subject. */
export function judgeSubjects(commits: readonly Commit[]): string[] {
  return commits
    .filter(({ subject }) => !byGit.test(subject))
    .flatMap(({ id, subject }) =>
      [
        subject.length > LONGEST &&
          `has ${subject.length} characters. Use at most ${LONGEST}; put the rest in the body`,
        !scoped.test(subject) && 'names no scope. Begin like “desk: …”',
        subject.endsWith('.') && 'ends with a period. Remove it',
        reported.test(subject) && 'reports. Write an order: “fix”, not “fixed” or “fixes”',
      ]
        .filter((fault) => fault !== false)
        .map((fault) => `${id.slice(0, 7)} “${subject}” ${fault}.`),
    );
}
