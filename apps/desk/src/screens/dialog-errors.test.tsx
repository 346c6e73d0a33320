// @vitest-environment jsdom
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { rowOf } from '@studio/contract/fixtures/rows';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { cachedDesk } from '#api/cached-desk.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { queryKeys } from '#api/query-keys.ts';
import { SignatureDialog } from './enquiry/compose/SignatureDialog.tsx';
import { EraseDialog } from './enquiry/EraseDialog.tsx';
import { PeopleScreen } from './people/PeopleScreen.tsx';
import { renderScreen } from './render-screen.tsx';

vi.mock('#api/fetch-json.ts', () => ({ fetchJson: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const email = 'mira@menon.example';
const enquiry = {
  ...rowOf(1),
  fields: { name: 'Mira', email },
  notes: [],
  samePerson: [],
} as unknown as EnquiryDetail;

let page: Element;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  vi.mocked(fetchJson).mockRejectedValue(new ApiError(500, 'Stumbled.'));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

async function show(screen: ReactNode): Promise<void> {
  const { client } = cachedDesk();
  client.setQueryData(queryKeys.me, { id: 'me', name: 'Omar', roles: ['operator'] });
  client.setDefaultOptions({ queries: { retry: false } });
  ({ page, leave } = await renderScreen(client, screen));
}
const press = (name: string) =>
  act(async () => {
    const all = [...page.querySelectorAll('button')];
    all.find(({ textContent }) => textContent === name)?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
function type(label: string, text: string): void {
  const field = [...page.querySelectorAll('label')].find((one) => one.textContent === label);
  const input = page.querySelector<HTMLInputElement>(`[id="${field?.htmlFor ?? ''}"]`);
  act(() => {
    // React follows the value it set itself, so it is set past it.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const alertText = () => page.querySelector('dialog [role=alert]')?.textContent;

test('a signature that is not saved: the dialog says why', async () => {
  await show(<SignatureDialog signature={{ text: 'Omar', company: [] }} onClose={vi.fn()} />);
  await press('Save the signature');
  expect(alertText()).toBe('Stumbled.');
});

test('a copy that is not made before erasing: the dialog says why', async () => {
  await show(<EraseDialog enquiry={enquiry} isOpen onClose={vi.fn()} onErased={vi.fn()} />);
  await press('Export a copy first');
  expect(alertText()).toBe('Stumbled.');
});

test('a person who is not erased: the dialog says why, until it is opened again', async () => {
  await show(<PeopleScreen />);
  type('Their email address', email);
  await press('Erase this person…');
  type('Type the address once more', email);
  expect(alertText()).toBeUndefined();
  await press('Erase for good');
  expect(alertText()).toBe('Stumbled.');
  await press('Cancel');
  await press('Erase this person…');
  expect(page.querySelector('dialog form')).not.toBeNull();
  expect(alertText()).toBeUndefined();
});
