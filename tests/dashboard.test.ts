import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startPrometheus } from './support/prometheus.ts';
import { eventually, testService } from './support/service.ts';

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const file = path.join(import.meta.dirname, '../deploy/monitoring/dashboard.json');
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: readonly Panel[] };
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, expr })),
);

it('every panel of the dashboard shows data from a real Prometheus', async () => {
  await using service = await testService();
  await service.postEnquiry();
  // Problems, so that panels that are normally empty have data.
  await service.database.pool.query(`
    insert into alarms (kind, subject, message) values ('failed', 'smtp', 'Of this test.');
    insert into heartbeats (process) values ('worker');
    insert into deliveries (enquiry_id, channel, purpose, state)
      select enquiries.id, v.* from enquiries, (values
        ('smtp', 'sales', 'failed'), ('smtp', 'acknowledgement', 'suppressed')) v (channel, purpose, state);
    update enquiries set state = 'held', held_reason = 'honeypot';
  `);
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  await using prometheus = await startPrometheus(new URL(address).host);
  await eventually(async () => {
    expect((await prometheus.ask('up{job="intake"} == 1')).data?.result).toHaveLength(1);
  });
  // A rate needs two scrapes with activity between them.
  for (let round = 0; round < 3; round += 1) {
    await service.postEnquiry();
    await service.post({ payload: {} });
    await sleep(1_500);
  }
  await eventually(async () => {
    const empty: string[] = [];
    for (const { title, expr } of queries) {
      const { status, error, data } = await prometheus.ask(expr);
      expect(status, `${title}: ${error ?? ''}`).toBe('success');
      if (data?.result.length === 0) empty.push(`${title}: ${expr}`);
    }
    expect(empty).toEqual([]);
  });
});
