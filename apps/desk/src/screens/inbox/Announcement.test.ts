// @vitest-environment jsdom
import type { EnquiryRow } from '@studio/contract/desk/responses';
import { NOW, rowOf } from '@studio/contract/fixtures/rows';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedDesk } from '#api/cached-desk.ts';
import { addNews, clearNews, hasArrived } from '#live/news.store.ts';
import { OfficeContext, type Office } from '#parts/office.ts';
import { Announcement } from './Announcement.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const office = { zone: 'UTC', now: () => NOW } as Office;
const noor = rowOf(1, { name: 'Noor' });
const place = document.createElement('div');
let root: Root;

beforeEach(() => {
  clearNews();
  root = createRoot(place);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

function show(rows: readonly EnquiryRow[], isWhole: boolean): string {
  const line = createElement(Announcement, { rows, isWhole });
  const { client } = cachedDesk();
  act(() => {
    root.render(
      createElement(
        OfficeContext,
        { value: office },
        createElement(QueryClientProvider, { client }, line),
      ),
    );
  });
  return place.textContent;
}

test('a new enquiry is no longer announced anywhere once To answer has it', () => {
  addNews([{ kind: 'received', row: noor }]);
  expect(show([], true)).toContain('Noor');
  expect(show([noor], true)).not.toContain('Noor');
  expect(show([], false)).not.toContain('Noor');
  expect(hasArrived(noor.id)).toBe(false);
});

test('a new enquiry that only another list has is still to be inserted in To answer', () => {
  addNews([{ kind: 'received', row: noor }]);
  expect(show([noor], false)).not.toContain('Noor');
  expect(show([], true)).toContain('Noor');
});
