import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { intakePath } from '@studio/contract/paths';
import { wholeChromium } from '../../../tests/browser/chromium.ts';

const port = 4467;
const site = `http://127.0.0.1:${port}`;
const serve = join(import.meta.dirname, '../../../deploy/nginx/serve.ts');

/** Speaks to a browser that is not driven: prerendering is off as soon as a test driver attaches. */
async function hoverIn(debugging: number, selector: string): Promise<void> {
  const targets = (await (await fetch(`http://127.0.0.1:${debugging}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ type }) => type === 'page');
  if (!target) throw new Error('The browser has no page yet.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((opened) => {
    socket.addEventListener('open', opened, { once: true });
  });
  const ask = (method: string, params: object): Promise<{ result: { value: string } }> =>
    new Promise((answered) => {
      const heard = ({ data }: MessageEvent<string>) => {
        answered((JSON.parse(data) as { result: { result: { value: string } } }).result);
      };
      socket.addEventListener('message', heard, { once: true });
      socket.send(JSON.stringify({ id: 1, method, params }));
    });
  const expression = `(() => { const box = document.querySelector('${selector}').getBoundingClientRect();
    return JSON.stringify([box.x + box.width / 2, box.y + box.height / 2]); })()`;
  const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true });
  const [x = 0, y = 0] = JSON.parse(result.value) as number[];
  await ask('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x - 5, y: y + 300 });
  await ask('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  socket.close();
}

test('the rules come by header, as their own type, and leave out the intake', async ({
  request,
}) => {
  const { 'speculation-rules': header = '' } = (await request.get('/')).headers();
  const answer = await request.get(JSON.parse(header) as string);
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await answer.text()).toContain(`"${intakePath}/*"`);
});

test('a page is made ready while the pointer rests on its link', async ({}, { project }) => {
  const folder = mkdtempSync(join(tmpdir(), 'speculation-'));
  const log = join(folder, 'access.log');
  const running: ChildProcess[] = [
    spawn(process.execPath, [serve, String(port), '--access-log', log], { stdio: 'ignore' }),
  ];
  const logged = () => readFileSync(log, 'utf8');
  try {
    const isServed = () =>
      fetch(site).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isServed, { timeout: 20_000 }).toBe(true);
    const { args = [] } = project.use.launchOptions ?? {};
    const browser = [
      '--headless=new',
      `--user-data-dir=${folder}/profile`,
      '--window-size=1400,900',
    ];
    const debugging = `--remote-debugging-port=${port + 1}`;
    running.push(
      spawn(wholeChromium, [...args, ...browser, debugging, `${site}/`], { stdio: 'ignore' }),
    );
    await expect.poll(logged, { timeout: 20_000 }).toContain('/rules.json');
    await expect(async () => {
      await hoverIn(port + 1, 'header nav a[href="/about"]');
      await expect.poll(logged, { timeout: 2000 }).toMatch(/ \/about .*"prefetch;prerender"/);
    }).toPass({ timeout: 20_000 });
    expect(logged()).not.toContain(`${intakePath}/`);
  } finally {
    for (const process of running) process.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
