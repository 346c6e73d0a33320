import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownSettings } from '@studio/contract/own-secrets';
import { makeRepository } from './make-repository.ts';

/**
 * The content service on a developer's machine, with a sign-in that needs no account: npm run serve -- publish. Needs
 * PostgreSQL on 127.0.0.1:5432. What is saved stays in .run/content.git; content/ itself is not changed.
 */
const root = join(import.meta.dirname, '../../..');
const repository = join(root, '.run/content.git');
const [port, signInPort] = [Number(process.argv[2] ?? 4340), Number(process.argv[2] ?? 4340) + 1];
const origin = `http://localhost:${port}`;
const owner =
  process.env['INTAKE_OWNER_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/intake_dev';
const own = new URL(owner);
own.searchParams.set('options', '-c role=intake_publish');

if (!existsSync(repository)) makeRepository(repository);
const prepared = spawnSync(process.execPath, ['apps/worker/src/dev/prepare-database.ts'], {
  cwd: root,
  env: ownSettings('owner', { ...process.env, INTAKE_OWNER_DATABASE_URL: owner }),
  stdio: 'inherit',
});
if (prepared.status !== 0) process.exit(prepared.status ?? 1);

const start = (words: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
const running = [
  start(['packages/sign-in/dev/serve-provider.ts', String(signInPort), origin], process.env),
  start(
    ['--env-file=apps/publish/dev.env', 'apps/publish/src/server.ts'],
    ownSettings('publish', {
      ...process.env,
      PUBLISH_DATABASE_URL: own.href,
      PUBLISH_ORIGIN: origin,
      PUBLISH_PORT: String(port),
      PUBLISH_LOG_LEVEL: 'warn',
      PUBLISH_REPOSITORY: repository,
      PUBLISH_EDITIONS: join(root, '.run/editions'),
      PUBLISH_EDITOR_FOLDER: join(root, 'apps/publish/dist'),
      PUBLISH_PREVIEW_ORIGIN: `http://localhost:${port + 2}`,
      PUBLISH_PREVIEW_PORT: String(port + 2),
      PUBLISH_PREVIEW_FOLDER: join(root, 'apps/publish/preview/dist'),
      DESK_OIDC_ISSUER: `http://127.0.0.1:${signInPort}`,
    }),
  ),
];
console.log(`The editor: ${origin}. Saves are in ${repository}: git -C ${repository} log next`);
const stop = (): void => {
  for (const one of running) one.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const one of running) one.on('exit', stop);
