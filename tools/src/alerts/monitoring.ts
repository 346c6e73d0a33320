/** What we read of Prometheus' rules, of promtool's tests and of Grafana's dashboard. */

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}

export interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly {
      readonly alertname: string;
      readonly exp_alerts?: readonly unknown[];
    }[];
  }[];
}

export interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

export interface Monitoring {
  readonly rules: Rules;
  readonly tests: RuleTests;
  readonly dashboard: Dashboard;
  /** The text of docs/runbook.md. */
  readonly runbook: string;
  /** The text of the tests that cause alerts. */
  readonly rehearsals: string;
  /** The names of the metrics that our code exports. */
  readonly exported: ReadonlySet<string>;
}
