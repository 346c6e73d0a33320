import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { addTo, endless, katharina, layla, receivedAgo } from './support/enquiry-samples.ts';

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const tools = (page: Page) => page.getByRole('group', { name: 'This enquiry' });
const heard = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
/** Keys work once the enquiry is shown. */
async function ready(page: Page, subject: string): Promise<void> {
  await expect(heading(page)).toHaveText(subject);
}

test.describe('an enquiry', () => {
  test('shows what they wrote, who they are and their local time', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    await addTo(desk, { ...katharina, sheet: null, subject: 'An audit', ...receivedAgo(600) });
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    const thread = page.getByRole('region', { name: 'What happened' });
    await expect(thread).toContainText('wrote from “Cloud Migration”');
    await expect(thread).toContainText('Nine of the fourteen are containers already.');
    await expect(thread).toContainText('You opened it');
    const facts = page.getByRole('complementary', { name: 'Facts' });
    await expect(facts).toContainText('Germany');
    await expect(facts).toContainText('Both at work');
    await expect(facts).toContainText('German, from their browser');
    await expect(facts).toContainText('Nov 13, 2027, then deleted');
    await expect(facts.getByRole('link', { name: 'An audit' })).toBeVisible();
    await expect(facts).toContainText('+49 40 66969112');
    await expect(facts).toContainText('We promise to write before we call.');
    await expect(facts.getByRole('link', { name: /^Call/u })).toHaveCount(0);
    await expect(page.getByRole('img', { name: /business hours used/u })).toBeVisible();
  });

  test('can be called once it is answered', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    await desk.service.sql(
      `update enquiry_work set state = 'waiting', first_answered_at = now() where enquiry_id = $1`,
      id,
    );
    const page = await openAs('asha', `/q/waiting/${id}`);
    await ready(page, katharina.subject);
    await expect(page.getByRole('link', { name: 'Call +49 40 66969112' })).toHaveAttribute(
      'href',
      'tel:+494066969112',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('group', { name: 'Answer' });
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
  });

  test('shows the sheet they drew; Escape leads back to it', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    const opener = page.getByRole('button', { name: 'Open the sheet' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Berth plan' });
    await expect(sheet).toContainText('Out by 31 March.');
    await expect(sheet.getByRole('heading', { name: 'Berth plan' })).toBeInViewport();
    // As the site drew it for them, with its advice and when that would be wrong.
    await expect(sheet).toContainText('Not if ');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('p');
    await expect(sheet).toBeVisible();
  });

  test('keeps the direction and the language of what they wrote', async ({ desk, openAs }) => {
    const id = await addTo(desk, layla);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, layla.subject);
    const words = page.getByRole('article').getByText(layla.projectdetails);
    expect(await words.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
    expect(await words.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('ar');
  });

  test('that stays open and is updated is one view in the audit log', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    const refetchEnquiry = page.waitForResponse(/\/api\/enquiries\/.*again/u);
    await page.keyboard.press('t');
    await expect(page.getByText('taken by you')).toBeVisible();
    await refetchEnquiry;
    const looks = await desk.service.sql('select 1 from audit_log where enquiry_id = $1', id);
    expect(looks).toHaveLength(1);
  });

  test('that does not exist any more says so', async ({ openAs }) => {
    const page = await openAs('asha', '/q/to-answer/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('alert')).toHaveText('This enquiry no longer exists.');
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  });
});

test.describe('decisions by keys', () => {
  test('take and undo', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    await page.keyboard.press('t');
    await expect(page.getByRole('button', { name: 'Take it' })).toBeHidden();
    await expect(heard(page, 'taken by you')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
    // The screen shows the change before the service answers.
    await expect
      .poll(() => desk.service.sql('select owner_id from enquiry_work where enquiry_id = $1', id))
      .toEqual([{ owner_id: null }]);
  });

  test('the faster colleague keeps it, and the slower one is told why', async ({
    desk,
    openAs,
    another,
  }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    // Ravi takes it, and Asha's screen has not received the event when she does.
    await page.route('**/api/live*', (route) => route.abort());
    const other = await another('ravi', `/q/to-answer/${id}`);
    await ready(other, katharina.subject);
    await other.keyboard.press('t');
    await expect(heard(other, 'taken by you')).toBeVisible();
    await page.evaluate(() => {
      document.body.focus();
    });
    await page.keyboard.press('t');
    await expect(
      page.getByRole('status').filter({ hasText: /taken this enquiry|changed this/u }),
    ).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Ravi');
  });

  test('assign by a digit; 0 is no one', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    await desk.keep('ravi');
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Asha Raman (you)' })).toBeFocused();
    await page.keyboard.press('2');
    await expect(heard(page, 'assigned to Ravi')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Ravi');
    await page.keyboard.press('a');
    await page.keyboard.press('0');
    await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
  });

  test('close: refusals say why; then the next enquiry that is mine or has no owner gets the focus', async ({
    desk,
    openAs,
  }) => {
    const first = await addTo(desk, { ...katharina, ...receivedAgo(3) });
    const theirs = await addTo(desk, { ...layla, ...receivedAgo(2) });
    await addTo(desk, { ...katharina, subject: 'The next one', ...receivedAgo(1) });
    await desk.keep('ravi');
    await desk.service.sql(
      `update enquiry_work set owner_id = (select id from staff where name like 'Ravi%') where enquiry_id = $1`,
      theirs,
    );
    const page = await openAs('asha', `/q/to-answer/${first}`);
    await ready(page, katharina.subject);
    await page.keyboard.press('e');
    const won = page.getByRole('button', { name: /^Won/u });
    await expect(won).toBeDisabled();
    await expect(won).toContainText('it can be neither won nor lost');
    await page.keyboard.press('1');
    await expect(won).toBeVisible();
    await page.keyboard.press('3');
    await ready(page, 'The next one');
    await expect(heading(page)).toBeFocused();
    await expect(heard(page, 'closed, not for us')).toBeVisible();
    await page.keyboard.press('z');
    await expect
      .poll(async () => {
        const rows = await desk.service.sql<{ state: string }>(
          'select state from enquiry_work where enquiry_id = $1',
          first,
        );
        return rows[0]?.state;
      })
      .toBe('to-answer');
  });

  test('an enquiry cannot be put off past its due time', async ({ desk, openAs }) => {
    // Due in twenty minutes: too late to put it off.
    const soon = await addTo(desk, katharina);
    await desk.service.sql(
      `update enquiry_work set due_at = now() + interval '20 minutes' where enquiry_id = $1`,
      soon,
    );
    const page = await openAs('asha', `/q/to-answer/${soon}`);
    await ready(page, katharina.subject);
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: /^2?\s*In an hour/u })).toBeDisabled();
    await expect(page.getByRole('button', { name: /In an hour/u })).toContainText(
      'answer it instead',
    );
  });

  test('putting off says when the enquiry comes back, and can be undone', async ({
    desk,
    openAs,
  }) => {
    const id = await addTo(desk, katharina);
    await desk.service.sql(
      `update enquiry_work set due_at = now() + interval '3 hours' where enquiry_id = $1`,
      id,
    );
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    await page.keyboard.press('s');
    await page.getByRole('button', { name: /In an hour/u }).click();
    await expect(heard(page, 'put off until')).toBeVisible();
    await page.keyboard.press('z');
    await expect
      .poll(async () => {
        const rows = await desk.service.sql<{ put_off_until: Date | null }>(
          'select put_off_until from enquiry_work where enquiry_id = $1',
          id,
        );
        return rows[0]?.put_off_until;
      })
      .toBeNull();
  });

  test('answered by telephone stops the clock; then it can be won', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    await tools(page).getByText('More').or(tools(page).getByLabel('More')).first().click();
    await page.getByRole('button', { name: /answered by telephone/u }).click();
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
      'You answered by telephone',
    );
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: /^1?\s*Won/u })).toBeEnabled();
  });

  test('mark as unread: back to the list, where it is bold again', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    await page.keyboard.press('Shift+U');
    await page.waitForURL(`${desk.origin}/q/to-answer`);
    await expect
      .poll(async () => {
        const rows = await desk.service.sql<{ first_opened_at: Date | null }>(
          'select first_opened_at from enquiry_work where enquiry_id = $1',
          id,
        );
        return rows[0]?.first_opened_at;
      })
      .toBeNull();
  });
});

