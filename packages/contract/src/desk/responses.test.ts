import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  at,
  colleague,
  event,
  mail,
  clock,
  row,
  work,
  whole,
  held,
  week,
  count,
  way,
  listed,
  exported,
  exportedMail,
  hours,
  subscription,
} from '../../fixtures/responses.ts';
import { absencesSchema } from './absence.ts';
import * as responses from './responses.ts';
import { heldPageSchema } from './held.ts';
import { reportsResponseSchema } from './reports.ts';
import { labelledSchema, labelsSchema } from './labels.ts';
import { viewsSchema } from './views.ts';
import { healthSchema, retriedSchema } from './health.ts';
import * as mails from './mails.ts';
import * as other from './other-mail.ts';
import * as person from './person.ts';
import * as staff from './staff.ts';
import * as templates from './templates.ts';

const {
  bcc: _bcc,
  refused: _refused,
  delivery: _delivery,
  problem: _problem,
  undoUntil: _undoUntil,
  ...mailWithoutEnquiry
} = mail;
const whatIsAnswered: readonly (readonly [string, z.ZodMiniType, object])[] = [
  ['the office', responses.officeSchema, { hours, now: at, lastEvent: '7' }],
  ['a page of a queue', responses.enquiryPageSchema, { rows: [{ ...row, clock }], next: 'c' }],
  ['rows', responses.enquiryRowsSchema, [{ ...row, clock }]],
  ['an enquiry', responses.enquiryDetailSchema, whole],
  ['a change', responses.changedSchema, { id: '1' }],
  [
    'a colleague was faster',
    responses.versionConflictSchema,
    { message: 'Ravi was faster.', now: work, owner: colleague },
  ],
  [
    'a colleague answered since',
    responses.alreadyAnsweredSchema,
    { message: 'Ravi answered.', seen: '7', since: [event] },
  ],
  [
    'counts',
    responses.countsSchema,
    { toAnswer: 1, late: 2, mine: 3, unread: 1, waiting: 4, putOff: 5, held: 6, otherMail: 7 },
  ],
  [
    'due times',
    responses.dueCountsSchema,
    { minutes: [{ dueAt: at, owned: 1, unowned: 2 }], pages: ['/'], countries: ['IN'] },
  ],
  ['those held', heldPageSchema, { rows: [held], next: null }],
  ['a hint', responses.changeEventSchema, { id: '7', kind: 'claimed', enquiry: '1' }],
  [
    'reports',
    reportsResponseSchema,
    {
      weeks: [week],
      pages: [count],
      countries: [count],
      outcomes: [{ name: 'won', count: 1 }],
      targetMs: 7,
    },
  ],
  [
    'health',
    healthSchema,
    {
      lookedAt: at,
      workerAt: at,
      notTakenUp: 0,
      kept: 1,
      oldestKeptAt: null,
      lastReceivedAt: at,
      ways: [way],
      probes: [{ at, tookMs: 7 }],
      alarms: [{ id: '1', sentence: 'Late.', since: at, over: null }],
    },
  ],
  ['tried again', retriedSchema, { tried: 3 }],
  ['a draft', mails.draftSavedSchema, { kept: true }],
  ['writers', mails.writersSchema, { writers: [colleague] }],
  ['a reply', mails.replySentSchema, { id: '1', undoUntil: null, now: work }],
  [
    'an undone reply',
    mails.undoneReplySchema,
    {
      text: 'Yes.',
      addressing: { way: 'reply', to: [], cc: ['a@b.example'], bcc: [], subject: 'Re: A' },
      now: work,
    },
  ],
  [
    'recipients',
    mails.recipientsSchema,
    { subject: 'A', all: [{ name: 'Per', address: 'per@menon.example' }] },
  ],
  ['a signature', mails.signatureViewSchema, { text: 'Asha', company: ['The company'] }],
  [
    'a person',
    person.personFoundSchema,
    {
      enquiries: [{ id: '1', reference: 'R-1', receivedAt: at, isHeld: false }],
      messages: 1,
      subscriptions: 0,
      otherMails: 1,
    },
  ],
  [
    'all about a person',
    person.personExportSchema,
    {
      enquiries: [exported],
      subscriptions: [subscription],
      otherMails: [{ name: 'Mira', email: 'mira@menon.example', mails: [exportedMail] }],
    },
  ],
  [
    'an erasure',
    person.erasedSchema,
    {
      enquiries: 1,
      subscriptions: 0,
      otherMails: 0,
      notified: ['smtp', 'emailjs', 'webhook'],
      mailboxErasure: '1',
      mailListing: null,
      backupsUntil: at,
    },
  ],
  [
    'other mail',
    other.otherMailPageSchema,
    {
      rows: [
        {
          id: '1',
          name: 'Birgit',
          sender: 'birgit@stadtwerke.example',
          senderVerified: true,
          subject: 'Anfrage',
          opening: 'Guten Tag',
          receivedAt: at,
          latestAt: at,
          mails: 2,
          files: 1,
          isAnswered: false,
          setAsideBy: { id: '1', name: 'Asha' },
          keptUntil: at,
        },
      ],
      next: null,
    },
  ],
  ['other mail in full', other.otherMailDetailSchema, { mails: [mailWithoutEnquiry] }],
  ['a merge', responses.mergedSchema, { id: '1', into: '2' }],
  ['an enquiry made of a mail', other.madeEnquirySchema, { id: '1', reference: 'R-1' }],
  ['an erasure of mails', person.mailboxErasureSchema, { isDone: true, moved: 1, problem: null }],
  ['that mails are listed', person.listingAskedSchema, { id: null }],
  [
    'a list of mails',
    person.mailListingSchema,
    {
      state: 'listed',
      mails: [listed],
      moved: 0,
      missing: 0,
      unlisted: [{ ...listed, folder: 'sent' }],
      problem: null,
    },
  ],
  [
    'colleagues',
    staff.membersSchema,
    [{ ...colleague, roles: ['sales', 'manager', 'operator'], awayUntil: '2026-11-18' }],
  ],
  ['labels', labelsSchema, [{ id: '1', name: 'big', isRetired: false }]],
  ['the labels of an enquiry', labelledSchema, { labels: ['1'] }],
  [
    'views',
    viewsSchema,
    [
      {
        id: '1',
        name: 'Big ones',
        isShared: true,
        by: colleague,
        queue: 'closed',
        filters: {
          owner: 'nobody',
          page: '/contact',
          country: 'SE',
          reason: 'won',
          label: '00000000-0000-4000-8000-000000000001',
        },
      },
    ],
  ],
  [
    'absences',
    absencesSchema,
    [
      {
        staff: colleague,
        firstDay: '2026-11-16',
        lastDay: '2026-11-18',
        handTo: colleague,
        notedBy: colleague,
        isNow: true,
      },
    ],
  ],
  [
    'templates',
    templates.templatesSchema,
    {
      templates: [
        {
          id: 'first',
          name: 'A first answer',
          hasStock: true,
          isRetired: false,
          texts: [{ language: 'en', text: 'Yes.', isStock: true, isOld: false }],
          seen: '0',
          changedBy: colleague,
          changedAt: at,
        },
      ],
    },
  ],
  [
    'changes of a template',
    templates.templateChangesSchema,
    {
      changes: [
        {
          id: '1',
          kind: 'written',
          language: 'en',
          name: null,
          text: 'Yes.',
          by: colleague,
          at,
        },
      ],
    },
  ],
  ['who we are', staff.meSchema, { ...colleague, roles: ['sales'], email: 'ravi@company.example' }],
  [
    'sessions',
    staff.sessionsSchema,
    [{ id: '1', isThis: true, agent: 'Firefox', beganAt: at, seenAt: at }],
  ],
  ['an end of a session', staff.sessionEndedSchema, { ended: true }],
  ['an end of all', staff.signedOutSchema, { next: '/' }],
];

