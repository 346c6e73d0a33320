import { unfinishedDrawings } from './drawings.ts';
import { placeholderFacts } from './placeholder-facts.ts';
import { unconfirmedAnswers } from './stale-answers.ts';
import { unconfirmedClaims } from './unconfirmed-claims.ts';
import { unmeasured } from './unmeasured.ts';
import { unreadLegal } from './unread-legal.ts';
import { drawings } from '#catalogue/drawn.ts';
import { tell } from '#catalogue/finding.ts';
import { byDuty, samplesAtOnce } from './launch-duties.ts';
import { findingsOf } from './run-checks.ts';

/** What must be settled before the site may go out, and by whom. */
const root = process.argv[2];
const checks = [
  samplesAtOnce,
  placeholderFacts,
  unconfirmedAnswers,
  unconfirmedClaims,
  unreadLegal,
  unmeasured,
  unfinishedDrawings(drawings(root)),
];
const findings = await findingsOf(checks, root);
for (const { duty, left } of byDuty(findings)) {
  console.log(`${duty.what}, to be settled by ${duty.who}:`);
  for (const finding of left) console.log(`  ${tell(finding)}`);
}
console.log(`Findings: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
