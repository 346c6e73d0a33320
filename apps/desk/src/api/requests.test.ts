import { enquiryDetailSchema } from '@studio/contract/desk/responses';
import { whole } from '@studio/contract/fixtures/responses';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { absencesQuery } from './absences.ts';
import { draftFilesQuery, removeDraftFile } from './draft-files.ts';
import { enquiryQuery } from './enquiry.ts';
import { filesQuery } from './files.ts';
import { personQuery } from './erase-person.ts';
import { reportsFile, reportsQuery } from './reports.ts';
import { healthQuery, retryFailed } from './health.ts';
import { decideHeld, heldQuery } from './held.ts';
import { addLabel, labelsQuery, renameLabel, retireLabel } from './labels.ts';
import { countsQuery, dueQuery, fetchRows, queueQuery, searchQuery } from './lists.ts';
import { askListingQuery, listingQuery, movedQuery, readListing } from './mail-listing.ts';
import { colleaguesQuery, meQuery, officeQuery } from './me.ts';
import { mergeEnquiries, unmergeEnquiry } from './merge.ts';
import { noticesQuery } from './notices.ts';
import {
  conversationQuery,
  makeEnquiry,
  otherFilesQuery,
  otherMailQuery,
  setAside,
} from './other-mail.ts';
import { closeReasonsQuery, outcomesFile, outcomesQuery } from './outcomes.ts';
import { erasePerson, exportPerson, findPerson, mailboxErasureQuery } from './people.ts';
import {
  addNote,
  saveDraft,
  saveSignature,
  recipientsQuery,
  sendReply,
  sendReplyNow,
  setWriting,
  signatureQuery,
  undoReply,
  writersQuery,
} from './replies.ts';
import { changeTemplate, templateChangesQuery, templatesQuery } from './templates.ts';
import { addView, editView, removeView, viewsQuery } from './views.ts';
import { visitsFile, visitsQuery } from './visits.ts';

type Asking = Omit<RequestInit, 'body'> & { readonly body?: string };
const fetched = vi.fn<(path: string, asking: Asking) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('{}', { status: 400 })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
/** Runs a query's request, as React Query would. */
function run({ queryFn }: { readonly queryFn?: unknown }, pageParam: string | null = null) {
  if (typeof queryFn !== 'function') throw new TypeError('This query asks nothing.');
  const answer: unknown = Reflect.apply(queryFn, undefined, [{ signal, pageParam }]);
  return Promise.resolve(answer);
}

const email = 'mira@menon.example';
const draft = { key: 'k', text: 'Dear', writtenAt: '2026-11-16T10:00:00.000Z' };
const reply = {
  id: 'r',
  text: 'Yes.',
  files: [],
  again: [],
  way: 'reply',
  to: [],
  cc: [],
  bcc: [],
  strangers: [],
  remindAfter: 5,
  then: 'waiting',
  seen: '7',
} as const;
const label = { id: 'l', name: 'big', isRetired: false };
const named = { name: 'Big ones', isShared: true };
const shown = { queue: 'mine', filters: { label: 'l' } } as const;
const withFiles = enquiryDetailSchema.parse({ ...whole, id: 'e' });
const withoutFiles = withFiles.mails.map((mail) => ({ ...mail, attachments: [] }));
const note = { id: 'n', text: 'Call.' };
const retired = { kind: 'retired', template: 'first', seen: '0' } as const;
const fromMail = { name: 'Asha', companyname: '', subject: 'Looms' };
const erasing = { email, confirm: 'R-1', mails: { listing: 'l', keys: [1] } };

