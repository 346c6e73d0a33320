import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyDatabase } from './support/database.ts';
import { eventually } from './support/service.ts';

/** What `npm run dev` starts, on the ports it always uses. */
const site = 'http://localhost:4321';
const root = path.join(import.meta.dirname, '../..');

it('one command runs the whole product on one origin, from an empty database', async () => {
  await using database = await emptyDatabase();
  const product = spawn(process.execPath, ['deploy/dev.ts'], {
    cwd: root,
    // Without the test runner's own variables, which would tell Astro that it is being tested.
    env: { PATH: process.env['PATH'], INTAKE_DATABASE_URL: database.url },
    stdio: 'ignore',
  });
  const ended = once(product, 'exit');
  try {
    await eventually(async () => {
      expect((await fetch(`${site}/contact`)).status).toBe(200);
      expect((await fetch(`${site}/api/leads`)).status).toBe(404);
    }, 60_000);
    const sent = await fetch(`${site}/api/leads`, {
      method: 'POST',
      headers: { origin: site },
      body: new URLSearchParams({
        name: 'Asha Menon',
        companyname: 'Menon Textiles',
        email: 'asha@menon.example',
        country: 'IN',
        phonenumber: '98765 43210',
        subject: 'A shop for our looms',
      }),
    });
    expect(sent.status).toBe(201);
    const { reference } = (await sent.json()) as { reference: string };
    await eventually(async () => {
      expect(await (await fetch(`${site}/mails`)).text()).toContain(reference);
    }, 30_000);
  } finally {
    product.kill('SIGTERM');
    await ended;
  }
});
