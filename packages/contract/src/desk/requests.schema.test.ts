import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as requests from './requests.schema.ts';

const id = '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11';
const x = (length: number) => 'x'.repeat(length);
const many = (length: number, one: unknown) => Array.from({ length }, () => one);
const until = '2026-11-16T10:00:00.000Z';
const reply = {
  id,
  text: 'Yes.',
  way: 'reply',
  to: [],
  cc: ['per@menon.example'],
  bcc: [],
  strangers: [],
  files: [],
  again: [],
  then: 'won',
  remindAfter: 5,
  seen: '7',
};
const eleven = Array.from({ length: 11 }, (_, at) => `p${at}@menon.example`);
const erase = { email: 'mira@menon.example', confirm: 'mira@menon.example' };
const change = (command: object, version?: unknown) => ({
  command,
  ...(version !== undefined && { version }),
});
const email = (length: number) => `${x(60)}@${x(length - 69)}.example`;

const won = { kind: 'closed', reason: 'won' };
const reasons = { won: ['Price'], lost: ['Price', 'Timing'] };
const made = { name: 'Mira', companyname: '', subject: 'A shop' };

type Name = {
  [Key in keyof typeof requests]: (typeof requests)[Key] extends z.ZodMiniType ? Key : never;
}[keyof typeof requests];

test.each<[Name, unknown]>([
  ['mergeSchema', { with: id, version: 1 }],
  ['changeSchema', change({ kind: 'claimed' })],
  ['changeSchema', change({ kind: 'assigned', to: null }, 1)],
  ['changeSchema', change({ kind: 'assigned', to: id }, 2)],
  ['changeSchema', change({ kind: 'put-off', until }, 2)],
  ['changeSchema', change({ kind: 'put-off', until: '2000-01-01T00:00:00.000Z' }, 2)],
  ['changeSchema', change({ kind: 'put-off', until: '2199-12-31T23:59:59.000Z' }, 2)],
  ['changeSchema', change({ kind: 'brought-back' }, 2)],
  ['changeSchema', change({ kind: 'answered', by: 'mail', then: 'waiting' }, 2)],
  ['changeSchema', change({ kind: 'answered', by: 'telephone', then: 'answered' }, 2)],
  ['changeSchema', change({ kind: 'waiting' }, 2)],
  ...['won', 'lost', 'not-for-us', 'spam', 'duplicate', 'withdrawn'].map(
    (reason): [Name, unknown] => ['changeSchema', change({ kind: 'closed', reason }, 2)],
  ),
  ['changeSchema', change({ kind: 'reopened' }, 2)],
  ['changeSchema', change({ kind: 'reopened', as: 'waiting' }, 2)],
  ['noteSchema', { id, text: 'Call.' }],
  ['noteSchema', { id, text: x(10_000) }],
  ['replySchema', reply],
  ['replySchema', { ...reply, way: 'forward', to: eleven.slice(1), subject: x(200) }],
  ['replySchema', { ...reply, remindAfter: null }],
  ['replySchema', { ...reply, remindAfter: 60 }],
  ['signatureSchema', { text: '' }],
  ['replySchema', { ...reply, then: 'waiting', seen: '1'.repeat(18) }],
  ['replySchema', { ...reply, then: 'answered', text: x(10_000) }],
  ['draftSchema', { key: id, text: ' ', writtenAt: until }],
  ['draftSchema', { key: id, text: x(10_000), writtenAt: until }],
  ['writingSchema', { is: false }],
  ['listSchema', { queue: 'mine' }],
  [
    'listSchema',
    { queue: 'late', after: x(200), owner: 'nobody', page: `/${x(499)}`, country: 'SE' },
  ],
  ['listSchema', { queue: 'closed', owner: id, reason: 'won', label: id }],
  ['rowsSchema', { ids: x(50 * 37) }],
  ['searchSchema', { q: 'a' }],
  ['searchSchema', { q: x(200), after: 'c' }],
  ['enquirySchema', {}],
  ['enquirySchema', { again: 'yes' }],
  ['heldSchema', { after: 'c' }],
  ['heldDecisionSchema', { ids: [id] }],
  ['heldDecisionSchema', { ids: many(1_000, id) }],
  ['idSchema', { id }],
  ['personSchema', { email: 'mira@menon.example' }],
  ['personSchema', { email: email(254) }],
  ['eraseSchema', erase],
  ['eraseSchema', { ...erase, mails: { listing: id, keys: [1] } }],
  ['eraseSchema', { ...erase, mails: { listing: id, keys: many(500, 1) } }],
  ['reportsSchema', { weeks: 1 }],
  ['reportsSchema', { weeks: 53 }],
  ['logoutSchema', { everywhere: true }],
  ['liveSchema', {}],
  ['liveSchema', { after: '7' }],
  ['signInSchema', {}],
  ['signInSchema', { to: x(500) }],
  ['signInSchema', { other: 'yes' }],
  ['changeSchema', change({ kind: 'assigned', to: id, away: true }, 1)],
  ['changeSchema', change({ ...won, why: x(60), value: { amount: 1, currency: 'INR' } }, 2)],
  ['changeSchema', change({ ...won, value: { amount: 999_999_999_999, currency: 'ZAR' } }, 2)],
  ['replySchema', { ...reply, sendAt: until }],
  ['replySchema', { ...reply, strangers: ['new@menon.example'] }],
  ['replySchema', { ...reply, files: many(20, id), again: many(20, id) }],
  ['fileSchema', {}],
  ['fileSchema', { unscanned: 'yes' }],
  ['enquirySchema', { again: 'yes', unasked: 'yes' }],
  ['otherMailSchema', { list: 'set-aside', after: x(200) }],
  ['setAsideSchema', { ids: many(50, id), isAside: false }],
  ['makeEnquirySchema', { name: x(200), companyname: '', subject: x(200) }],
  ['changeReasonsSchema', { lists: reasons, before: { won: [], lost: [] } }],
])('%s accepts %j unchanged', (name, sent) => {
  expect(requests[name].parse(sent)).toEqual(sent);
});

