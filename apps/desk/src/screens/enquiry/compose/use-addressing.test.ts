// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAddressing, toEnquirerOnly } from './local-addressing.ts';
import { restoreDraft } from './restored-drafts.ts';
import { addressingFault, useAddressing } from './use-addressing.ts';

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

test('a restored draft of a colleague, or a note, is not for this reply', () => {
  const restored = { ...toEnquirerOnly, cc: ['per@mill.example'] };
  act(() => {
    restoreDraft({ ...of, staffId: 'ravi' }, 'No.', restored);
    restoreDraft({ ...of, what: 'note' }, 'No.', restored);
  });
  expect([to.addressing, to.isShown]).toEqual([toEnquirerOnly, false]);
});

test.each([
  ['a copy', { cc: ['per@mill.example'] }, true],
  ['a blind copy', { bcc: ['per@mill.example'] }, true],
  ['one of each', { cc: ['a@mill.example'], bcc: ['b@mill.example'] }, true],
  ['a subject', { subject: 'Doors' }, true],
  ['nothing of its own', {}, false],
])('the fields are visible for an undone reply with %s', (_what, more, isShown) => {
  act(() => {
    restoreDraft(of, 'Yes.', { ...toEnquirerOnly, ...more });
  });
  expect(to.isShown).toBe(isShown);
});

test('recipients are kept with the draft until it is sent, and the fields open and close', () => {
  const copied = { ...toEnquirerOnly, cc: ['per@mill.example'] };
  act(() => {
    to.write(copied);
  });
  expect([to.addressing, readAddressing(of)]).toEqual([copied, copied]);
  act(() => {
    to.show();
  });
  expect(to.isShown).toBe(true);
  act(() => {
    to.toggle();
  });
  expect(to.isShown).toBe(false);
  act(() => {
    to.clear();
  });
  expect([to.addressing, readAddressing(of)]).toEqual([toEnquirerOnly, toEnquirerOnly]);
});

test.each([
  ['a forward without a recipient', { way: 'forward' as const }, 'Enter a recipient.'],
  ['a reply without one', {}, undefined],
  ['an empty subject', { subject: ' ' }, 'Enter a subject.'],
  ['a subject', { subject: 'Doors' }, undefined],
])('%s', (_what, more, fault) => {
  expect(addressingFault({ ...toEnquirerOnly, ...more })).toBe(fault);
});
