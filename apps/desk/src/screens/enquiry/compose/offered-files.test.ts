// @vitest-environment jsdom
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { FileView } from '@studio/contract/desk/files';
import { beforeEach, expect, test } from 'vitest';
import { offeredFiles, readLeftOut, writeLeftOut } from './offered-files.ts';

const me = { id: 'me', name: 'Asha' };
const mail = (id: string, change: object) => ({ id, kind: 'message', by: null, ...change });
const enquiryWith = (...mails: readonly object[]) => ({ mails }) as unknown as EnquiryDetail;
const file = (id: string, mailId: string, state: FileView['state'] = 'clean'): FileView => ({
  id,
  mailId,
  name: `${id}.pdf`,
  bytes: 1,
  state,
  hasThumbnail: false,
});
const files = [file('a', 'old'), file('b', 'new'), file('c', 'new', 'program'), file('d', 'ours')];
const theirs = [mail('old', { direction: 'in' }), mail('new', { direction: 'in' })];
const ids = (enquiry: EnquiryDetail, isForward: boolean) =>
  offeredFiles(enquiry, files, { meId: 'me', isForward }).map(({ id }) => id);

test('a forward offers the files of their last mail that may be sent', () => {
  expect(ids(enquiryWith(...theirs), true)).toEqual(['b']);
  expect(ids(enquiryWith(), true)).toEqual([]);
});

test.each([
  ['of my reply that did not leave', { delivery: 'failed', by: me }, ['d']],
  ['not of one that was sent', { delivery: 'sent', by: me }, []],
  ['not of a colleague’s', { delivery: 'failed', by: { id: 'other', name: 'Ravi' } }, []],
])('a reply offers the files %s', (_what, change, offered) => {
  const ours = mail('ours', { direction: 'out', ...change });
  expect(ids(enquiryWith(...theirs, ours), false)).toEqual(offered);
});

beforeEach(() => {
  localStorage.clear();
});

test('files that were deselected stay deselected, and no others', () => {
  const of = { staffId: 'me', enquiryId: 'e', what: 'reply' } as const;
  writeLeftOut(of, ['a']);
  expect(readLeftOut(of)).toEqual(['a']);
  writeLeftOut(of, []);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('desk.left-out.me.e', '{');
  expect(readLeftOut(of)).toEqual([]);
});
