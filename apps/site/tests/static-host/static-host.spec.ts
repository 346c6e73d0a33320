import { test as base, expect } from '@playwright/test';
import { portOfRun } from '@studio/browser/ports.ts';
import { siteHeaders } from '../../../../deploy/headers.ts';
import { button, dialog, enquiry, fillIn, openForm } from '../fakes/contact-page.ts';
import { startFakeServer, type FakeServer } from '../fakes/fake-server.ts';

const port = (await portOfRun('STATIC_HOST', 2)) + 1;
const emailJsOrigin = `http://127.0.0.1:${port}`;
/** As in docs/run.md. */
const ids = { service: 'service_studio', template: 'template_lead', key: 'public-key' };

const test = base.extend<{ emailJs: FakeServer; quietConsole: undefined }>({
  emailJs: async ({ page: _ }, provide) => {
    const emailJs = await startFakeServer({ status: 200, body: 'OK' }, port);
    await provide(emailJs);
    await emailJs.close();
  },
  quietConsole: [
    async ({ page }, provide) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      await provide(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

test('the contact form reaches EmailJS with the three identifiers and the six fields', async ({
  page,
  emailJs,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== baseURL) elsewhere.push(origin);
  });
  await openForm(page);
  await fillIn(page);
  expect(elsewhere, 'asked of others before the form is sent').toEqual([]);
  await button(page).click();
  await expect(dialog(page, 'Success!')).toContainText('Message sent successfully!');
  expect(emailJs.received.map(({ path }) => path)).toEqual(['/api/v1.0/email/send-form']);
  expect(await emailJs.received[0]?.fields()).toEqual({
    ...enquiry,
    projectdetails: enquiry.projectdetails.replace('\n', '\r\n'),
    service_id: ids.service,
    template_id: ids.template,
    user_id: ids.key,
    lib_version: '4.4.1',
  });
});

test('the community form reaches EmailJS, and says that a person enters the address', async ({
  page,
  emailJs,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Name').fill('Asha');
  await footer.getByLabel('Email').fill('asha@menon.example');
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(footer.getByRole('status')).toHaveText(/a person will add you/);
  expect(emailJs.received).toHaveLength(1);
});

test('parts that need a server are left out', async ({ request }) => {
  const privacy = await (await request.get('/privacy')).text();
  expect(privacy).toContain('EmailJS then sees what you wrote');
  expect(privacy).not.toMatch(/database|backup|receipt/iu);
  for (const path of ['/contact/enquiry', '/contact/sent', '/contact/problem'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('every page has the headers of our own web server', async ({ request }) => {
  const { page, hashedFile } = siteHeaders({ intake: undefined, emailJsOrigin }, true);
  const { 'Cache-Control': _, ...everywhere } = page;
  const lower = Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]);
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(40);
  for (const path of [...paths, '/404']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject(
      Object.fromEntries(lower) as Record<string, string>,
    );
  }
  const html = await (await request.get('/')).text();
  const [sheet = ''] = /\/_astro\/[^"]+\.css/u.exec(html) ?? [];
  expect((await request.get(sheet)).headers()['cache-control']).toBe(hashedFile['Cache-Control']);
});

test('each page has one path: its file name and old paths redirect there', async ({ request }) => {
  for (const [from, to] of [
    ['/work.html', '/work'],
    ['/index.html', '/'],
    ['/work/', '/work'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to]);
  }
  const moved = (await (await request.get('/redirects.txt')).text()).split('\n').filter(Boolean);
  for (const [from = '', to = ''] of moved.map((line) => line.split(' '))) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to]);
    expect((await request.get(to)).status(), to).toBe(200);
  }
  const lost = await request.get('/no-such-page');
  expect(lost.status()).toBe(404);
  expect(await lost.text()).toContain('<main');
});