test.each<[Name, unknown]>([
  ['changeSchema', change({ kind: 'erased' }, 2)],
  ['changeSchema', change({ kind: 'claimed', by: id }, 2)],
  ['changeSchema', change({ kind: 'claimed' }, 0)],
  ['changeSchema', change({ kind: 'claimed' }, 1.5)],
  ['changeSchema', { ...change({ kind: 'claimed' }), force: true }],
  ['changeSchema', change({ kind: 'assigned', to: 'ravi' }, 2)],
  ['changeSchema', change({ kind: 'assigned' }, 2)],
  ['changeSchema', change({ kind: 'put-off', until: 'tomorrow' }, 2)],
  ['changeSchema', change({ kind: 'put-off', until: '1999-12-31T23:59:59Z' }, 2)],
  ['changeSchema', change({ kind: 'put-off', until: '2200-01-01T00:00:00Z' }, 2)],
  ['changeSchema', change({ kind: 'answered', by: 'fax', then: 'waiting' }, 2)],
  ['changeSchema', change({ kind: 'answered', by: 'mail', then: 'closed' }, 2)],
  ['changeSchema', change({ kind: 'closed', reason: 'boredom' }, 2)],
  ['changeSchema', change({ kind: 'brought-back', at: until }, 2)],
  ['changeSchema', change({ kind: 'waiting', at: until }, 2)],
  ['changeSchema', change({ kind: 'reopened', at: until }, 2)],
  ['changeSchema', change({ kind: 'reopened', as: 'closed' }, 2)],
  ['noteSchema', { id, text: ' ' }],
  ['noteSchema', { id, text: x(10_001) }],
  ['noteSchema', { id: '1', text: 'Call.' }],
  ['replySchema', { ...reply, text: '\n' }],
  ['replySchema', { ...reply, way: 'all' }],
  ['replySchema', { ...reply, remindAfter: 0 }],
  ['replySchema', { ...reply, remindAfter: 61 }],
  ['replySchema', { ...reply, cc: ['per'] }],
  ['replySchema', { ...reply, bcc: eleven }],
  ['replySchema', { ...reply, subject: ' \n' }],
  ['replySchema', { ...reply, subject: x(201) }],
  ['signatureSchema', { text: x(501) }],
  ['replySchema', { ...reply, text: x(10_001) }],
  ['replySchema', { ...reply, then: 'erased' }],
  ['replySchema', { ...reply, seen: '' }],
  ['replySchema', { ...reply, seen: '7x' }],
  ['replySchema', { ...reply, seen: 'x7' }],
  ['replySchema', { ...reply, seen: '1'.repeat(19) }],
  ['replySchema', { ...reply, to: 'another@menon.example' }],
  ['draftSchema', { key: id, text: x(10_001), writtenAt: until }],
  ['draftSchema', { key: id, text: 'Dear' }],
  ['draftSchema', { text: 'Dear', writtenAt: until }],
  ['writingSchema', { is: 'yes' }],
  ['writingSchema', {}],
  ['listSchema', { queue: 'everything' }],
  ['listSchema', { queue: 'mine', after: x(201) }],
  ['listSchema', { queue: 'mine', owner: 'ravi' }],
  ['listSchema', { queue: 'mine', page: x(501) }],
  ['listSchema', { queue: 'mine', label: 'big' }],
  ['listSchema', { queue: 'mine', page: '/a\0' }],
  ['listSchema', { queue: 'mine', country: 'se' }],
  ['listSchema', { queue: 'mine', country: 'SEE' }],
  ['listSchema', { queue: 'mine', country: 'xSE' }],
  ['listSchema', { queue: 'mine', order: 'id' }],
  ['rowsSchema', { ids: x(50 * 37 + 1) }],
  ['searchSchema', { q: '' }],
  ['searchSchema', { q: x(201) }],
  ['enquirySchema', { again: 'no' }],
  ['heldSchema', { all: true }],
  ['heldDecisionSchema', { ids: [] }],
  ['heldDecisionSchema', { ids: many(1_001, id) }],
  ['idSchema', { id: '1' }],
  ['personSchema', { email: 'mira' }],
  ['personSchema', { email: email(255) }],
  ['eraseSchema', { email: 'mira@menon.example' }],
  ['eraseSchema', { ...erase, confirm: x(255) }],
  ['eraseSchema', { ...erase, mails: { listing: id, keys: [] } }],
  ['eraseSchema', { ...erase, mails: { listing: id, keys: many(501, 1) } }],
  ['eraseSchema', { ...erase, mails: { listing: '1', keys: [1] } }],
  ['eraseSchema', { ...erase, mails: { listing: id, keys: [2 ** 31] } }],
  ['eraseSchema', { ...erase, mails: { listing: id, keys: [1], all: true } }],
  ['reportsSchema', { weeks: 0 }],
  ['reportsSchema', { weeks: 54 }],
  ['reportsSchema', { weeks: 1.5 }],
  ['logoutSchema', { everywhere: 'yes' }],
  ['liveSchema', { after: '-1' }],
  ['signInSchema', { to: x(501) }],
  ['signInSchema', { other: 'no' }],
  ['mergeSchema', { with: id }],
  ['mergeSchema', { with: '1', version: 1 }],
  ['mergeSchema', { with: id, version: 1, by: id }],
  ['changeSchema', change({ kind: 'assigned', to: id, away: false }, 1)],
  ['changeSchema', change({ kind: 'assigned', to: id, by: id }, 1)],
  ['changeSchema', change({ kind: 'put-off', until, by: id }, 1)],
  ['changeSchema', change({ kind: 'put-off', until: '' }, 1)],
  ['changeSchema', change({ kind: 'answered', by: 'mail', then: 'waiting', at: until }, 2)],
  ['changeSchema', change({ ...won, at: until }, 2)],
  ['changeSchema', change({ ...won, why: ' \n' }, 2)],
  ['changeSchema', change({ ...won, why: x(61) }, 2)],
  ['changeSchema', change({ ...won, value: { amount: 0, currency: 'INR' } }, 2)],
  ['changeSchema', change({ ...won, value: { amount: 0.5, currency: 'INR' } }, 2)],
  ['changeSchema', change({ ...won, value: { amount: 1e12, currency: 'INR' } }, 2)],
  ['changeSchema', change({ ...won, value: { amount: 1, currency: 'XAU' } }, 2)],
  ['changeSchema', change({ ...won, value: { amount: 1, currency: 'INR', tax: 0 } }, 2)],
  ['replySchema', { ...reply, sendAt: 'tomorrow' }],
  ['replySchema', { ...reply, strangers: ['new'] }],
  ['replySchema', { ...reply, files: many(21, id) }],
  ['replySchema', { ...reply, again: many(21, id) }],
  ['replySchema', { ...reply, again: ['1'] }],
  ['replySchema', { ...reply, as: id }],
  ['replySchema', { ...reply, remindAfter: 1.5 }],
  ['draftSchema', { key: id, text: '', writtenAt: until, by: id }],
  ['signatureSchema', { text: '', by: id }],
  ['writingSchema', { is: true, by: id }],
  ['noteSchema', { id, text: 'Call.', by: id }],
  ['rowsSchema', { ids: '', by: id }],
  ['searchSchema', { q: 'a', by: id }],
  ['searchSchema', { q: 'a', after: x(201) }],
  ['enquirySchema', { unasked: 'no' }],
  ['enquirySchema', { by: id }],
  ['fileSchema', { unscanned: 'no' }],
  ['fileSchema', { by: id }],
  ['heldSchema', { after: x(201) }],
  ['heldDecisionSchema', { ids: ['1'] }],
  ['heldDecisionSchema', { ids: [id], by: id }],
  ['otherMailSchema', { list: 'closed' }],
  ['otherMailSchema', { by: id }],
  ['setAsideSchema', { ids: [], isAside: true }],
  ['setAsideSchema', { ids: many(51, id), isAside: true }],
  ['setAsideSchema', { ids: ['1'], isAside: true }],
  ['setAsideSchema', { ids: [id], isAside: 'yes' }],
  ['setAsideSchema', { ids: [id], isAside: true, by: id }],
  ['makeEnquirySchema', { ...made, name: ' ' }],
  ['makeEnquirySchema', { ...made, name: x(201) }],
  ['makeEnquirySchema', { ...made, companyname: x(201) }],
  ['makeEnquirySchema', { ...made, subject: '\n' }],
  ['makeEnquirySchema', { ...made, subject: x(201) }],
  ['makeEnquirySchema', { ...made, email: 'mira@menon.example' }],
  ['idSchema', { id, by: id }],
  ['personSchema', { email: 'mira@menon.example', by: id }],
  ['eraseSchema', { ...erase, by: id }],
  ['eraseSchema', { ...erase, email: email(255) }],
  ['eraseSchema', { ...erase, email: 'mira' }],
  ['changeReasonsSchema', { lists: reasons }],
  ['changeReasonsSchema', { lists: reasons, before: reasons, by: id }],
  ['changeReasonsSchema', { lists: { ...reasons, spam: [] }, before: reasons }],
  ['changeReasonsSchema', { lists: { ...reasons, won: ['Price', 'Price'] }, before: reasons }],
  ['changeReasonsSchema', { lists: { ...reasons, lost: [''] }, before: reasons }],
  ['reportsSchema', { weeks: 1, by: id }],
  ['logoutSchema', { by: id }],
  ['liveSchema', { by: id }],
])('%s refuses %j', (name, sent) => {
  expect(requests[name].safeParse(sent).success).toBe(false);
});

