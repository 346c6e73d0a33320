import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestNginx } from '../../../deploy/nginx/test-nginx.ts';
import { plantCrowd, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiries } from './support/enquiries.ts';
import { watchReconnecting, type ReconnectingStream } from './support/reconnecting-stream.ts';

const SCREENS = 500;
const RESTARTS = 3;
const app = mkdtempSync(join(tmpdir(), 'desk-app-'));
let desk: TestDesk;
let port: number;
let servicePort: number;
let screens: ReconnectingStream[] = [];
let stopNginx: () => Promise<void> = () => Promise.resolve();

const startNginx = () => {
  const upstream = `127.0.0.1:${servicePort}`;
  stopNginx = startTestNginx({
    listen: { loopbackPort: port },
    desk: { host: 'localhost', upstream, app },
  });
};
const isEverybodyThere = () =>
  eventually(() => {
    expect(screens.filter((screen) => screen.isOpen())).toHaveLength(SCREENS);
  });

beforeAll(async () => {
  desk = await testDesk();
  [port, servicePort] = [await freePort(), await freePort()];
  await desk.app.listen({ host: '127.0.0.1', port: servicePort });
});
afterAll(async () => {
  for (const screen of screens) screen.stop();
  await stopNginx();
  await desk[Symbol.asyncDispose]();
  rmSync(app, { recursive: true, force: true });
});

it('500 screens miss nothing while nginx is stopped and started', async () => {
  const browsers = await plantCrowd(desk, SCREENS);
  startNginx();
  screens = browsers.map((browser) => watchReconnecting(`http://localhost:${port}`, browser));
  await isEverybodyThere();
  const ids: string[] = [];
  for (let round = 0; round < RESTARTS; round += 1) {
    ids.push(...(await addEnquiries(desk, {}, {})));
    await stopNginx();
    await eventually(() => {
      expect(screens.filter((screen) => screen.isOpen())).toEqual([]);
    });
    // Storing these sends no notification.
    ids.push(...(await addEnquiries(desk, {}, {})));
    startNginx();
    ids.push(...(await addEnquiries(desk, {}, {})));
    await isEverybodyThere();
  }
  await eventually(() => {
    const missed = screens.filter(({ heard }) => ids.some((id) => !heard.has(id)));
    expect(missed).toEqual([]);
  });
});
