// @vitest-environment jsdom
import type { NextChange, Publishing as State } from '@studio/contract/publishing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Publishing } from './Publishing/Publishing.tsx';
import { fetchPublishing, order, signOut } from './publishing-api.ts';

vi.mock('./publishing-api.ts', () => ({
  fetchPublishing: vi.fn(),
  order: vi.fn(),
  signOut: vi.fn(),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const at = '2026-11-18T10:00:00.000Z';
const change = (title: string, more: Partial<NextChange> = {}): NextChange => ({
  ...{ path: `${title}.yaml`, files: {}, title, isNew: false, heldBy: null },
  form: `/edit#/collection/services/item/${title}`,
  ...{ fields: [], by: [{ name: 'Edith Varga', at }] },
  ...more,
});
const finding = { title: 'AWS', field: 'Tagline', form: '/edit#/aws', sentence: 'Is too long.' };
const state: State = {
  me: { name: 'Paul Okafor', mayPublish: true },
  ...{ companyName: 'The company', next: 'a', editions: [] },
  changes: [
    change('SEO', { heldBy: 'Petra Lang' }),
    change('Depot', { isNew: true }),
    change('Photo', { form: '' }),
  ],
  undone: [{ commit: 'c', title: 'Wireframes', by: 'Edith Varga', at }],
  progress: {
    ...{ number: 2, by: 'Paul', beganAt: at, state: 'refused', step: 'check', detail: '' },
    ...{ took: {}, findings: [finding], problem: '' },
  },
  duties: [finding],
};

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  vi.mocked(fetchPublishing).mockResolvedValue(state);
  vi.mocked(order).mockReset().mockResolvedValue();
  place = document.createElement('div');
  root = createRoot(place);
  act(() => {
    root.render(createElement(Publishing));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

const buttons = () => [...place.querySelectorAll('button')];
const named = (name: string) => buttons().find(({ textContent }) => textContent === name);
const press = (name: string) =>
  act(async () => {
    named(name)?.click();
    await Promise.resolve();
  });

it('links only to forms with checks and preview', () => {
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain('/edit#/collection/services/item/SEO');
  expect(links).toContain('/visits');
  for (const link of links) expect(link).toMatch(/^\/(?:edit|changes|editions|visits)(?:#|$)/u);
});

it('names the change in each button', () => {
  const names = buttons().map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Hold back SEO', 'Undo SEO', 'Undo Depot']));
  expect(new Set(names).size).toBe(names.length);
});

it('says who holds a change back, and takes it back', async () => {
  expect(place.textContent).toContain('held back by Petra Lang: it stays for a later edition');
  await press('Hold back SEO');
  expect(order).toHaveBeenCalledWith('hold', { path: 'SEO.yaml', isHeld: false });
});

it('asks before it removes a new entry', async () => {
  await press('Undo Depot');
  expect(order).not.toHaveBeenCalled();
  expect(place.querySelector('p[role=alert]')?.textContent).toContain(
    '“Depot” is new. Undo removes all of it, written by Edith Varga.',
  );
  await press('Keep it');
  expect(named('Undo Depot')).toBeDefined();
  await press('Undo Depot');
  await press('Remove it');
  expect(order).toHaveBeenCalledWith('undo', { path: 'Depot.yaml', files: {} });
});

it('signs out', async () => {
  vi.mocked(signOut).mockResolvedValue();
  await press('Sign out');
  expect(signOut).toHaveBeenCalledOnce();
});

it('puts back what was undone', async () => {
  await press('Put it back Wireframes');
  expect(order).toHaveBeenCalledWith('restore', { commit: 'c' });
});
