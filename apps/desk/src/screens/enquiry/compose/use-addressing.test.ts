// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toEnquirerOnly } from './local-addressing.ts';
import { restoreDraft } from './restored-drafts.ts';
import { useAddressing } from './use-addressing.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const of = { staffId: 'asha', enquiryId: 'one', what: 'reply' } as const;
let root: ReturnType<typeof createRoot>;
let to: ReturnType<typeof useAddressing>;

function Composer() {
  const shown = useAddressing(of);
  useEffect(() => {
    to = shown;
  });
  return null;
}

beforeEach(() => {
  localStorage.clear();
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(createElement(Composer));
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

test('the recipients of an undone reply are in the open composer, and visible', () => {
  const restored = { ...toEnquirerOnly, cc: ['per@mill.example'] };
  act(() => {
    restoreDraft({ ...of, enquiryId: 'another' }, 'No.', { ...restored, cc: ['x@y.example'] });
    restoreDraft(of, 'Yes.', restored);
  });
  expect([to.addressing, to.isShown]).toEqual([restored, true]);
});
