import type { EnquiryDetail, EventView } from '@studio/contract/desk/responses';
import type { MailView } from '@studio/contract/desk/mails';
import { workingTime } from '@studio/contract/working-time';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './thread-steps.ts';

const zone = 'Asia/Kolkata';
const time = workingTime({
  zone,
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [],
});
const asha = { id: 'asha', name: 'Asha Raman' };
const ravi = { id: 'ravi', name: 'Ravi Iyer' };
const context = {
  now: new Date('2026-11-16T05:22:00Z'),
  zone,
  meId: 'asha',
  colleagues: [asha, ravi],
};

let count = 0;
const event = (
  at: string,
  kind: EventView['kind'],
  by: EventView['by'] = asha,
  data = {},
): EventView => {
  count += 1;
  return { id: String(count), at, kind, by, data };
};

const katharina = {
  receivedAt: '2026-11-13T08:30:00.000Z', // Friday, 14:00
  fields: { name: 'Katharina', email: 'k@hafen.example', projectdetails: 'We run 14 services.' },
  origin: { page: '/services/cloud-migration' },
  events: [] as EventView[],
  notes: [],
  added: [],
  notifications: [],
  mails: [] as MailView[],
  merged: [],
};
const linesOf = (change: Partial<Record<keyof typeof katharina, unknown>>) =>
  stepsOf({ ...katharina, ...change } as unknown as EnquiryDetail, context, time).map(
    ({ kind, who, did, isDoubtful }) =>
      `${kind}: ${who} ${did}${isDoubtful === true ? ' (not proven)' : ''}`.replace('  ', ' '),
  );

