import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { datedResponseTimeSentence, writeResponseTime } from '@studio/contract/response-time';
import { intakePath } from '@studio/contract/paths';
import { button, field } from './fakes/contact-page.ts';
import { emailJsIds, expectNoViolations, test } from './fakes/contact-test.ts';
import { setTransports } from './fakes/transports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the site with other settings; returns the output and the contact page. */
async function build(name: string, settings: Record<string, string>) {
  const outDir = `../../.cache/builds/${name}`;
  const { stdout, stderr } = await promisify(execFile)(
    'npx',
    ['astro', 'build', '--outDir', outDir],
    {
      cwd: root,
      env: { ...process.env, PUBLIC_API_URL: '', ASTRO_TELEMETRY_DISABLED: '1', ...settings },
    },
  );
  const written = (file: string) => readFile(`${root}${outDir}/${file}`, 'utf8');
  return {
    said: stdout + stderr,
    html: await written('contact.html'),
    markdown: await written('contact.md'),
  };
}

const serve = (page: Page, html: string) =>
  page.route('**/contact', (route) => route.fulfill({ body: html, contentType: 'text/html' }));

/** The props that a page passes to its form. */
const handed = async (page: Page) => {
  const form = page.getByRole('main').locator('astro-island form');
  const props = await page.locator('main astro-island').getAttribute('props');
  const [action, method] = await Promise.all(
    ['action', 'method'].map((name) => form.getAttribute(name)),
  );
  return { action, method, props: JSON.parse(props ?? '') as object };
};

/** How its community form is sent. */
const joined = (page: Page) =>
  Promise.all(
    ['action', 'method', 'data-emailjs'].map((name) =>
      page.locator('form[data-join]').getAttribute(name),
    ),
  );

// Real builds, one after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });
const atNight = { tag: '@nightly' };

const neither = 'with neither way the build says so, and the page shows the e-mail and the phone';
test(neither, atNight, async ({ page }) => {
  const { said, html } = await build('neither', {});
  expect(said).toContain('Neither the intake service nor EmailJS is configured');
  await serve(page, html);
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('This form is not connected yet. Please write or call:');
  await expect(main.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByRole('link', { name: /^\+/ }).first()).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expectNoViolations(page, 'not connected');
});

const alone =
  'with EmailJS alone the page is the one the other tests use, and owns up to needing script';
test(alone, atNight, async ({ page, browser }) => {
  const origin = 'http://127.0.0.1:9';
  const { said, html } = await build('emailjs', {
    PUBLIC_EMAILJS_SERVICE_ID: emailJsIds.serviceId,
    PUBLIC_EMAILJS_TEMPLATE_ID: emailJsIds.templateId,
    PUBLIC_EMAILJS_PUBLIC_KEY: emailJsIds.publicKey,
    PUBLIC_EMAILJS_ORIGIN: origin,
  });
  expect(said).not.toContain('Neither');
  const without = await browser.newPage({ javaScriptEnabled: false });
  await serve(without, html);
  await without.goto('/contact');
  const built = await handed(without);
  const builtJoin = await joined(without);
  const excuse = without.locator('main noscript p');
  await expect(excuse).toBeVisible();
  expect(await excuse.textContent()).toContain('Without JavaScript this form cannot be sent.');
  const above = await excuse.boundingBox();
  const first = await without.getByRole('main').getByRole('textbox').first().boundingBox();
  expect(above?.y).toBeLessThan(first?.y ?? 0);
  await expect(without.locator('footer noscript p')).toContainText('we will add you to the list');
  await expect(without.locator('footer')).not.toContainText('one email to confirm');
  await without.close();

  await setTransports(page, { intake: false, emailJs: { ...emailJsIds, origin } });
  await page.goto('/contact');
  expect(await handed(page)).toEqual(built);
  expect(await joined(page)).toEqual(builtJoin);
  await expect(field(page, 'Name')).toBeVisible();
  await expect(button(page)).toBeEnabled();
});

test.describe('the community form with EmailJS alone', () => {
  test.use({ transports: 'emailjs' });

  test('sends the request to the company, and says that a person enters it', async ({
    page,
    emailJs,
  }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    // Its script is loaded on first use.
    const script = page.waitForResponse(/join-form/);
    await footer.getByLabel('Name').fill('Asha');
    await page.evaluate((url) => import(url).then(() => undefined), (await script).url());
    await footer.getByLabel('Email').fill('asha@menon.example');
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(footer.getByRole('status')).toHaveText(/a person will add you to the list/);
    await expect(page).toHaveURL('/contact');
    expect(emailJs.received).toHaveLength(1);
    expect(JSON.parse(emailJs.received[0]?.body ?? '')).toMatchObject({
      service_id: emailJsIds.serviceId,
      template_params: {
        name: 'Asha',
        email: 'asha@menon.example',
        subject: 'Subscription request: community list',
        projectdetails: expect.stringContaining('not confirmed'),
      },
    });
    emailJs.answers({ status: 500 });
    await footer.getByLabel('Name').fill('Asha');
    await footer.getByLabel('Email').fill('asha@menon.example');
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(footer.getByRole('status')).toHaveText(/What you typed is still here/);
    await expect(footer.getByLabel('Email')).toHaveValue('asha@menon.example');
  });
});

const pace =
  'with the worker’s file the page and its Markdown version say how soon we answered, and of when that is';
test(pace, atNight, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pace-'));
  const at = new Date();
  const responseTime = { enquiries: 40, halfWithinHours: 3 };
  await writeFile(join(folder, 'pace.json'), writeResponseTime(responseTime, at));
  const { html, markdown } = await build('pace', {
    PUBLIC_API_URL: intakePath,
    INTAKE_RESPONSE_TIME_PATH: join(folder, 'pace.json'),
  });
  await rm(folder, { recursive: true });
  const sentence = datedResponseTimeSentence({ ...responseTime, at: at.toISOString() });
  expect(html).toContain(`${intakePath}/pace">${sentence}</p>`);
  expect(markdown).toContain(sentence);
});
