import type { Monitoring } from './monitoring.ts';
import { queryMetrics } from './query-metrics.ts';

/** Metrics of Prometheus itself, and those prom-client collects for every Node process. */
const notOurs = /^(?:up$|nodejs_|process_)/;
const severities = ['page', 'ticket'];
/** The parts of a runbook entry for the person on call, and which of them have a command. */
const parts = [
  { name: 'Concerns', hasCommand: false },
  { name: 'Look', hasCommand: true },
  { name: 'Fix', hasCommand: true },
  { name: 'Do not', hasCommand: false },
] as const;
/** `entryOf` in tests/support/rehearsal.ts fails if the alert does not fire. */
const rehearsed = /\bentryOf\(\s*watched,\s*'(\w+)'/g;
const runbookLine = /^\| <a id="(\w+)"><\/a>(\w+) /gm;

/** A sentence for each difference between rules, tests, dashboard and runbook. */
export function checkMonitoring(monitoring: Monitoring): string[] {
  return [
    ...checkMetrics(monitoring),
    ...checkAnnotations(monitoring),
    ...checkRunbook(monitoring),
    ...checkEntries(monitoring),
    ...checkTests(monitoring),
    ...checkRehearsals(monitoring),
  ];
}

const rulesOf = ({ rules }: Monitoring) => rules.groups.flatMap((group) => group.rules);
const alertsOf = (monitoring: Monitoring) =>
  rulesOf(monitoring).flatMap((rule) =>
    rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }],
  );

function checkMetrics(monitoring: Monitoring): string[] {
  const rules = rulesOf(monitoring);
  const known = new Set([...monitoring.exported, ...rules.flatMap(({ record }) => record ?? [])]);
  const queries = [
    ...rules.map(({ alert, record, expr }) => ({ by: `The rule ${alert ?? record ?? ''}`, expr })),
    ...monitoring.dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ by: `The panel “${title}”`, expr })),
    ),
  ];
  const named = new Set(queries.flatMap(({ expr }) => queryMetrics(expr)));
  return [
    ...queries.flatMap(({ by, expr }) =>
      queryMetrics(expr)
        .filter((metric) => !known.has(metric) && !notOurs.test(metric))
        .map((metric) => `${by} uses ${metric}, which neither our code nor a rule defines.`),
    ),
    ...[...monitoring.exported]
      .filter((metric) => !named.has(metric))
      .map((metric) => `Our code exports ${metric}, but no rule or panel uses it.`),
  ];
}

function checkAnnotations(monitoring: Monitoring): string[] {
  return alertsOf(monitoring).flatMap(({ alert, labels = {}, annotations = {} }) => [
    ...(severities.includes(labels.severity ?? '')
      ? []
      : [`The alert ${alert} needs a severity: ${severities.join(' or ')}.`]),
    ...(annotations.summary?.endsWith('.') === true
      ? []
      : [`The alert ${alert} needs a summary that is a sentence.`]),
    ...(annotations.runbook === `docs/runbook.md#${alert}`
      ? []
      : [`The alert ${alert} needs the annotation runbook: docs/runbook.md#${alert}.`]),
    ...(annotations.look === undefined
      ? [`The alert ${alert} needs the annotation look: the command that shows more.`]
      : []),
  ]);
}

function checkRunbook(monitoring: Monitoring): string[] {
  const lines = [...monitoring.runbook.matchAll(runbookLine)];
  const alerts = alertsOf(monitoring).map(({ alert }) => alert);
  const documented = new Set(lines.map(([, , name = '']) => name));
  return [
    ...alerts
      .filter((alert) => !documented.has(alert))
      .map(
        (alert) =>
          `docs/runbook.md needs a line “| <a id="${alert}"></a>${alert} | meaning | do |”.`,
      ),
    ...lines
      .filter(([, id, name]) => id !== name)
      .map(([, id = '', name = '']) => `docs/runbook.md links ${id} to the line of ${name}.`),
    ...[...documented]
      .filter((name) => !alerts.includes(name))
      .map((name) => `docs/runbook.md has a line for ${name}, and there is no such alert.`),
  ];
}

/** The text of each entry `### Alert` under "Pages at night", by its alert. */
function runbookEntries(runbook: string): ReadonlyMap<string, string> {
  const [, section = ''] = runbook.split(/^## Pages at night$/mu);
  const [own = ''] = section.split(/^## /mu);
  return new Map(
    own
      .split(/^### /mu)
      .slice(1)
      .map((entry) => {
        const [name = '', ...text] = entry.split('\n');
        return [name.trim(), text.join('\n')];
      }),
  );
}

function checkEntries(monitoring: Monitoring): string[] {
  const entries = runbookEntries(monitoring.runbook);
  const alerts = alertsOf(monitoring);
  const missing = alerts.flatMap(({ alert, annotations: { look } = {} }) => {
    const entry = entries.get(alert);
    if (entry === undefined)
      return [`docs/runbook.md needs an entry “### ${alert}” under “Pages at night”.`];
    const lineOf = (name: string) =>
      new RegExp(`^- \\*\\*${name}:\\*\\* (.+)$`, 'mu').exec(entry)?.[1];
    const lacking = parts
      .filter(({ name, hasCommand }) => {
        const line = lineOf(name);
        return line === undefined || (hasCommand && !line.includes('`'));
      })
      .map(
        ({ name, hasCommand }) =>
          `The entry ${alert} of docs/runbook.md needs “- **${name}:** …”${hasCommand ? ' with a command' : ''}.`,
      );
    if (
      lacking.length > 0 ||
      look === undefined ||
      lineOf('Look')?.includes(`\`${look}\``) === true
    )
      return lacking;
    return [`The entry ${alert} of docs/runbook.md needs the alert's command to look: ${look}.`];
  });
  const names = alerts.map(({ alert }) => alert);
  const unknown = [...entries.keys()].filter((name) => !names.includes(name));
  return [
    ...missing,
    ...unknown.map((name) => `docs/runbook.md has an entry ${name}, and there is no such alert.`),
  ];
}

function checkTests(monitoring: Monitoring): string[] {
  const cases = monitoring.tests.tests.flatMap((test) => test.alert_rule_test);
  const isShown = (name: string, fires: boolean): boolean =>
    cases.some(
      ({ alertname, exp_alerts = [] }) => alertname === name && exp_alerts.length > 0 === fires,
    );
  return alertsOf(monitoring).flatMap(({ alert }) => [
    ...(isShown(alert, true) ? [] : [`No test shows the alert ${alert} firing.`]),
    ...(isShown(alert, false) ? [] : [`No test shows the alert ${alert} silent.`]),
  ]);
}

function checkRehearsals(monitoring: Monitoring): string[] {
  const alerts = alertsOf(monitoring).map(({ alert }) => alert);
  const caused = new Set(
    [...monitoring.rehearsals.matchAll(rehearsed)].map(([, name = '']) => name),
  );
  return [
    ...alerts
      .filter((alert) => !caused.has(alert))
      .map((alert) => `No test in tests/alert-rehearsals*.test.ts causes the alert ${alert}.`),
    ...[...caused]
      .filter((name) => !alerts.includes(name))
      .map((name) => `A test rehearses ${name}, and there is no such alert.`),
  ];
}
