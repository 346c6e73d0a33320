import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { axeFaults } from '@studio/browser/axe.ts';
import { expect, test } from './support/test.ts';

const details = Array.from(
  { length: 30 },
  (_, at) => `Line ${at + 1} of what they wrote about their warehouse and its doors.`,
).join('\n');

const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const at = (id: string) => `/q/to-answer/${id}`;

test('a reply is saved at every keystroke, filled in, sent by keys and undone', async ({
  desk,
  openAs,
}) => {
  const id = await addEnquiry(desk.service, {
    name: 'Katharina Freifrau',
    projectdetails: details,
  });
  const page = await openAs('asha', at(id));
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('Half a sen');
  // Before the pause after which the service has it.
  await page.reload();
  await expect(page.getByText('Draft saved: reply')).toBeVisible();
  await page.keyboard.press('r');
  await expect(reply(page)).toHaveValue('Half a sen');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await desk.service.sql('select text from drafts')).toEqual([{ text: 'Half a sen' }]);

  await reply(page).fill('');
  await page.getByRole('button', { name: 'Propose a call' }).click();
  await expect(reply(page)).toHaveValue(/Shall we say \[day and time\]\?/u);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Fill in “[day and time]” first.')).toBeVisible();
  // The gap is selected: typing replaces it.
  await page.keyboard.type('Monday at ten');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Sent to Katharina Freifrau.')).toBeVisible();
  expect(await desk.service.sql('select body from thread_mails')).toEqual([
    { body: 'Shall we say Monday at ten?' },
  ]);
  expect(await desk.service.sql('select 1 from drafts')).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Send canceled. Your reply is a draft again.')).toBeVisible();
  expect(await desk.service.sql('select 1 from thread_mails')).toEqual([]);
  expect(await desk.service.sql('select state from enquiry_work')).toEqual([
    { state: 'to-answer' },
  ]);
  // Undoing returns the user to the enquiry.
  await expect(page).toHaveURL(desk.origin + at(id));
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(reply(page)).toHaveValue('Shall we say Monday at ten?');
});

test('the enquiry that opens after a reply stays unread until the user acts on it', async ({
  desk,
  openAs,
}) => {
  const id = await addEnquiry(desk.service, { name: 'First' });
  const next = await addEnquiry(desk.service, { name: 'Second', subject: 'The second one' });
  const isSeen = async () =>
    (
      await desk.service.sql(
        'select unread_since is null as seen from enquiry_work where enquiry_id = $1',
        next,
      )
    )[0];
  const page = await openAs('asha', at(id));
  const heading = page.getByRole('article').getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.keyboard.press('r');
  // Ctrl and ; opens the templates from within the text, where ; alone is a character.
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('Yes;');
  const template = page.getByRole('button', { name: 'A first answer' });
  await expect(template).toBeVisible();
  await page.keyboard.press('Control+;');
  await expect(template).toBeFocused();
  await reply(page).focus();
  await expect(reply(page)).toHaveValue('Yes;');
  await page.keyboard.press('Control+Enter');
  await expect(heading).toHaveText('The second one');
  await expect(page.getByText('Sent to First.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.locator('a[data-row]').filter({ hasText: 'Unread: Second' })).toBeVisible();
  expect(await isSeen()).toEqual({ seen: false });
  await page.goto(desk.origin + at(next));
  await heading.waitFor();
  await expect.poll(isSeen).toEqual({ seen: true });
});

test('two authors see each other; the second is shown the first’s answer and keeps their choices', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service);
  const asha = await openAs('asha', at(id));
  const meera = await another('meera', at(id));
  await meera.getByRole('button', { name: 'Reply' }).click();
  await expect(asha.getByText('Meera Iyer is writing a reply.')).toBeVisible();
  await asha.getByRole('button', { name: 'Reply anyway' }).click();
  await reply(asha).fill('Mine.');
  await reply(meera).fill('Hers.');
  await meera.keyboard.press('Control+Enter');
  await expect(meera.getByText(/^Sent to/u)).toBeVisible();
  await asha.keyboard.press('Control+Shift+Enter');
  await asha.getByRole('button', { name: 'Send and close: won' }).click();
  await expect(asha.getByText('Meera Iyer answered just now.')).toBeVisible();
  expect(await desk.service.sql('select body from thread_mails')).toEqual([{ body: 'Hers.' }]);
  await asha.getByRole('button', { name: 'Reply anyway' }).click();
  await expect(asha.getByText(/^Sent to/u)).toBeVisible();
  expect(await desk.service.sql('select body from thread_mails order by at')).toEqual([
    { body: 'Hers.' },
    { body: 'Mine.' },
  ]);
  expect(await desk.service.sql('select state, close_reason from enquiry_work')).toEqual([
    { state: 'closed', close_reason: 'won' },
  ]);
});