test.each<[string, () => Promise<unknown>, object?]>([
  ['GET /api/me', () => run(meQuery)],
  ['GET /api/office', () => run(officeQuery)],
  ['GET /api/colleagues', () => run(colleaguesQuery)],
  ['GET /api/counts', () => run(countsQuery)],
  ['GET /api/due', () => run(dueQuery)],
  ['GET /api/health', () => run(healthQuery)],
  ['POST /api/health/try-again', retryFailed, {}],
  ['GET /api/templates', () => run(templatesQuery)],
  ['GET /api/template-changes?template=a+b', () => run(templateChangesQuery('a b', '7'))],
  ['POST /api/template-changes', () => changeTemplate(retired), retired],
  ['GET /api/reports?weeks=8', () => run(reportsQuery(8))],
  ['GET /api/reports/visits', () => run(visitsQuery(undefined))],
  ['GET /api/reports/visits?period=2026-W46', () => run(visitsQuery('2026-W46'))],
  ['GET /api/enquiries?queue=mine', () => run(queueQuery('mine'))],
  [
    'GET /api/enquiries?queue=to-answer&owner=nobody&country=SE&after=c',
    () => run(queueQuery('to-answer', { owner: 'nobody', page: '', country: 'SE' }), 'c'),
  ],
  ['GET /api/search?q=loom+%26+co', () => run(searchQuery('loom & co'))],
  ['GET /api/rows?ids=a%2Cb', () => fetchRows(['a', 'b'])],
  ['GET /api/held', () => run(heldQuery)],
  ['GET /api/held?after=a%2Fb', () => run(heldQuery, 'a/b')],
  ['POST /api/held/discard', () => decideHeld(['a'], 'discard'), { ids: ['a'] }],
  ['GET /api/other-mail?list=open', () => run(otherMailQuery('open'))],
  ['GET /api/other-mail?list=set-aside&after=c', () => run(otherMailQuery('set-aside'), 'c')],
  ['GET /api/other-mail/o', () => run(conversationQuery('o', ''))],
  ['GET /api/other-mail/o/files', () => run(otherFilesQuery('o', ''))],
  ['POST /api/other-mail/o/enquiry', () => makeEnquiry('o', fromMail), fromMail],
  ['POST /api/other-mail/set-aside', () => setAside(['a'], true), { ids: ['a'], isAside: true }],
  ['GET /api/absences', () => run(absencesQuery)],
  ['GET /api/notices', () => run(noticesQuery)],
  ['GET /api/close-reasons', () => run(closeReasonsQuery)],
  ['GET /api/reports/outcomes?weeks=4', () => run(outcomesQuery(4))],
  ['GET /api/enquiries/e/files', () => run(filesQuery(withFiles))],
  ['GET /api/enquiries/e/drafts/reply/files', () => run(draftFilesQuery('e'))],
  ['DELETE /api/enquiries/e/drafts/reply/files/f', () => removeDraftFile('e', 'f')],
  ['POST /api/replies/r/now', () => sendReplyNow('r'), {}],
  ['GET /api/labels', () => run(labelsQuery)],
  ['POST /api/labels', () => addLabel('big'), { name: 'big' }],
  ['PUT /api/labels/l', () => renameLabel(label, 'large'), { name: 'large', before: 'big' }],
  ['DELETE /api/labels/l', () => retireLabel(label)],
  ['GET /api/views', () => run(viewsQuery)],
  ['POST /api/views', () => addView(shown, named), { ...named, ...shown }],
  ['PUT /api/views/v', () => editView('v', named), named],
  ['DELETE /api/views/v', () => removeView('v')],
  ['GET /api/enquiries/e', () => run(enquiryQuery('e'))],
  ['GET /api/enquiries/e/writers', () => run(writersQuery('e'))],
  ['PUT /api/enquiries/e/writing', () => setWriting('e', true), { is: true }],
  ['PUT /api/enquiries/e/drafts/reply', () => saveDraft('e', 'reply', draft), draft],
  ['POST /api/enquiries/e/replies', () => sendReply('e', reply), reply],
  ['DELETE /api/replies/r', () => undoReply('r')],
  ['GET /api/enquiries/e/recipients', () => run(recipientsQuery('e'))],
  ['GET /api/signature', () => run(signatureQuery)],
  ['PUT /api/signature', () => saveSignature('Asha'), { text: 'Asha' }],
  ['POST /api/enquiries/e/merge', () => mergeEnquiries('e', 'o', 3), { with: 'o', version: 3 }],
  ['POST /api/enquiries/e/unmerge', () => unmergeEnquiry('e')],
  ['POST /api/enquiries/e/notes', () => addNote('e', note), note],
  // An address in a path would end up in the logs of every server on the way.
  ['POST /api/persons/find', () => findPerson(email), { email }],
  ['POST /api/persons/find', () => run(personQuery(email)), { email }],
  ['POST /api/persons/export', () => exportPerson(email), { email }],
  ['POST /api/persons/erase', () => erasePerson(erasing), erasing],
  ['POST /api/persons/mails', () => run(askListingQuery(email)), { email }],
  ['GET /api/persons/mails/l', () => readListing('l')],
  ['GET /api/persons/mails/l', () => run(listingQuery('l'))],
  ['GET /api/persons/mails/l', () => run(movedQuery('l'))],
  ['GET /api/persons/erasures/x', () => run(mailboxErasureQuery('x'))],
])('sends %s', async (question, ask, body) => {
  await expect(ask()).rejects.toThrow();
  expect(fetched).toHaveBeenCalledOnce();
  const [path, { method = '', body: sent }] = fetched.mock.calls[0] ?? ['', {}];
  expect(`${method} ${path}`).toBe(question);
  expect(sent === undefined ? undefined : JSON.parse(sent)).toEqual(body);
});

