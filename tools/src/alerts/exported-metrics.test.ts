import { expect, test } from 'vitest';
import { exportedMetrics } from './exported-metrics.ts';

test('every metric is found where it is made, a histogram by its parts, and nothing else', () => {
  const text = `
    const accepted = counter('leads_total', 'Leads');
    const took = histogram('took_seconds', 'Time', [1]);
    const gauges = [gauge('queue_age', 'Age', 'what'), other('no_metric')];
    function counter(name: string) { return 'in_no_call'; }
  `;
  expect([...exportedMetrics([{ path: 'intake/src/app.ts', text }])]).toEqual([
    'leads_total',
    'took_seconds_bucket',
    'took_seconds_sum',
    'took_seconds_count',
    'queue_age',
  ]);
});
