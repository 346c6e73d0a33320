// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  dropAddressing,
  readAddressing,
  toEnquirerOnly,
  writeAddressing,
} from './local-addressing.ts';

const of = { staffId: 'asha', enquiryId: 'one', what: 'reply' } as const;
const key = 'desk.addressing.asha.one';
const forward = { way: 'forward', to: ['per@mill.example'], cc: [], bcc: [] } as const;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('recipients come back as they were chosen, for each user and enquiry', () => {
  writeAddressing(of, forward);
  expect(readAddressing(of)).toEqual(forward);
  expect(readAddressing({ ...of, staffId: 'ravi' })).toEqual(toEnquirerOnly);
  expect(readAddressing({ ...of, enquiryId: 'two' })).toEqual(toEnquirerOnly);
  dropAddressing(of);
  expect(readAddressing(of)).toEqual(toEnquirerOnly);
});

test('by default a reply goes to the enquirer only', () => {
  expect(toEnquirerOnly).toEqual({ way: 'reply', to: [], cc: [], bcc: [] });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '"reply"',
  '{"to":[],"cc":[],"bcc":[]}',
  '{"way":"reply","cc":[],"bcc":[]}',
  '{"way":"reply","to":"a@b.example","cc":[],"bcc":[]}',
  '{"way":"reply","to":[],"bcc":[]}',
  '{"way":"reply","to":[],"cc":[]}',
])('recipients that cannot be read are none: %s', (kept) => {
  localStorage.setItem(key, kept);
  expect(readAddressing(of)).toEqual(toEnquirerOnly);
});

test('a browser that stores nothing does not stop the user', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('The quota is used up.');
    });
  writeAddressing(of, forward);
  dropAddressing(of);
  expect(readAddressing(of)).toEqual(toEnquirerOnly);
});
