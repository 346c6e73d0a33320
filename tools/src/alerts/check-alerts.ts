// Alert rules, their tests, the dashboard, the runbook and our metrics must agree:
// node tools/src/alerts/check-alerts.ts
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { exportedMetrics } from './exported-metrics.ts';
import { checkMonitoring } from './check-monitoring.ts';
import type { Dashboard, RuleTests, Rules } from './monitoring.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The problems that promtool reports; empty if there are none. */
function promtool(...args: readonly string[]): string[] {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: join(root, 'deploy/monitoring'),
    encoding: 'utf8',
  });
  if (error)
    return [
      `promtool cannot be run (${error.message}). On Debian: apt-get install --no-install-recommends prometheus.`,
    ];
  return status === 0 ? [] : [`promtool ${args.join(' ')} says:\n${stdout}${stderr}`];
}

const sources = globSync('{packages,apps}/*/src/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
);
const rules = parse(read('deploy/monitoring/alerts.yml')) as Rules;
const findings = [
  ...promtool('check', 'config', 'prometheus.yml'),
  ...promtool('test', 'rules', 'alerts.test.yml'),
  ...checkMonitoring({
    rules,
    tests: parse(read('deploy/monitoring/alerts.test.yml')) as RuleTests,
    dashboard: JSON.parse(read('deploy/monitoring/dashboard.json')) as Dashboard,
    runbook: read('docs/runbook.md'),
    rehearsals: globSync('tests/alert-rehearsals*.test.ts', { cwd: root }).map(read).join('\n'),
    exported: exportedMetrics(sources.map((path) => ({ path, text: read(path) }))),
  }),
];
for (const finding of findings) console.log(finding);
const count = rules.groups.flatMap((group) => group.rules).filter((rule) => rule.alert).length;
console.log(`${count} alerts read, faults found: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
