type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: readonly {
    readonly labels: Labels;
    readonly value: number;
    /** A histogram's parts have names of their own: `_bucket`, `_sum`, `_count`. */
    readonly part?: string;
  }[];
}

export interface Counter {
  add(labels?: Labels): void;
  readonly sample: () => Sample;
}

/**
 * Series in `from` are told from the start, at 0: Prometheus sees no rise in a series whose first value
 * is already 1, and with few enquiries a day the first refusal is the one to be told of.
 */
export function counter(name: string, help: string, from: readonly Labels[] = []): Counter {
  const values = new Map<string, { labels: Labels; value: number }>();
  for (const labels of from) values.set(JSON.stringify(labels), { labels, value: 0 });
  return {
    add(labels = {}) {
      const key = JSON.stringify(labels);
      const entry = values.get(key) ?? { labels, value: 0 };
      entry.value += 1;
      values.set(key, entry);
    },
    sample: () => ({ name, help, type: 'counter', values: [...values.values()] }),
  };
}

export interface Histogram {
  observe(seconds: number): void;
  readonly sample: () => Sample;
}

/** How long something took, counted by bounds in seconds: a server can add up those of all copies. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const within = bounds.map(() => 0);
  let sum = 0;
  let count = 0;
  return {
    observe(seconds) {
      sum += seconds;
      count += 1;
      bounds.forEach((bound, at) => {
        if (seconds <= bound) within[at] = (within[at] ?? 0) + 1;
      });
    },
    sample: () => ({
      name,
      help,
      type: 'histogram',
      values: [
        ...bounds.map((bound, at) => ({
          part: '_bucket',
          labels: { le: String(bound) },
          value: within[at] ?? 0,
        })),
        { part: '_bucket', labels: { le: '+Inf' }, value: count },
        { part: '_sum', labels: {}, value: sum },
        { part: '_count', labels: {}, value: count },
      ],
    }),
  };
}

export interface Gauge {
  readonly name: string;
  readonly sample: (
    values: readonly { readonly label: string; readonly value: number }[],
  ) => Sample;
}

export function gauge(name: string, help: string, label: string): Gauge {
  return {
    name,
    sample: (values) => ({
      name,
      help,
      type: 'gauge',
      values: values.map((one) => ({ labels: { [label]: one.label }, value: one.value })),
    }),
  };
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/["\\\n]/gu, '_')}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Prometheus' text format, version 0.0.4. */
export function formatMetrics(samples: readonly Sample[]): string {
  return samples
    .map(({ name, help, type, values }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...values.map(
          ({ part = '', labels, value }) => `${name}${part}${formatLabels(labels)} ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');
}
