import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { isAccessible } from './support/is-accessible.ts';
import { expect, test } from './support/test.ts';

const FIRST = '/templates?template=first';
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const preview = (page: Page) => page.getByRole('group', { name: 'Preview' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const row = (page: Page) => page.getByRole('group', { name: 'Begin with' });

test('a manager edits a template, previews it, and a reply begins with it', async ({
  desk,
  openAs,
  another,
}) => {
  const meera = await openAs('meera', '/templates');
  await expect(meera.getByRole('row', { name: /A first answer/u })).toContainText('never');
  await meera.getByRole('link', { name: 'A first answer' }).click();
  await expect(save(meera)).toBeDisabled();
  await text(meera).fill('Dear {first nmae},');
  await expect(
    meera.getByText(/There is no field \{first nmae\}\. The fields are \{name\}/u),
  ).toBeVisible();
  await expect(save(meera)).toBeDisabled();
  // The typed text is still there after a visit to another screen.
  await meera.getByRole('link', { name: 'All templates' }).click();
  await meera.getByRole('link', { name: 'A first answer' }).click();
  await expect(text(meera)).toHaveValue('Dear {first nmae},');
  await text(meera).fill('Dear {first name} of {company},\n\n');
  await text(meera).press('Control+End');
  await meera.getByRole('button', { name: '{times}' }).click();
  await expect(text(meera)).toHaveValue('Dear {first name} of {company},\n\n{times}');
  await expect(text(meera)).toBeFocused();
  await expect(preview(meera)).toContainText('Dear Åsa of Vättern Fjärrvärme AB,');
  await expect(preview(meera)).toContainText(/Central European .*Time \(.+India Standard Time\)/u);
  await meera.getByLabel('Filled in for').selectOption({ index: 1 });
  await expect(preview(meera)).toContainText('of [company],');
  await expect(meera.getByText('2 gaps to fill in')).toBeVisible();
  await save(meera).click();
  await expect(meera.getByText('Saved. It applies to replies begun')).toBeVisible();
  await expect(
    meera.getByRole('listitem').filter({ hasText: 'wrote the English text' }),
  ).toContainText('Meera Iyer');

  // Sales can read and use it, but not change it.
  const id = await addEnquiry(desk.service, {
    name: 'Katharina Freifrau',
    companyname: 'Hafenlogistik Nord',
    from_time_zone: 'Europe/Berlin',
    from_language: 'en-GB',
  });
  const asha = await another('asha', FIRST);
  await expect(preview(asha)).toContainText('Dear Åsa');
  await expect(text(asha)).toHaveCount(0);
  await asha.goto(`${desk.origin}/q/to-answer/${id}`);
  await asha.getByRole('button', { name: 'Reply' }).click();
  await row(asha).getByRole('button', { name: 'Preview…' }).click();
  const dialog = asha.getByRole('dialog', { name: 'Begin with a template' });
  await expect(dialog).toContainText('Filled in for Katharina Freifrau, in English');
  await dialog.getByRole('button', { name: 'Propose a call' }).click();
  await expect(dialog).toContainText('1 gap to fill in');
  await dialog.getByRole('button', { name: 'A first answer' }).click();
  await dialog.getByRole('button', { name: 'Insert it' }).click();
  await expect(reply(asha)).toBeFocused();
  await expect(reply(asha)).toHaveValue(
    /^Dear Katharina of Hafenlogistik Nord,\n\n- .+ \(.+\)\n- .+ \(.+\)$/u,
  );
  await asha.keyboard.press('Control+Enter');
  await expect(asha.getByText('Sent to Katharina Freifrau.')).toBeVisible();
});

test('the template is in the enquirer’s language; if there is none, the desk says so', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Åsa Ström', from_language: 'sv-SE' });
  const asha = await openAs('asha', `/q/to-answer/${id}`);
  await asha.getByRole('button', { name: 'Reply' }).click();
  await expect(row(asha)).toContainText('No template is in Swedish (Sweden)');

  const meera = await another('meera', FIRST);
  await meera.getByLabel('Add a language').selectOption('sv');
  await text(meera).fill('Hej {first name}');
  await save(meera).click();
  await expect(meera.getByText('Saved. It applies to replies begun')).toBeVisible();

  await asha.reload();
  await asha.getByRole('button', { name: 'Reply' }).click();
  await expect(row(asha).getByRole('button', { name: 'Propose a call in English' })).toBeVisible();
  await row(asha).getByRole('button', { name: 'A first answer', exact: true }).click();
  await expect(reply(asha)).toHaveValue('Hej Åsa');
  await reply(asha).fill('');
  await row(asha).getByLabel('Language of the templates').selectOption('en');
  await row(asha).getByRole('button', { name: 'A first answer' }).click();
  await expect(reply(asha)).toHaveValue(/^Dear Åsa Ström,/u);

  // The English text is changed: the Swedish one is shown as older.
  await meera.getByRole('link', { name: 'English' }).click();
  await text(meera).fill('Hello {name}');
  await save(meera).click();
  await expect(
    meera.getByRole('link', { name: 'Swedish older than the English text' }),
  ).toBeVisible();
});

test('a colleague saves first: both texts stay until the user decides, and a former one can be restored', async ({
  openAs,
  desk,
}) => {
  const page = await openAs('meera', FIRST);
  await text(page).fill('What Meera wrote');
  const ravi = await desk.keep('ravi');
  await desk.service.sql(
    `insert into reply_template_changes (template, kind, language, text, staff_id)
     values ('first', 'written', 'en', 'What Ravi wrote', $1)`,
    ravi,
  );
  // Also while another language is shown.
  await page.getByLabel('Add a language').selectOption('sv');
  await page.getByRole('link', { name: 'English' }).click();
  await save(page).click();
  const note = page
    .getByRole('alert')
    .filter({ hasText: 'has changed this template in the meantime' });
  await expect(note).toContainText('What you typed is still here and was not saved.');
  await expect(text(page)).toHaveValue('What Meera wrote');
  await expect(save(page)).toBeDisabled();
  await note.getByText('Read the current version').click();
  await expect(note).toContainText('What Ravi wrote');
  await note.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  // Every former text can be read and restored, as can the text of the content.
  const former = page.getByRole('listitem').filter({ hasText: 'What Ravi wrote' });
  await former.getByText('Read it').click();
  await former.getByRole('button', { name: 'Restore this text' }).click();
  await expect(text(page)).toHaveValue('What Ravi wrote');
  await page.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(text(page)).toHaveValue(/^Dear \{name\},\n\nyes\./u);
  expect(await desk.service.sql('select kind from reply_template_changes order by id')).toEqual(
    ['written', 'written', 'written', 'stock'].map((kind) => ({ kind })),
  );
});

test('a template is added, and later no longer offered', async ({ desk, openAs, another }) => {
  const meera = await openAs('meera', '/templates');
  await meera.getByRole('button', { name: 'New template' }).click();
  await meera.getByRole('textbox', { name: 'Name' }).fill('propose a call');
  await text(meera).fill('Thank you, {first name}.');
  await save(meera).click();
  await expect(
    meera.getByText('There is already a template called “propose a call”.').first(),
  ).toBeVisible();
  await meera.getByRole('textbox', { name: 'Name' }).fill('Thanks');
  await save(meera).click();
  await expect(meera.getByRole('heading', { level: 1, name: 'Thanks' })).toBeVisible();

  const id = await addEnquiry(desk.service);
  const asha = await another('asha', `/q/to-answer/${id}`);
  await asha.getByRole('button', { name: 'Reply' }).click();
  await expect(row(asha).getByRole('button', { name: /^Thanks/u })).toBeVisible();
  await meera.getByRole('button', { name: 'Stop offering it' }).click();
  await expect(meera.getByText('It is no longer offered.').first()).toBeVisible();
  await asha.reload();
  await asha.getByRole('button', { name: 'Reply' }).click();
  await expect(row(asha).getByRole('button', { name: /^A first answer/u })).toBeVisible();
  await expect(row(asha).getByRole('button', { name: /^Thanks/u })).toHaveCount(0);
  await meera.getByRole('link', { name: 'All templates' }).click();
  await expect(meera.getByRole('row', { name: /Thanks/u })).toContainText('no longer');
});

test('nothing bars anybody: the list, a template, and one that a colleague changed', async ({
  desk,
  openAs,
}) => {
  const page = await openAs('meera', '/templates');
  const written = (words: string, language: string) =>
    desk.service.sql(
      `insert into reply_template_changes (template, kind, language, name, text)
       values ('first', 'written', $2, $3, $1)`,
      words,
      language,
      'W'.repeat(40),
    );
  await written(`${'W'.repeat(300)} [a gap] {company}`, 'de');
  await written('Dear {name}', 'en');
  await page.reload();
  for (const step of ['list', 'template', 'conflict'] as const) {
    if (step === 'template') {
      await page.goto(`${desk.origin}${FIRST}&language=de`);
      await page.getByText('Read it').first().click();
    }
    if (step === 'conflict') {
      await text(page).fill('Mine {naem}');
      await text(page).fill('Mine');
      await written('Theirs', 'de');
      await save(page).click();
      await page.getByText('Read the current version').click();
    }
    await page.getByText('W'.repeat(40)).first().waitFor();
    await isAccessible(page, { what: step, height: () => 3_000 });
  }
});
