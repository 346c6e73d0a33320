import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, startProcess, type TestProcess } from '@studio/tests/support/processes.ts';
import { expect, it } from 'vitest';
import { base64 } from './support/form.ts';
import { testPublish } from './support/publish.ts';

const KILLS = 3;
/** Decides only how soon a failure is reported: a busy machine must not fail the test. */
const TIMEOUT_MS = 300_000;
const path = (i: number) => `people/saved-${i}.yaml`;

const promise =
  'killed in the middle of saves: what was acknowledged is there, and the next start saves on';
it(promise, { timeout: TIMEOUT_MS }, async () => {
  // A process with a public origin refuses the developers' sign-in.
  await using publish = await testPublish({ PUBLISH_ORIGIN: 'http://localhost:8093' });
  const { repository, settings, origin } = publish;
  const edith = await publish.signInAs('editor', 'Edith Varga');
  const cookie = [...edith.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const env = { ...settings, PUBLISH_PORT: '0', PATH: process.env['PATH'] ?? '' };
  const acknowledged: number[] = [];
  let next = 0;

  async function saveUntilKilled(service: TestProcess): Promise<void> {
    for (;;) {
      const i = (next += 1);
      const answer = await fetch(`${addressOf(service)}/api/keystatic/update`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({
          base: { [path(i)]: null },
          additions: [{ path: path(i), contents: base64(`name: Number ${i}\n`) }],
          deletions: [],
        }),
      }).catch(() => undefined);
      if (answer === undefined) return;
      expect(answer.status).toBe(200);
      acknowledged.push(i);
      await answer.body?.cancel();
    }
  }

  for (let kills = 0; kills < KILLS; kills += 1) {
    // What a kill between two steps of git leaves, which a random kill rarely hits.
    writeFileSync(join(repository.folder, 'refs/heads/next.lock'), '');
    await using service = await startProcess('publish', env);
    const before = acknowledged.length;
    const saving = saveUntilKilled(service);
    const saved = async () => {
      while (acknowledged.length === before) await wait(20);
    };
    await Promise.race([saved(), saving]);
    expect(acknowledged.length, service.output()).toBeGreaterThan(before);
    await wait(randomInt(1_000));
    await service.end('SIGKILL');
    await saving;
  }

  const kept = new Set(repository.git('ls-tree', '--name-only', 'next:content/people').split('\n'));
  expect(acknowledged.filter((i) => !kept.has(`saved-${i}.yaml`))).toEqual([]);
  const [first = 0] = acknowledged;
  expect(repository.read(path(first))).toBe(`name: Number ${first}\n`);
  expect(repository.git('fsck', '--full', '--no-dangling')).toBe('');
});
