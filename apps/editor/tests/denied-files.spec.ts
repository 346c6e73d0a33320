import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { portOfRun } from '@studio/browser/ports.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const port = await portOfRun('EDITOR', 2);

const secret = [
  'deploy/dev.env',
  'apps/desk-api/dev.env',
  'deploy/containers/desk.env.example',
  'apps/site/.env',
  '.git',
  '.git/config',
];

for (const [server, at] of [
  ['the editor', port],
  ['the site beside it', port + 1],
] as const) {
  test(`${server} serves code, but no settings or keys`, async ({ request }) => {
    const ask = (path: string) => request.get(`http://127.0.0.1:${at}/@fs${project}${path}`);
    expect((await ask('packages/contract/src/paths.ts')).status()).toBe(200);
    for (const file of secret)
      for (const query of ['', '?raw', '?import&raw', '?url', '?inline']) {
        const answer = await ask(file + query);
        expect(answer.ok(), file + query).toBe(false);
        expect(await answer.text()).not.toMatch(/DESK_|INTAKE_|gitdir|repositoryformat/u);
      }
  });
}
