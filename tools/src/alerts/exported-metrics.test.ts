import { expect, test } from 'vitest';
import { exportedMetrics } from './exported-metrics.ts';

test('every counter and gauge is found where it is made, and nothing else', () => {
  const text = `
    const accepted = counter('leads_total', 'Leads');
    const gauges = [gauge('queue_age', 'Age', 'what'), other('no_metric')];
    function counter(name: string) { return 'in_no_call'; }
  `;
  expect([...exportedMetrics([{ path: 'intake/src/app.ts', text }])]).toEqual([
    'leads_total',
    'queue_age',
  ]);
});