test('a timestamp is stored in UTC, and characters that cannot be stored are removed', () => {
  const written = { key: id, text: ' a\0b ', writtenAt: '2026-11-16T15:30:00+05:30' };
  expect(requests.draftSchema.parse(written)).toEqual({
    key: id,
    text: ' ab ',
    writtenAt: until,
  });
  expect(requests.noteSchema.parse({ id, text: ' a\r\nb\0 ' }).text).toBe('a\nb');
  expect(requests.replySchema.parse({ ...reply, text: ' a\r\nb\0 ' }).text).toBe('a\nb');
});

test('lines are cleaned', () => {
  const sent = { name: ' Mira\nMenon ', companyname: ' Menon\n& Co ', subject: ' A\tshop' };
  const cleaned = { name: 'Mira Menon', companyname: 'Menon & Co', subject: 'A shop' };
  expect(requests.makeEnquirySchema.parse(sent)).toEqual(cleaned);
  const text = ' Asha\r\nSales\0 ';
  expect(requests.signatureSchema.parse({ text }).text).toBe('Asha\nSales');
  const { command } = requests.changeSchema.parse(change({ ...won, why: ' the\tprice\n' }));
  expect(command).toEqual({ ...won, why: 'the price' });
});

test('a short reply has no files and no strangers, and reminds after five days', () => {
  const { strangers: _s, files: _f, again: _a, remindAfter: _r, ...short } = reply;
  expect(requests.replySchema.parse(short)).toEqual(reply);
});

test('the defaults are twelve weeks, this session only, and mails that are open', () => {
  expect(requests.otherMailSchema.parse({})).toEqual({ list: 'open' });
  expect(requests.reportsSchema.parse({})).toEqual({ weeks: 12 });
  expect(requests.reportsSchema.parse({ weeks: '4' })).toEqual({ weeks: 4 });
  expect(requests.logoutSchema.parse({})).toEqual({ everywhere: false });
});
