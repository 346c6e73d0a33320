import { expect, test } from 'vitest';
import { queryMetrics } from './query-metrics.ts';

test.each([
  ['max(failed{channel="smtp"}) > 5 * 60', ['failed']],
  ['sum by (kind, route) (rate(taken_total{kind=~"a|b"}[5m]))', ['taken_total']],
  [
    'app:refused:ratio_rate1h > 14.4 * 0.001 and app:late > 2',
    ['app:refused:ratio_rate1h', 'app:late'],
  ],
  ['absent(silent) and on() max(up{job="intake"}) == 1 or vector(0)', ['silent', 'up']],
  ['label == "a } of text (" or avg_over_time(age[6h] offset 1h)', ['label', 'age']],
])('%s', (query, metrics) => {
  expect(queryMetrics(query)).toEqual(metrics);
});
