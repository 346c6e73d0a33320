import type { Page } from '@playwright/test';
import type { Account } from './running-desk.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Omitted: not signed in. */
  readonly as?: Account;
  /** Text that is shown once the screen is complete. */
  readonly until: RegExp;
  /** What to do before the check. */
  readonly then?: (page: Page) => Promise<void>;
  /** Without sample data. */
  readonly isEmpty?: true;
  /** With a year of page views. */
  readonly hasVisits?: true;
}

async function find(page: Page): Promise<void> {
  await page.getByLabel('Their email address').fill('k.hohenstein@hafenlogistik-nord.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('1 enquiry').waitFor();
}

/** Every screen of the desk and who opens it, with sample data, for axe and for screenshots. */
export const screens: readonly Screen[] = [
  { name: 'signin', path: '/', until: /sign in/iu },
  { name: 'inbox', path: '/', as: 'asha', until: /Katharina/u },
  { name: 'absence', path: '/absence', as: 'meera', until: /No current or planned absences/u },
  { name: 'templates', path: '/templates', as: 'meera', until: /A first answer/u },
  { name: 'notices', path: '/notices', as: 'asha', until: /Quiet hours/u },
  { name: 'search', path: '/search?q=tablets', as: 'asha', until: /Ladelisten/u },
  {
    name: 'search-open',
    path: '/search?q=tablets',
    as: 'asha',
    until: /Ladelisten/u,
    then: async (page) => {
      await page.getByRole('region', { name: 'Results' }).getByRole('link').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  { name: 'search-number', path: '/search?q=456789', as: 'asha', until: /telephone number/u },
  { name: 'held', path: '/held', as: 'asha', until: /Dobrogeanu/u },
  {
    name: 'held-chosen',
    path: '/held',
    as: 'asha',
    until: /Dobrogeanu/u,
    then: async (page) => {
      await page.getByLabel('Select test').check();
      await page.getByLabel(/Select E.* C/u).check();
    },
  },
  {
    name: 'held-undo',
    path: '/held',
    as: 'asha',
    until: /Dobrogeanu/u,
    then: (page) => page.getByRole('button', { name: 'Discard 3' }).click(),
  },
  { name: 'held-empty', path: '/held', as: 'asha', until: /No enquiries are held/u, isEmpty: true },
  { name: 'reports', path: '/reports', as: 'meera', until: /Half were answered/u },
  {
    name: 'reports-table',
    path: '/reports',
    as: 'meera',
    until: /Half were answered/u,
    then: (page) => page.getByText('The same as a table').click(),
  },
  {
    name: 'reports-empty',
    path: '/reports',
    as: 'meera',
    until: /No enquiry was answered/u,
    isEmpty: true,
  },
  { name: 'outcomes', path: '/reports/outcomes', as: 'meera', until: /Reasons for won/u },
  {
    name: 'outcomes-empty',
    path: '/reports/outcomes',
    as: 'asha',
    until: /Nothing was won or lost/u,
    isEmpty: true,
  },
  {
    name: 'close-dialog',
    path: '/q/waiting',
    as: 'asha',
    until: /Waiting for them/u,
    then: async (page) => {
      await page.locator('a[data-row]').first().click();
      await page.getByRole('article').waitFor();
      await page.keyboard.press('e');
      await page.getByRole('button', { name: /^2?\s*Lost/u }).click();
      await page.getByLabel('No budget').check();
    },
  },
  { name: 'visits', path: '/reports/visits', as: 'meera', until: /Came from/u, hasVisits: true },
  {
    name: 'visits-month',
    path: '/reports/visits',
    as: 'asha',
    until: /Came from/u,
    hasVisits: true,
    then: async (page) => {
      await page.getByRole('link', { name: 'By month' }).click();
      await page.getByRole('link', { name: 'By week' }).waitFor();
      await page.getByRole('button', { name: /^All \d+ pages$/u }).click();
    },
  },
  { name: 'visits-none', path: '/reports/visits', as: 'omar', until: /not counted here/u },
  { name: 'health', path: '/health', as: 'meera', until: /Waiting messages are retried/u },
  { name: 'health-sales', path: '/health', as: 'asha', until: /Waiting messages are retried/u },
  { name: 'health-silent', path: '/health', as: 'omar', until: /do not reach you/u, isEmpty: true },
  { name: 'people', path: '/people', as: 'meera', until: /what we hold about them/u },
  {
    name: 'people-found',
    path: '/people',
    as: 'meera',
    until: /what we hold about them/u,
    then: find,
  },
  {
    name: 'people-erase',
    path: '/people',
    as: 'meera',
    until: /what we hold about them/u,
    then: async (page) => {
      await find(page);
      await page.getByRole('button', { name: 'Erase this person…' }).click();
    },
  },
  { name: 'people-operator', path: '/people', as: 'omar', until: /what we hold about them/u },
];

export const widths = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
export const schemes = ['light', 'dark'] as const;
