import { readCommandLine } from '@studio/contract/command-line';
import { formatFinding } from '#reader/finding.ts';
import { readContent } from '#reader/load-content.ts';
import { contentRoot } from '#reader/content-root.ts';
import { contentChecks } from './content-checks.ts';
import { overdue } from './expiry.ts';
import { checked, findingsOf } from './run-checks.ts';

const help = `npm run check:content [-- <folder>] [--json]

Prints what is wrong in the content; ends with 1 if anything is. What is overdue is only counted.

  <folder>  content other than content/
  --json    prints the findings for another program, and ends with 0`;

const { values, positionals } = readCommandLine(help, {
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const root = positionals[0] ?? contentRoot();
const today = new Date();
const findings = await findingsOf(contentChecks(today), root);
if (values.json) {
  console.log(JSON.stringify(findings));
} else {
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(`Findings: ${findings.length}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
  const { content } = readContent(root);
  const due = content ? await checked(content, [overdue(today)]) : [];
  if (due.length > 0)
    console.log(`Due: ${due.length} entries should be checked again (npm run content:report).`);
}
