import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { enquiriesPath } from '@studio/contract/paths';
import { compiledModules } from './support/compiled-modules.ts';
import { emptyDatabase, readyDatabase } from './support/database.ts';
import { freePort, freePortsInARow } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { leash } from './support/test-run.ts';

const root = path.join(import.meta.dirname, '..');
// Without the test runner's variables, from which Astro would conclude that it is being tested.
const environment = (databaseUrl: string) => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: compiledModules,
  INTAKE_OWNER_DATABASE_URL: databaseUrl,
});

function startDev(databaseUrl: string, ...args: readonly string[]) {
  const product = spawn(process.execPath, [...leash, 'deploy/dev.ts', ...args], {
    cwd: root,
    env: environment(databaseUrl),
  });
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = once(product, 'exit');
  return {
    output: () => output,
    async [Symbol.asyncDispose]() {
      product.kill('SIGTERM');
      await ended;
    },
  };
}

function prepare(databaseUrl: string, ...args: readonly string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['apps/worker/src/dev/prepare-database.ts', ...args],
    { cwd: root, encoding: 'utf8', env: environment(databaseUrl) },
  );
  return { status, stderr };
}

it('one command runs the whole product on one origin, from an empty database', async () => {
  await using database = await emptyDatabase();
  const port = await freePortsInARow(7);
  const site = `http://localhost:${port}`;
  await using product = startDev(database.url, '--port', String(port));
  await eventually(async () => {
    expect((await fetch(`${site}/contact`)).status, product.output()).toBe(200);
    expect((await fetch(`${site}${enquiriesPath}`)).status).toBe(404);
  }, 90_000);
  const sent = await fetch(`${site}${enquiriesPath}`, {
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
  const [, desk = ''] = /The desk: (\S+)\. /u.exec(product.output()) ?? [];
  await eventually(async () => {
    expect(await (await fetch(desk)).text(), product.output()).toContain('/src/main.tsx');
    expect((await fetch(`${desk}/auth/login`)).url).toContain('/interaction/');
  });
  const { rows } = await database.pool.query('select from enquiry_work');
  expect(rows.length).toBeGreaterThan(30);
  const { reference } = (await sent.json()) as { reference: string };
  await eventually(async () => {
    expect(await (await fetch(`${site}/mails`)).text()).toContain(reference);
  });

  // Every part and every drawing on one page; its errors would lie over other pages too.
  const style = await fetch(`${site}/_style`);
  expect(style.status, await style.text()).toBe(200);

  const now = new Date();
  const migrations = path.join(root, 'packages/enquiries/migrations');
  const [migration = ''] = readdirSync(migrations);
  utimesSync(path.join(migrations, migration), now, now);
  await eventually(() => {
    expect(product.output()).toContain(`Migration ${migration} changed. Restart to apply it`);
  });
  utimesSync(path.join(root, 'packages/contract/src/enquiry-form.ts'), now, now);
  await eventually(() => {
    const [, ...more] = product.output().split("Restarting 'apps/api/src/server.ts'");
    expect(more.length, product.output()).toBeGreaterThan(0);
  });
  await eventually(async () => {
    expect((await fetch(`${site}${enquiriesPath}`)).status).toBe(404);
  });
});

/** npm and all that it starts, as one process group, so that nothing can outlive the test. */
function startNpm(databaseUrl: string, ...words: readonly string[]) {
  const npm = spawn('npm', ['run', ...words], {
    cwd: root,
    env: environment(databaseUrl),
    detached: true,
    stdio: 'ignore',
  });
  const group = -(npm.pid ?? Number.NaN);
  const isRunning = () => {
    try {
      return process.kill(group, 0);
    } catch {
      return false;
    }
  };
  return {
    npm,
    isRunning,
    [Symbol.dispose]() {
      if (isRunning()) process.kill(group, 'SIGKILL');
    },
  };
}

it('a signal to npm ends the whole product', async () => {
  await using database = await emptyDatabase();
  const port = await freePortsInARow(7);
  using product = startNpm(database.url, 'dev', '--', '--port', String(port));
  await eventually(async () => {
    expect((await fetch(`http://localhost:${port}/contact`)).status).toBe(200);
  }, 120_000);
  product.npm.kill('SIGTERM');
  await eventually(() => {
    expect(product.isRunning()).toBe(false);
  }, 20_000);
});

it.each(['SIGINT', 'SIGTERM'] as const)('%s to npm ends the built site', async (signal) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  writeFileSync(path.join(folder, 'index.html'), 'A page.');
  const port = await freePort();
  using site = startNpm('', 'serve', '--', String(port), folder);
  await eventually(async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('A page.');
  });
  site.npm.kill(signal);
  await eventually(() => {
    expect(site.isRunning()).toBe(false);
  }, 20_000);
  rmSync(folder, { recursive: true });
});

it('the built site starts when the services answer', async () => {
  await using database = await emptyDatabase();
  const port = await freePortsInARow(7);
  const ask = `Promise.all(process.argv.slice(1).map((port) => fetch('http://127.0.0.1:' + port)))`;
  const product = `
    import { startAll } from './deploy/start-all.ts';
    await startAll({
      help: '',
      front: ({ intake, desk, signIn }) => ['--eval', ${JSON.stringify(ask)}, intake, desk, signIn].map(String),
      desk: () => ['--eval', 'setInterval(() => undefined, 1_000)'],
    });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', product, '--', '--port', String(port)],
    { cwd: root, encoding: 'utf8', env: environment(database.url) },
  );
  expect([status, stderr]).toEqual([0, '']);
});

it('names the process that uses a port', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await using product = startDev('postgres://postgres@127.0.0.1:1/none', '--port', String(port));
  await eventually(() => {
    expect(product.output()).toContain(`Port ${port}, for the site, is taken by “`);
    expect(product.output()).toContain(`(process ${process.pid})`);
  });
  holder.close();
});

it('reports a migration of another branch, and --reset starts with an empty database', async () => {
  await using database = await readyDatabase();
  await database.pool.query(
    `insert into kysely_migration (name, timestamp) values ('9999_elsewhere', '2026')`,
  );
  const refused = prepare(database.url);
  expect(refused.status).toBe(78);
  expect(refused.stderr).toContain('holds 9999_elsewhere, which this branch does not know');
  expect(refused.stderr).toContain('npm run dev -- --reset');
  expect(prepare(database.url, '--reset')).toEqual({ status: 0, stderr: '' });
  expect(prepare(database.url)).toEqual({ status: 0, stderr: '' });
});

it('reports a PostgreSQL that does not answer', () => {
  const { status, stderr } = prepare('postgres://postgres@127.0.0.1:1/intake_dev');
  expect(status).toBe(78);
  expect(stderr).toContain('PostgreSQL does not answer at 127.0.0.1:1: ');
});
