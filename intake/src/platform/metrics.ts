type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly values: readonly { readonly labels: Labels; readonly value: number }[];
}

export interface Counter {
  add(labels?: Labels): void;
  readonly sample: () => Sample;
}

export function counter(name: string, help: string): Counter {
  const values = new Map<string, { labels: Labels; value: number }>();
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
        ...values.map(({ labels, value }) => `${name}${formatLabels(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');
}
