import type { Page } from '@playwright/test';
import type { Account } from './running-desk.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Nobody where it is left out. */
  readonly as?: Account;
  /** Words that stand there once it is whole. */
  readonly until: RegExp;
  /** What is done before one looks. */
  readonly then?: (page: Page) => Promise<void>;
  /** Without the samples. */
  readonly isEmpty?: true;
}

async function find(page: Page): Promise<void> {
  await page.getByLabel('Their mail address').fill('k.hohenstein@hafenlogistik-nord.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('1 enquiry').waitFor();
}

/** Every screen of the desk and who opens it, on samples: for axe and for the pictures. */
export const screens: readonly Screen[] = [
  { name: 'signin', path: '/', until: /sign in/iu },
  { name: 'inbox', path: '/', as: 'asha', until: /Katharina/u },
  { name: 'held', path: '/held', as: 'asha', until: /Dobrogeanu/u },
  {
    name: 'held-chosen',
    path: '/held',
    as: 'asha',
    until: /Dobrogeanu/u,
    then: async (page) => {
      await page.getByLabel('Choose test').check();
      await page.getByLabel(/Choose E.* C/u).check();
    },
  },
  {
    name: 'held-undo',
    path: '/held',
    as: 'asha',
    until: /Dobrogeanu/u,
    then: (page) => page.getByRole('button', { name: 'Discard 3' }).click(),
  },
  { name: 'held-empty', path: '/held', as: 'asha', until: /Nobody is held back/u, isEmpty: true },
  { name: 'figures', path: '/figures', as: 'meera', until: /Half were answered/u },
  {
    name: 'figures-table',
    path: '/figures',
    as: 'meera',
    until: /Half were answered/u,
    then: (page) => page.getByText('The same as a table').click(),
  },
  { name: 'figures-empty', path: '/figures', as: 'meera', until: /Nobody was/u, isEmpty: true },
  { name: 'health', path: '/health', as: 'meera', until: /What waits/u },
  { name: 'health-sales', path: '/health', as: 'asha', until: /What waits/u },
  { name: 'health-silent', path: '/health', as: 'omar', until: /do not reach you/u, isEmpty: true },
  { name: 'persons', path: '/persons', as: 'meera', until: /Requests about persons/u },
  { name: 'persons-found', path: '/persons', as: 'meera', until: /Requests about/u, then: find },
  {
    name: 'persons-erase',
    path: '/persons',
    as: 'meera',
    until: /Requests about/u,
    then: async (page) => {
      await find(page);
      await page.getByRole('button', { name: 'Erase this person…' }).click();
    },
  },
  { name: 'persons-operator', path: '/persons', as: 'omar', until: /Requests about persons/u },
];

export const widths = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
export const schemes = ['light', 'dark'] as const;
