import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

/** Opens the enquiry of this person, then runs `next`. */
const opens = (name: string, next?: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('link', { name }).click();
  await heading(page).waitFor();
  await next?.(page);
};

const LETTER =
  'Guten Tag Frau von Hohenstein-Lindenberg,\n\n' +
  'thank you for writing. Lists that are kept on the tablet and settled when the network is back are work we know. ' +
  'We could show you one on 8 or 9 December, at 10:00 your time. Which of the two suits you?\n\n' +
  'Asha Raman';

async function answer(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Reply' }).fill(LETTER);
  await page.getByText('Saved.', { exact: true }).waitFor();
}

const presses = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await page.locator('details[open] [data-panel]').last().waitFor();
};

async function erase(page: Page): Promise<void> {
  const folded = page.getByText('Who they are, and where');
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('button', { name: 'Erase this person…' }).click();
}

const toAnswer = { path: '/q/to-answer', as: 'asha', until: /Katharina/u } as const;

/** The open enquiry and its dialogs, on sample data, for screenshots. */
export const enquiryScreens: readonly Screen[] = [
  { name: 'enquiry', ...toAnswer, then: opens('Priya Raghunathan') },
  { name: 'enquiry-late', ...toAnswer, then: opens('Katharina') },
  { name: 'enquiry-arabic', ...toAnswer, then: opens('محمد') },
  { name: 'enquiry-reply', ...toAnswer, then: opens('Katharina', answer) },
  { name: 'enquiry-close', ...toAnswer, then: opens('Katharina', presses('e')) },
  { name: 'enquiry-put-off', ...toAnswer, then: opens('Daniel Okafor', presses('s')) },
  { name: 'enquiry-erase', ...toAnswer, as: 'meera', then: opens('Katharina', erase) },
  {
    name: 'waiting',
    path: '/q/waiting',
    as: 'asha',
    until: /Ingrid/u,
    then: opens('Ingrid Solheim'),
  },
  { name: 'closed', path: '/q/closed', as: 'asha', until: /Brandt/u },
  {
    name: 'keys',
    path: '/q/to-answer',
    as: 'asha',
    until: /Katharina/u,
    then: (page) => page.keyboard.press('?'),
  },
  { name: 'inbox-empty', path: '/q/to-answer', as: 'asha', until: /Everything is/u, isEmpty: true },
];
