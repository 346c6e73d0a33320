import { expect, test } from 'vitest';
import { judgeMonitoring } from './judge-monitoring.ts';
import type { Monitoring } from './monitoring.ts';

const rule = {
  alert: 'QueueOld',
  expr: 'job:age > 5',
  labels: { severity: 'page' },
  annotations: { summary: 'Something waits.', runbook: 'docs/runbook.md#QueueOld' },
};
const record = { record: 'job:age', expr: 'max(age)' };
const fires = { alertname: 'QueueOld', exp_alerts: [{}] };
const silent = { alertname: 'QueueOld' };
const line = '| <a id="QueueOld"></a>QueueOld | it waits | look |\n';

const sound: Monitoring = {
  rules: { groups: [{ rules: [record, rule] }] },
  tests: { tests: [{ alert_rule_test: [fires, silent] }] },
  dashboard: { panels: [{ title: 'Age', targets: [{ expr: 'job:age' }, { expr: 'up' }] }] },
  runbook: line,
  exported: new Set(['age']),
};
const judge = (change: Partial<Monitoring>): string[] => judgeMonitoring({ ...sound, ...change });
const withRule = (change: object): string[] =>
  judge({ rules: { groups: [{ rules: [record, { ...rule, ...change }] }] } });

test('what agrees is left in peace', () => {
  expect(judge({})).toEqual([]);
});

test('a metric that was renamed in the intake is missed by rule and panel, and shown by none', () => {
  expect(judge({ exported: new Set(['queue_age']) })).toEqual([
    'The rule job:age asks for age, which neither the intake nor a rule makes.',
    'The intake makes queue_age, and no rule and no panel shows it.',
  ]);
  expect(
    judge({ dashboard: { panels: [{ title: 'Age', targets: [{ expr: 'sum(gone)' }] }] } }),
  ).toEqual(['The panel “Age” asks for gone, which neither the intake nor a rule makes.']);
});

test('an alert says how urgent it is, what is wrong and where to read on', () => {
  expect(withRule({ labels: { severity: 'critical' } })).toEqual([
    'The alert QueueOld needs a severity: page or ticket.',
  ]);
  expect(withRule({ annotations: { runbook: 'docs/runbook.md' } })).toEqual([
    'The alert QueueOld needs a summary that is a sentence.',
    'The alert QueueOld needs the annotation runbook: docs/runbook.md#QueueOld.',
  ]);
});

test('every alert has its line in the runbook, and every line its alert', () => {
  expect(judge({ runbook: '' })).toEqual([
    'docs/runbook.md needs a line “| <a id="QueueOld"></a>QueueOld | meaning | do |”.',
  ]);
  expect(judge({ runbook: line + line.replaceAll('QueueOld', 'Gone') })).toEqual([
    'docs/runbook.md has a line for Gone, and there is no such alert.',
  ]);
  expect(judge({ runbook: line.replace('"QueueOld"', '"Old"') })).toEqual([
    'docs/runbook.md leads from Old to the line of QueueOld.',
  ]);
});

test('every alert is shown to fire and to stay silent', () => {
  expect(judge({ tests: { tests: [{ alert_rule_test: [silent] }] } })).toEqual([
    'No test shows the alert QueueOld firing.',
  ]);
  expect(judge({ tests: { tests: [{ alert_rule_test: [fires] }] } })).toEqual([
    'No test shows the alert QueueOld silent.',
  ]);
});
