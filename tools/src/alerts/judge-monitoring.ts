import type { Monitoring } from './monitoring.ts';
import { queryMetrics } from './query-metrics.ts';

/** Prometheus' own, for every place it asks. */
const ofPrometheus = 'up';
const severities = ['page', 'ticket'];
const runbookLine = /^\| <a id="(\w+)"><\/a>(\w+) /gm;

/** A sentence for everything in rules, tests, dashboard and runbook that is not so in another of them. */
export function judgeMonitoring(monitoring: Monitoring): string[] {
  return [
    ...judgeMetrics(monitoring),
    ...judgeAnnotations(monitoring),
    ...judgeRunbook(monitoring),
    ...judgeTests(monitoring),
  ];
}

const rulesOf = ({ rules }: Monitoring) => rules.groups.flatMap((group) => group.rules);
const alertsOf = (monitoring: Monitoring) =>
  rulesOf(monitoring).flatMap((rule) =>
    rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }],
  );

function judgeMetrics(monitoring: Monitoring): string[] {
  const rules = rulesOf(monitoring);
  const known = new Set([
    ...monitoring.exported,
    ...rules.flatMap(({ record }) => record ?? []),
    ofPrometheus,
  ]);
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
        .filter((metric) => !known.has(metric))
        .map((metric) => `${by} asks for ${metric}, which neither the intake nor a rule makes.`),
    ),
    ...[...monitoring.exported]
      .filter((metric) => !named.has(metric))
      .map((metric) => `The intake makes ${metric}, and no rule and no panel shows it.`),
  ];
}

function judgeAnnotations(monitoring: Monitoring): string[] {
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
  ]);
}

function judgeRunbook(monitoring: Monitoring): string[] {
  const lines = [...monitoring.runbook.matchAll(runbookLine)];
  const alerts = alertsOf(monitoring).map(({ alert }) => alert);
  const told = new Set(lines.map(([, , name = '']) => name));
  return [
    ...alerts
      .filter((alert) => !told.has(alert))
      .map(
        (alert) =>
          `docs/runbook.md needs a line “| <a id="${alert}"></a>${alert} | meaning | do |”.`,
      ),
    ...lines
      .filter(([, id, name]) => id !== name)
      .map(([, id = '', name = '']) => `docs/runbook.md leads from ${id} to the line of ${name}.`),
    ...[...told]
      .filter((name) => !alerts.includes(name))
      .map((name) => `docs/runbook.md has a line for ${name}, and there is no such alert.`),
  ];
}

function judgeTests(monitoring: Monitoring): string[] {
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