test('offline, the text is kept in the browser and sent once when the network is back', async ({
  desk,
  openAs,
  context,
}) => {
  const id = await addEnquiry(desk.service);
  const page = await openAs('asha', at(id));
  await page.getByRole('button', { name: 'Reply' }).click();
  await context.setOffline(true);
  await reply(page).fill('Written in a train.');
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText('Your reply is saved here; if you send it again, it is sent only once.'),
  ).toBeVisible();
  await expect(reply(page)).toHaveValue('Written in a train.');
  await context.setOffline(false);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Sent to/u)).toBeVisible();
  expect(await desk.service.sql('select body from thread_mails')).toEqual([
    { body: 'Written in a train.' },
  ]);
});

test('a note is internal', async ({ desk, openAs }) => {
  const id = await addEnquiry(desk.service);
  const page = await openAs('asha', at(id));
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('m');
  await page.getByRole('textbox', { name: 'Note' }).fill('Call before noon.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expect(page.getByText('Call before noon.')).toBeVisible();
  expect(await desk.service.sql('select text from enquiry_notes')).toEqual([
    { text: 'Call before noon.' },
  ]);
});

test('a note that was saved although its response was lost, and then changed, becomes a second one', async ({
  desk,
  openAs,
}) => {
  const id = await addEnquiry(desk.service);
  const page = await openAs('asha', at(id));
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('m');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Called.');
  await page.route(
    '**/notes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  const save = page.getByRole('button', { name: 'Save the note' });
  await expect(save).toBeEnabled();
  await note.fill('Called. She is on leave.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your note was saved before you changed it.')).toBeVisible();
  await expect(note).toHaveValue('Called. She is on leave.');
  await expect(save).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The note is saved.')).toBeVisible();
  expect(await desk.service.sql('select text from enquiry_notes order by written_at')).toEqual([
    { text: 'Called.' },
    { text: 'Called. She is on leave.' },
  ]);
});

test('at 1024 × 768 ten lines of the message stay readable above an open reply', async ({
  desk,
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const id = await addEnquiry(desk.service, { projectdetails: details });
  await openAs('asha', at(id));
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(reply(page)).toBeFocused();
  const text = page.getByText('Line 1 of what they wrote', { exact: false }).first();
  const lines = await text.evaluate((element) => {
    const top = Math.max(element.getBoundingClientRect().top, 0);
    const composer = document.querySelector('section[aria-label="Reply"]');
    const bottom = composer?.getBoundingClientRect().top ?? 0;
    return (bottom - top) / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(lines).toBeGreaterThanOrEqual(10);
  // The message scrolls inside its pane; the headers above stay.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds no fault in an open reply at ${width}`, async ({ desk, openAs, page }) => {
    await page.setViewportSize({ width, height });
    const id = await addEnquiry(desk.service, { name: 'Katharina', projectdetails: details });
    await openAs('asha', at(id));
    await page.getByRole('button', { name: 'Reply' }).click();
    await expect(reply(page)).toBeFocused();
    expect(await axeFaults(page, { within: ['section[aria-label="Reply"]'] })).toEqual([]);
    if (width > 400) return;
    const box = await page.getByRole('region', { name: 'Reply' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width, height });
    await page.getByText('What Katharina wrote').click();
    await expect(page.getByText('Line 1 of what they wrote').last()).toBeVisible();
  });
}