test('a decision about held enquiries is sent even if the tab is closed', async () => {
  await decideHeld(['a'], 'release').catch(() => undefined);
  expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true);
});

test.each([
  ['who we are', meQuery],
  ['absences', absencesQuery],
  ['notices', noticesQuery],
  ['reasons', closeReasonsQuery],
  ['outcomes', outcomesQuery(4)],
  ['files', filesQuery(withFiles)],
  ['files of a draft', draftFilesQuery('e')],
  ['labels', labelsQuery],
  ['a conversation', conversationQuery('o', '')],
  ['the office', officeQuery],
  ['colleagues', colleaguesQuery],
  ['counts', countsQuery],
  ['due times', dueQuery],
  ['health', healthQuery],
  ['templates', templatesQuery],
  ['reports', reportsQuery(8)],
  ['visits', visitsQuery('2026-11')],
  ['a queue', queueQuery('mine')],
  ['those held', heldQuery],
  ['other mail', otherMailQuery('open')],
  ['an enquiry', enquiryQuery('e')],
  ['writers', writersQuery('e')],
])('a request for %s is canceled when its screen is left', async (_name, query) => {
  await run(query).catch(() => undefined);
  expect(fetched.mock.calls[0]?.[1].signal).toBe(signal);
});

test('pages follow each other', () => {
  const page = { rows: [], next: 'c' };
  expect(queueQuery('mine').getNextPageParam(page, [page], null, [null])).toBe('c');
  const held = { rows: [], next: 'h' };
  expect(heldQuery.getNextPageParam(held, [], null, [null])).toBe('h');
  expect([queueQuery('mine').initialPageParam, heldQuery.initialPageParam]).toEqual([null, null]);
});

test('a list is not fetched again while the user reads it', () => {
  const { refetchOnReconnect, refetchOnWindowFocus } = queueQuery('mine');
  expect([refetchOnReconnect, refetchOnWindowFocus]).toEqual([false, false]);
});

test('each report has the address of its file', () => {
  expect(reportsFile(4)).toBe('/api/reports.csv?weeks=4');
  expect(outcomesFile(4)).toBe('/api/reports/outcomes.csv?weeks=4');
  expect(visitsFile('2026-11')).toBe('/api/reports/visits.csv?period=2026-11');
});

test('nothing is requested for what does not exist', () => {
  const asked = [
    searchQuery('').enabled,
    listingQuery(null).enabled,
    listingQuery(undefined).enabled,
    movedQuery(null).enabled,
    mailboxErasureQuery(null).enabled,
    templateChangesQuery('a', '0').enabled,
    filesQuery({ id: 'e', mails: withoutFiles }).enabled,
  ];
  expect(asked).toEqual([false, false, false, false, false, false, false]);
  const there = [searchQuery('a'), listingQuery('l'), movedQuery('l'), mailboxErasureQuery('x')];
  expect(there.map(({ enabled }) => enabled)).toEqual([true, true, true, true]);
});

/** The polling interval of a query, given its data. */
function againAfter(query: { readonly refetchInterval?: unknown }, data: unknown): unknown {
  if (typeof query.refetchInterval !== 'function') return query.refetchInterval;
  return Reflect.apply(query.refetchInterval, undefined, [{ state: { data } }]);
}

