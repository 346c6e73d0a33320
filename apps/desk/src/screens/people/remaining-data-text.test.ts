import type { Erased, MailboxErasure, MailListing } from '@studio/contract/desk/person';
import { describe, expect, it } from 'vitest';
import { remainingDataText } from './remaining-data-text.ts';

const erased: Erased = {
  enquiries: 1,
  subscriptions: 0,
  otherMails: 0,
  notified: [],
  mailboxErasure: 'id',
  mailListing: null,
  backupsUntil: '2026-12-21T00:00:00.000Z',
};
const said = (change: Partial<Erased>, mailbox?: MailboxErasure, moved?: MailListing) =>
  remainingDataText({ ...erased, ...change }, { mailbox, moved, zone: 'UTC' }, 'December 21');

describe('data that erasing did not reach', () => {
  it.each([
    ['no mailbox is read', { mailboxErasure: null }, undefined, /by hand\.$/u],
    [
      'not known yet',
      {},
      undefined,
      /those they wrote without one, are being moved to its trash\.$/u,
    ],
    [
      'not reached yet',
      {},
      { isDone: false, moved: 0, problem: 'The IMAP server is away.' },
      /Not done yet, and will be retried: The IMAP server is away\.$/u,
    ],
    [
      'done',
      {},
      { isDone: true, moved: 1, problem: null },
      /: 1 mail of their enquiries, or written by them without one, moved to its trash/u,
    ],
  ])('in the mailbox: %s', (_what, change, mailbox, words) => {
    expect(said(change, mailbox)[0]).toMatch(words);
  });

  it('mails without an enquiry: those that were chosen, and those not on the list', () => {
    const done: MailListing = {
      state: 'done',
      mails: [],
      moved: 2,
      missing: 1,
      unlisted: [
        {
          key: 0,
          folder: 'inbox',
          at: '2026-11-16T10:00:00.000Z',
          from: 'x@x.example',
          to: 'sales@company.example',
          subject: 'Later',
        },
      ],
      problem: null,
    };
    const mailListing = 'list';
    expect(said({})[1]).toMatch(/none was selected, so all of them stay\.$/u);
    expect(said({ mailListing }, undefined, { ...done, state: 'confirmed' })[1]).toMatch(
      /are being moved to its trash\.$/u,
    );
    expect(said({ mailListing }, undefined, done).slice(1, 3)).toEqual([
      '2 mails that you selected moved to its trash. 1 mail had been removed before.',
      'Not on the list, and still there: Inbox, Nov 16, 2026, from x@x.example to sales@company.example: Later',
    ]);
  });

  it('elsewhere: systems that had a copy, and backups until their end date', () => {
    expect(said({})).toHaveLength(3);
    expect(said({ notified: ['emailjs', 'smtp', 'webhook'] }).slice(2)).toEqual([
      'Colleagues’ own mailboxes: a mail asks them to delete it and names only the reference.',
      'EmailJS sent a mail of it, and no program can delete that: delete it there by hand.',
      'Programs that were sent a copy, such as the CRM: each got a request to erase it. Check that it was done.',
      'Backups have it until December 21. After a restore, the worker erases it again.',
    ]);
  });
});