describe('the steps of a thread', () => {
  it('begin with what the enquirer wrote, and on which page', () => {
    expect(linesOf({})).toEqual(['enquirer: Katharina wrote from “Cloud Migration”']);
  });

  it('show what the desk did automatically, and what is not done yet', () => {
    const sales = {
      purpose: 'sales',
      state: 'delivered',
      at: '2026-11-13T08:30:11.000Z',
      problem: null,
    };
    const receipt = {
      purpose: 'acknowledgement',
      state: 'delivered',
      at: '2026-11-13T08:30:04.000Z',
      problem: null,
    };
    expect(linesOf({ notifications: [receipt, sales] })[1]).toBe(
      'system: stored, receipt sent to them, mailed to sales; automatically, within 11 s',
    );
    const problem = 'The mailbox is full (452).';
    const failed = { ...receipt, state: 'failed', at: null, problem };
    expect(linesOf({ notifications: [failed, sales] })[1]).toBe(
      'system: stored, the receipt did not reach them and is not retried (The mailbox is full (452)), mailed to sales; automatically',
    );
  });

  it('have a gap where a night or a weekend lies between', () => {
    const monday = [event('2026-11-16T04:11:00.000Z', 'opened')];
    expect(linesOf({ events: monday }).slice(1)).toEqual([
      'gap: a weekend, clock paused',
      'staff-action: You opened it',
    ]);
    const late = '2026-11-11T08:30:00.000Z';
    expect(linesOf({ receivedAt: late, events: monday })[1]).toBe('gap: 5 nights');
    expect(linesOf({ receivedAt: '2026-11-15T08:30:00.000Z', events: monday })[1]).toBe(
      'gap: a night',
    );
  });

  it('join the actions of one person within ten minutes', () => {
    const at = '2026-11-13T09:00:00.000Z';
    const events = [
      event(at, 'opened'),
      event(at, 'claimed'),
      event(at, 'assigned', ravi, { to: 'asha' }),
    ];
    expect(linesOf({ events }).slice(1)).toEqual([
      'staff-action: You opened it, took it',
      'staff-action: Ravi Iyer assigned it to you',
    ]);
  });

  it('say which label was added and removed', () => {
    const events = [
      event('2026-11-13T09:00:00.000Z', 'labelled', ravi, { label: 'big' }),
      event('2026-11-13T10:00:00.000Z', 'unlabelled', ravi, { label: 'big' }),
    ];
    expect(linesOf({ events }).slice(1)).toEqual([
      'staff-action: Ravi Iyer added the label “big”',
      'staff-action: Ravi Iyer removed the label “big”',
    ]);
  });

  it('show a reply, its channel and its time; a closing and its reason', () => {
    const answered = { by: 'telephone', then: 'waiting', workingMs: 80 * 60_000 };
    const events = [
      event('2026-11-13T09:50:00.000Z', 'answered', ravi, answered),
      event('2026-11-13T10:50:00.000Z', 'closed', ravi, { reason: 'not-for-us' }),
    ];
    expect(linesOf({ events }).slice(1)).toEqual([
      'reply: Ravi Iyer answered by telephone, after 1\u00A0h\u00A020',
      'staff-action: Ravi Iyer closed it: not for us',
    ]);
  });

  it('show a mail once, with its text and its delivery', () => {
    const mail: MailView = {
      id: 'one',
      direction: 'out',
      sender: '',
      senderVerified: true,
      isTruncated: false,
      copied: [],
      bcc: [],
      refused: [],
      kind: 'message',
      by: ravi,
      at: '2026-11-13T09:50:00.000Z',
      subject: 'Re: 14 services',
      body: 'Three questions.',
      quotedText: '',
      attachments: [],
      delivery: 'sent',
      problem: null,
      undoUntil: null,
    };
    const theirs = {
      ...mail,
      id: 'two',
      direction: 'in',
      sender: 'K@hafen.example',
      by: null,
      at: '2026-11-13T10:50:00.000Z',
    } as const;
    const answered = { by: 'mail', then: 'waiting', workingMs: 80 * 60_000, reply: 'one' };
    const events = [
      event(mail.at, 'answered', ravi, answered),
      event('2026-11-13T10:00:00.000Z', 'answered', ravi, { ...answered, reply: 'gone' }),
      event('2026-11-13T10:01:00.000Z', 'send-undone', ravi, { reply: 'gone' }),
      event(theirs.at, 'enquirer-replied', ravi),
    ];
    expect(
      linesOf({
        mails: [
          mail,
          { ...mail, id: 'copies', refused: ['per@hafen.example'] },
          { ...theirs, isTruncated: true },
          { ...theirs, id: 'three', kind: 'bounce' },
          { ...theirs, id: 'four', sender: 'ravi@company.example', senderVerified: false },
          { ...theirs, id: 'five', sender: 'lawyer@hafen.example' },
        ],
        events,
      }).slice(1),
    ).toEqual([
      'reply: Ravi Iyer answered by mail, after 1\u00A0h\u00A020, delivered',
      'reply: Ravi Iyer answered by mail, delivered, but not to per@hafen.example: the mail server refused that address',
      'staff-action: Ravi Iyer canceled a reply before it was sent',
      'enquirer: Katharina wrote by mail; shortened, the mailbox has all of it',
      'enquirer: Our mail came back: it was not delivered',
      'enquirer: ravi@company.example wrote by mail (not proven)',
      'enquirer: lawyer@hafen.example wrote by mail',
    ]);
  });

  it('mark a mail from the enquirer’s address that was not verified', () => {
    const forged = {
      id: 'one',
      direction: 'in',
      kind: 'message',
      sender: 'k@hafen.example',
      senderVerified: false,
      by: null,
      at: '2026-11-13T10:50:00.000Z',
      body: 'Please use our new bank account.',
      attachments: [],
      copied: [],
      bcc: [],
    };
    expect(linesOf({ mails: [forged] }).slice(1)).toEqual([
      'enquirer: k@hafen.example wrote by mail (not proven)',
    ]);
  });

  it('name the sender of a mail and who else got it, if anyone did', () => {
    const copied = [{ name: 'Per', address: 'per@hafen.example', isOurs: false }];
    const mail = { id: 'one', direction: 'in', kind: 'message', by: null, attachments: [] };
    const sent = {
      ...mail,
      sender: 'k@hafen.example',
      senderVerified: true,
      at: context.now.toISOString(),
    };
    const mails = [
      { ...sent, copied, bcc: [] },
      { ...sent, id: 'two', copied: [], bcc: [] },
      { ...sent, id: 'three', copied: [], bcc: ['boss@company.example'] },
    ];
    const steps = stepsOf({ ...katharina, mails } as unknown as EnquiryDetail, context, time);
    expect(steps.flatMap(({ key, envelope }) => (envelope ? [{ key, ...envelope }] : []))).toEqual([
      { key: 'one', from: 'k@hafen.example', copied, bcc: [] },
      { key: 'three', from: 'k@hafen.example', copied: [], bcc: ['boss@company.example'] },
    ]);
  });

  it('say whose reply was not delivered, and why', () => {
    const why = 'The address does not take mail.';
    const events = [event('2026-11-13T10:00:00.000Z', 'send-failed', ravi, { reply: 'one', why })];
    expect(linesOf({ events }).slice(1)).toEqual([
      `system: Ravi Iyer’s reply was not delivered. ${why}`,
    ]);
  });

  it('says whose reply was not delivered, and why', () => {
    const why = 'The address does not take mail.';
    const events = [event('2026-11-13T10:00:00.000Z', 'send-failed', ravi, { reply: 'one', why })];
    expect(linesOf({ events }).slice(1)).toEqual([
      `system: Ravi Iyer’s reply was not delivered. ${why}`,
    ]);
  });

  it('include merged enquiries in order of time, with their reference', () => {
    const merged = [
      {
        ...katharina,
        id: 'b',
        reference: 'R-B',
        receivedAt: '2026-11-13T09:30:00.000Z',
        fields: { ...katharina.fields, subject: 'Again', projectdetails: 'And 3 more.' },
        events: [
          event('2026-11-13T09:50:00.000Z', 'claimed', ravi),
          event('2026-11-13T10:00:00.000Z', 'merged', asha, { other: 'a', reference: 'R-A' }),
          event('2026-11-13T11:00:00.000Z', 'enquirer-replied', null),
        ],
      },
    ];
    const events = [
      event('2026-11-13T09:00:00.000Z', 'claimed', ravi),
      event('2026-11-13T10:00:00.000Z', 'joined', asha, { other: 'b', reference: 'R-B' }),
      event('2026-11-13T11:00:00.000Z', 'enquirer-replied', null, { of: 'b' }),
    ];
    const whole = { ...katharina, events, merged } as unknown as EnquiryDetail;
    const steps = stepsOf(whole, context, time);
    expect(
      steps.slice(1).map(({ who, did, from = 'this' }) => `${from}: ${who} ${did}`.trim()),
    ).toEqual([
      'this: Ravi Iyer took it',
      'R-B: Katharina wrote from “Cloud Migration”',
      'R-B: Ravi Iyer took it',
      'this: You merged R-B into this one',
      'R-B:  They wrote by mail',
    ]);
    expect(steps[2]?.text).toBe('Again\n\nAnd 3 more.');
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
  });

  it('have notes and additions where they were written', () => {
    const notes = [{ id: 'n', by: null, writtenAt: '2026-11-13T09:30:00.000Z', text: 'Called.' }];
    const added = [
      { id: 'a', kind: 'addition', words: 'By March.', at: '2026-11-13T09:00:00.000Z' },
    ];
    expect(linesOf({ notes, added }).slice(1)).toEqual([
      'enquirer: Katharina added',
      'note: A former colleague left a note for us',
    ]);
  });
});