test.each([
  ['a listing', listingQuery('l'), { state: 'asked' }, 1_000],
  ['a listing', listingQuery('l'), undefined, 1_000],
  ['a listing', listingQuery('l'), { state: 'listed' }, false],
  ['a listing', listingQuery('l'), { state: 'done' }, false],
  ['a listing', listingQuery('l'), { state: 'expired' }, false],
  ['moved mails', movedQuery('l'), { state: 'listed' }, 1_000],
  ['moved mails', movedQuery('l'), undefined, 1_000],
  ['moved mails', movedQuery('l'), { state: 'done' }, false],
  ['an erasure', mailboxErasureQuery('x'), { isDone: false }, 5_000],
  ['an erasure', mailboxErasureQuery('x'), undefined, 5_000],
  ['an erasure', mailboxErasureQuery('x'), { isDone: true }, false],
  ['files', filesQuery(withFiles), { files: [{ state: 'waiting' }] }, 3_000],
  ['files', filesQuery(withFiles), { files: [{ state: 'clean' }] }, false],
  ['files', filesQuery(withFiles), undefined, false],
  ['files of other mail', otherFilesQuery('o', ''), { files: [{ state: 'waiting' }] }, 3_000],
  ['files of other mail', otherFilesQuery('o', ''), { files: [] }, false],
  ['health', healthQuery, undefined, 60_000],
  ['writers', writersQuery('e'), [{ id: 'ravi' }], 15_000],
  ['writers', writersQuery('e'), [], false],
  ['writers', writersQuery('e'), undefined, false],
])('%s: polled until nothing more can change', (_name, query, data, ms) => {
  expect(againAfter(query, data)).toBe(ms);
});

test('a mail listing is requested once, because requests are audited', () => {
  const { staleTime, gcTime, retry } = askListingQuery(email);
  expect([staleTime, gcTime, retry]).toEqual([Infinity, 0, false]);
});

test('no two queries share a cache key', () => {
  const keys = [
    meQuery.queryKey,
    officeQuery.queryKey,
    colleaguesQuery.queryKey,
    countsQuery.queryKey,
    dueQuery.queryKey,
    healthQuery.queryKey,
    templatesQuery.queryKey,
    templateChangesQuery('a', '1').queryKey,
    templateChangesQuery('a', '2').queryKey,
    heldQuery.queryKey,
    reportsQuery(4).queryKey,
    reportsQuery(8).queryKey,
    visitsQuery(undefined).queryKey,
    visitsQuery('2026-11').queryKey,
    queueQuery('mine').queryKey,
    queueQuery('late').queryKey,
    searchQuery('a').queryKey,
    enquiryQuery('a').queryKey,
    writersQuery('a').queryKey,
    personQuery('a').queryKey,
    askListingQuery('a').queryKey,
    listingQuery('a').queryKey,
    movedQuery('a').queryKey,
    mailboxErasureQuery('a').queryKey,
    absencesQuery.queryKey,
    noticesQuery.queryKey,
    closeReasonsQuery.queryKey,
    outcomesQuery(4).queryKey,
    filesQuery(withFiles).queryKey,
    filesQuery({ ...withFiles, mails: [] }).queryKey,
    draftFilesQuery('e').queryKey,
    recipientsQuery('e').queryKey,
    signatureQuery.queryKey,
    labelsQuery.queryKey,
    viewsQuery.queryKey,
    conversationQuery('o', '1').queryKey,
    conversationQuery('o', '2').queryKey,
    otherFilesQuery('o', '1').queryKey,
    otherMailQuery('open').queryKey,
    otherMailQuery('set-aside').queryKey,
  ];
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
});

test('the office’s clock is stored as its difference to the browser’s', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00.000Z') });
  const hours = {
    zone: 'Asia/Kolkata',
    week: ['Monday'],
    opens: '09:00',
    closes: '18:00',
    promise: 4,
    holidays: [],
  };
  const now = '2026-11-16T10:00:02.000Z';
  fetched.mockResolvedValue(new Response(JSON.stringify({ hours, now, lastEvent: '7' })));
  const kept = await run(officeQuery);
  vi.useRealTimers();
  expect(kept).toEqual({ hours, lastEvent: '7', aheadMs: 2_000 });
});
