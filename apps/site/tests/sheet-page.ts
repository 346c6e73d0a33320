import { expect, type Locator, type Page } from '@playwright/test';
import { blank, readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { startFragment } from '@studio/sheet/link.ts';

const sheet = (written: object): Answers => readAnswers({ version: 1, ...written }) ?? blank;

/** Typical sheets: started, complete, and with every option and long text. */
export const some = sheet({
  project: 'Bridge inspections',
  today: ['paper'],
  hand: ['phone', 'desk'],
  people: { staff: 'tens' },
  talks: ['maps', 'accounting', 'messages'],
});

export const full = sheet({
  ...some,
  owner: 'Meera Iyer, Operations',
  today: ['paper', 'app'],
  people: { staff: 'hundreds', partners: 'tens', customers: 'thousands' },
  care: ['personal', 'secrets'],
  hold: ['offline', 'languages', 'audit'],
  when: 'date',
  whenDate: '2027-05-31',
  hangs: 'The monsoon starts in June',
  steer: 'scope',
  budget: 'open',
  words: 'Our inspectors fill in paper forms under the bridge and type them again at night.',
});

export const extreme = sheet({
  project: 'Transcontinental refrigerated container monitoring & claims set',
  owner: 'Dr. Wilhelmina Featherstonehaugh-Ramasub',
  today: ['paper', 'site', 'app', 'servers', 'machine'],
  hand: ['web', 'phone', 'desk', 'device'],
  people: { customers: 'lakhs', staff: 'thousands', partners: 'hundreds', machines: 'lakhs' },
  talks: ['payments', 'accounting', 'crm', 'login', 'maps', 'messages', 'sensors', 'reports'],
  talksOther: 'The customs authority’s declaration desk',
  care: ['personal', 'health', 'cards', 'children', 'secrets'],
  hold: ['offline', 'languages', 'nonstop', 'access', 'fast', 'audit'],
  when: 'season',
  whenSeason: 'Mango & grape season 27',
  hangs: 'Contract penalties with four supermarket chains from week one',
  steer: 'scope',
  budget: 'range',
  budgetRange: '1,200,000–1,450,000 USD',
  words: 'Containers report temperature only on request. '.repeat(9),
});

export const finish = (page: Page): Locator =>
  page.getByRole('button', { name: 'Finish', exact: true });

/** The sheet beside the questions, in the visible format. */
export const drawing = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your sheet' }).getByRole('img').filter({ visible: true });

/** Opens the page with these answers, or blank; resolves when the island has hydrated. */
export async function openSheet(page: Page, answers?: Answers): Promise<void> {
  await page.goto(`/sheet${answers ? startFragment(answers) : ''}`);
  if (!answers) await page.locator('#q-today summary').focus();
  await expect(finish(page)).toBeVisible();
}

export const question = (page: Page, name: string): Locator =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });

export async function openQuestion(page: Page, name: string): Promise<Locator> {
  const asked = question(page, name);
  await asked.locator('summary').click();
  await expect(asked).toHaveAttribute('open');
  return asked;
}

/** The text of the drawing. */
export const wordsOn = (page: Page): Promise<string> =>
  drawing(page).evaluate((svg) =>
    [...svg.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
  );
