import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownSettings } from '@studio/contract/own-secrets';
import { eventually } from '@studio/tests/support/service.ts';
import { settings } from '@studio/tests/support/settings.ts';
import type { Cluster } from '../cluster.ts';
import type { EnquiryClient } from '../enquiry-client.ts';
import { supervise } from '../service.ts';
import type { Report } from '../report.ts';

const CLI = path.join(import.meta.dirname, '../../apps/worker/src/cli/intake.ts');
const OWN = 'own-page@erased.example';
const OPERATED = 'operated@erased.example';

/** Two people who are erased after a backup, and the worker's list that must keep them erased after a restore. */
export function erasedSince(folder: string) {
  const file = path.join(folder, 'erased.txt');
  const settingsFor = ({ url }: Cluster) => settings(url, { INTAKE_ERASED_LIST_PATH: file });
  const left = async (cluster: Cluster): Promise<number> =>
    (await cluster.query('select from enquiries where email = any ($1)', [[OWN, OPERATED]])).length;

  return {
    async send(client: EnquiryClient): Promise<void> {
      for (const email of [OWN, OPERATED])
        await client.post({ idempotencykey: randomUUID(), email });
    },

    /** One on their own page, one by the operator's command. Resolves when the worker has listed both. */
    async erase(cluster: Cluster): Promise<void> {
      await using worker = supervise('worker', settingsFor(cluster));
      await worker.up();
      const key = randomBytes(32);
      await cluster.query(
        `insert into enquiry_links (key_hash, enquiry_id, person_key, expires_at)
         select $1, id, 'x', now() + interval '1 day' from enquiries where email = $2`,
        [createHash('sha256').update(key).digest(), OWN],
      );
      await cluster.query('select erase_enquiry($1, $2)', [key, randomUUID()]);
      execFileSync(process.execPath, [CLI, 'erase', '--email', OPERATED], {
        env: ownSettings('operator', settingsFor(cluster)),
        stdio: 'pipe',
      });
      await eventually(() => {
        const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
        if (lines.length !== 2) throw new Error('The worker has not listed the erasures.');
      });
    },

    /** Checks the repeated erasure on a database from before it. */
    async mustGoAgain(report: Report, cluster: Cluster): Promise<void> {
      const back = await left(cluster);
      await using worker = supervise('worker', settingsFor(cluster));
      await worker.up();
      const still = await left(cluster);
      const recorded = await cluster.query(
        `select from audit_log where action = 'erased' and detail = 'again after a restore'`,
      );
      report.record('erased since: brought back, left once the worker runs', `${back}, ${still}`);
      report.must(back === 2, 'The restore did not bring back two people who were erased since.');
      report.must(still === 0, 'People who were erased since are there after the restore.');
      report.must(recorded.length === 2, 'The audit log does not say that they were erased again.');
    },
  };
}
