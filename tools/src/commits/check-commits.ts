// Checks the subjects of new commits: node tools/src/commits/check-commits.ts
import { judgeSubjects } from './judge-subjects.ts';
import { newCommits } from './new-commits.ts';

const { commits, range } = newCommits(process.cwd());
const findings = judgeSubjects(commits);
for (const finding of findings) console.log(finding);
console.log(`Commits checked: ${commits.length} (${range}). Faults found: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