test.describe('erasing', () => {
  test('is for managers; others see whom to ask', async ({ desk, openAs }) => {
    await desk.keep('meera');
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await expect(page.getByText('To erase this person, ask Meera Iyer.')).toBeVisible();
  });

  test('requires typing the address, and leaves nothing', async ({ desk, openAs }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('meera', `/q/to-answer/${id}`);
    const opener = page.getByRole('button', { name: 'Erase this person…' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `Erase ${katharina.name}?` });
    await expect(dialog).toContainText('1 enquiry');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    const erase = dialog.getByRole('button', { name: 'Erase this person' });
    await dialog.getByRole('textbox').fill('k.hohenstein@hafenlogistik-nord.exampl');
    await expect(dialog).toContainText('1 character to go.');
    await expect(erase).toBeDisabled();
    await dialog.getByRole('textbox').fill(katharina.email);
    await erase.click();
    await page.waitForURL(`${desk.origin}/q/to-answer`);
    await expect(heard(page, 'is erased')).toBeVisible();
    expect(await desk.service.sql('select 1 from enquiries where id = $1', id)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar at the bottom has all actions, and its menus open upwards', async ({
    desk,
    openAs,
  }) => {
    const id = await addTo(desk, katharina);
    const page = await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, katharina.subject);
    await expect(page.getByText('Both at work')).toBeHidden();
    await page.getByText('Who they are, and where').click();
    await expect(page.getByText('Both at work')).toBeVisible();
    const bar = page.getByRole('group', { name: 'Answer' });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveCount(0);
    await bar.getByLabel('More actions').click();
    await bar.getByRole('button', { name: 'Close…' }).click();
    const choice = page.getByRole('button', { name: /Not for us/u });
    await expect(choice).toBeInViewport();
    const box = await page.locator('details[open] [data-panel]').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(Math.round(box?.width ?? 0)).toBe(390);
    await page.mouse.click(195, 20);
    await expect(choice).toBeHidden();
  });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [720, 450],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`no word overflows at ${width}`, async ({ desk, openAs, page }) => {
    await page.setViewportSize({ width, height });
    const id = await addTo(desk, endless);
    await openAs('asha', `/q/to-answer/${id}`);
    await ready(page, endless.subject);
    const over = await page.evaluate(() => {
      const root = document.documentElement;
      const pane = document.querySelector('article');
      return [
        root.scrollWidth - root.clientWidth,
        (pane?.scrollWidth ?? 0) - (pane?.clientWidth ?? 0),
      ];
    });
    expect(over).toEqual([0, 0]);
  });
}
