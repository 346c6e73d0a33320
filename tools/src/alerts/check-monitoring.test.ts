import { expect, test } from 'vitest';
import { checkMonitoring } from './check-monitoring.ts';
import type { Monitoring } from './monitoring.ts';

const rule = {
  alert: 'QueueOld',
  expr: 'job:age > 5',
  labels: { severity: 'page' },
  annotations: {
    summary: 'Something waits.',
    look: 'intake enquiries waiting',
    runbook: 'docs/runbook.md#QueueOld',
  },
};
const record = { record: 'job:age', expr: 'max(age)' };
const fires = { alertname: 'QueueOld', exp_alerts: [{}] };
const silent = { alertname: 'QueueOld' };
const line = '| <a id="QueueOld"></a>QueueOld | it waits | look |\n';
const entry = `## Pages at night

### QueueOld

- **Concerns:** the enquiry that waits.
- **Look:** \`intake enquiries waiting\`.
- **Fix:** \`systemctl restart worker\`.
- **Do not:** delete the job.

## After it
`;

const sound: Monitoring = {
  rules: { groups: [{ rules: [record, rule] }] },
  tests: { tests: [{ alert_rule_test: [fires, silent] }] },
  dashboard: { panels: [{ title: 'Age', targets: [{ expr: 'job:age' }, { expr: 'up' }] }] },
  runbook: line + entry,
  rehearsals: "const { look } = await entryOf(watched, 'QueueOld');",
  exported: new Set(['age']),
};
const check = (change: Partial<Monitoring>): string[] => checkMonitoring({ ...sound, ...change });
const withRule = (change: object): string[] =>
  check({ rules: { groups: [{ rules: [record, { ...rule, ...change }] }] } });

test('reports nothing if everything agrees', () => {
  expect(check({})).toEqual([]);
});

test('reports rules and panels that use a renamed metric, and a metric that none of them uses', () => {
  expect(check({ exported: new Set(['queue_age']) })).toEqual([
    'The rule job:age uses age, which neither our code nor a rule defines.',
    'Our code exports queue_age, but no rule or panel uses it.',
  ]);
  expect(
    check({ dashboard: { panels: [{ title: 'Age', targets: [{ expr: 'sum(gone)' }] }] } }),
  ).toEqual(['The panel “Age” uses gone, which neither our code nor a rule defines.']);
});

test('an alert must have a severity, a summary, a link to the runbook and a command to look', () => {
  expect(withRule({ labels: { severity: 'critical' } })).toEqual([
    'The alert QueueOld needs a severity: page or ticket.',
  ]);
  expect(withRule({ annotations: { runbook: 'docs/runbook.md' } })).toEqual([
    'The alert QueueOld needs a summary that is a sentence.',
    'The alert QueueOld needs the annotation runbook: docs/runbook.md#QueueOld.',
    'The alert QueueOld needs the annotation look: the command that shows more.',
  ]);
});

test('every alert needs a line in the runbook, and every line an alert', () => {
  expect(check({ runbook: entry })).toEqual([
    'docs/runbook.md needs a line “| <a id="QueueOld"></a>QueueOld | meaning | do |”.',
  ]);
  expect(check({ runbook: line + line.replaceAll('QueueOld', 'Gone') + entry })).toEqual([
    'docs/runbook.md has a line for Gone, and there is no such alert.',
  ]);
  expect(check({ runbook: line.replace('"QueueOld"', '"Old"') + entry })).toEqual([
    'docs/runbook.md links Old to the line of QueueOld.',
  ]);
});

test('every alert needs an entry with what it concerns, how to look, how to fix and what not to do', () => {
  expect(check({ runbook: line })).toEqual([
    'docs/runbook.md needs an entry “### QueueOld” under “Pages at night”.',
  ]);
  const withoutTicks = entry.replace('`intake enquiries waiting`', 'the queue');
  expect(check({ runbook: line + withoutTicks.replace('- **Do not', '- **Never') })).toEqual([
    'The entry QueueOld of docs/runbook.md needs “- **Look:** …” with a command.',
    'The entry QueueOld of docs/runbook.md needs “- **Do not:** …”.',
  ]);
  expect(check({ runbook: line + entry.replace('## After', '### Gone\n\n## After') })).toEqual([
    'docs/runbook.md has an entry Gone, and there is no such alert.',
  ]);
});

test('the command to look that a mail has is in the runbook too', () => {
  expect(check({ runbook: line + entry.replace('enquiries waiting', 'doctor') })).toEqual([
    "The entry QueueOld of docs/runbook.md needs the alert's command to look: intake enquiries waiting.",
  ]);
});

test('every alert needs a test in which it fires and one in which it does not', () => {
  expect(check({ tests: { tests: [{ alert_rule_test: [silent] }] } })).toEqual([
    'No test shows the alert QueueOld firing.',
  ]);
  expect(check({ tests: { tests: [{ alert_rule_test: [fires] }] } })).toEqual([
    'No test shows the alert QueueOld silent.',
  ]);
});

test('every alert needs a rehearsal that causes it, and every rehearsal an alert', () => {
  expect(check({ rehearsals: '' })).toEqual([
    'No test in tests/alert-rehearsals*.test.ts causes the alert QueueOld.',
  ]);
  expect(check({ rehearsals: `${sound.rehearsals} await entryOf(watched, 'Gone');` })).toEqual([
    'A test rehearses Gone, and there is no such alert.',
  ]);
});
