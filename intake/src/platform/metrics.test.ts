import { expect, test } from 'vitest';
import { counter, formatMetrics, gauge } from './metrics.ts';

test('a counter tells the series it begins with before anything is counted', () => {
  const refused = counter('refused_total', 'Refused', [{ reason: 'storage' }]);
  expect(formatMetrics([refused.sample()])).toBe(
    '# HELP refused_total Refused\n# TYPE refused_total counter\nrefused_total{reason="storage"} 0\n',
  );
  refused.add({ reason: 'storage' });
  refused.add({ reason: 'rate' });
  expect(refused.sample().values).toEqual([
    { labels: { reason: 'storage' }, value: 1 },
    { labels: { reason: 'rate' }, value: 1 },
  ]);
});

test('a gauge gives each value its label', () => {
  const parked = gauge('parked', 'Parked', 'channel').sample([{ label: 'smtp', value: 2 }]);
  expect(formatMetrics([parked])).toBe(
    '# HELP parked Parked\n# TYPE parked gauge\nparked{channel="smtp"} 2\n',
  );
});