test.each(whatIsAnswered)('every field of %s is parsed', (_name, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});

test.each(whatIsAnswered)('no field of %s may be missing', (_name, schema, answer) => {
  const [one] = [answer].flat();
  for (const field of Object.keys(one ?? {}).filter((name) => name !== 'sheet')) {
    const { [field]: _left, ...rest } = one as Record<string, unknown>;
    expect([field, schema.safeParse(Array.isArray(answer) ? [rest] : rest).success]).toEqual([
      field,
      false,
    ]);
  }
});

const kinds = [
  'received claimed assigned put-off brought-back answered waiting closed reopened send-undone send-failed',
  'enquirer-replied withdrew returned silent wrote-anyway forwarded scheduled opened seen viewed noted bounced auto-replied',
  'labelled unlabelled',
].flatMap((some) => some.split(' '));
const states = ['to-answer', 'waiting', 'answered', 'closed'];
const clocks = ['running', 'standing', 'late', 'answered', 'answered late'];

test.each<[string, readonly string[], (value: string) => object]>([
  ['kind of event', kinds, (kind) => ({ ...whole, events: [{ ...event, kind }] })],
  ['state', states, (state) => ({ ...whole, state })],
  ['clock', clocks, (state) => ({ ...whole, clock: { ...clock, state } })],
  [
    'reason to close',
    ['won', 'lost', 'not-for-us', 'spam', 'duplicate', 'withdrawn'],
    (closeReason) => ({ ...whole, closeReason }),
  ],
  ['direction', ['in', 'out'], (direction) => ({ ...whole, mails: [{ ...mail, direction }] })],
  [
    'kind',
    ['message', 'auto-reply', 'bounce', 'spam'],
    (kind) => ({ ...whole, mails: [{ ...mail, kind }] }),
  ],
  [
    'delivery',
    ['waiting', 'sent', 'failed'],
    (delivery) => ({ ...whole, mails: [{ ...mail, delivery }] }),
  ],
  [
    'what holds a reply back',
    ['enquirer-replied', 'withdrew', 'answered', 'closed'],
    (heldBecause) => ({
      ...whole,
      waitingReplies: [{ ...whole.waitingReplies[0], heldBecause }],
    }),
  ],
  [
    'what was added',
    ['addition', 'withdrawal'],
    (kind) => ({ ...whole, added: [{ ...whole.added[0], kind }] }),
  ],
  [
    'purpose of a notification',
    ['sales', 'acknowledgement'],
    (purpose) => ({ ...whole, notifications: [{ ...whole.notifications[0], purpose }] }),
  ],
  [
    'state of a notification',
    ['under way', 'delivered', 'failed'],
    (state) => ({ ...whole, notifications: [{ ...whole.notifications[0], state }] }),
  ],
])('every %s is known, and no other', (_name, values, make) => {
  for (const value of values)
    expect([value, responses.enquiryDetailSchema.safeParse(make(value)).success]).toEqual([
      value,
      true,
    ]);
  expect(responses.enquiryDetailSchema.safeParse(make('unknown')).success).toBe(false);
});

test.each(['asked', 'listed', 'confirmed', 'done', 'expired'])(
  'a mail listing can be %s',
  (state) => {
    const listing = { state, mails: [], moved: 0, missing: 0, unlisted: [], problem: null };
    expect(person.mailListingSchema.safeParse(listing).success).toBe(true);
  },
);

test('a refusal is parsed as far as possible', () => {
  const refused = { message: 'No.', fields: ['text'], place: '[day]' };
  expect(responses.errorResponseSchema.parse(refused)).toEqual(refused);
  expect(responses.errorResponseSchema.parse({ message: 'No.' })).toEqual({ message: 'No.' });
  const conflict = { message: 'No.', now: work, owner: null };
  expect(responses.errorResponseSchema.parse(conflict)).toEqual(conflict);
  expect(responses.errorResponseSchema.safeParse({}).success).toBe(false);
});
