import { expect, test } from 'vitest';
import { counter, formatMetrics, gauge, histogram } from './metrics.ts';

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

test('a histogram counts what took at most so long, all of it and the sum', () => {
  const accept = histogram('accept_seconds', 'Accepting', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 2]) accept.observe(seconds);
  expect(formatMetrics([accept.sample()])).toBe(
    [
      '# HELP accept_seconds Accepting',
      '# TYPE accept_seconds histogram',
      'accept_seconds_bucket{le="0.1"} 2',
      'accept_seconds_bucket{le="1"} 3',
      'accept_seconds_bucket{le="+Inf"} 4',
      'accept_seconds_sum 2.65',
      'accept_seconds_count 4',
      '',
    ].join('\n'),
  );
});
