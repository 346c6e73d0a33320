import { expect, test } from 'vitest';
import { exportedMetrics } from './exported-metrics.ts';

test('finds every metric in the code, a histogram by its parts, and nothing else', () => {
  const text = `
    const accepted = new Counter({ name: 'enquiries_total', help: 'Enquiries', registers });
    const took = new Histogram({ name: 'took_seconds', help: 'Time', buckets: BOUNDS });
    const gauges = [{ name: 'queue_age', help: 'Age', label: 'what' }];
    const no = [{ name: 'no_metric' }, { name, help: 'Made elsewhere' }];
  `;
  expect([...exportedMetrics([{ path: 'apps/api/src/app.ts', text }])]).toEqual([
    'enquiries_total',
    'took_seconds_bucket',
    'took_seconds_sum',
    'took_seconds_count',
    'queue_age',
  ]);
});
