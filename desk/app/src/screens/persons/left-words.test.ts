import type { Erased } from '@old/contract/desk/person';
import { describe, expect, it } from 'vitest';
import { leftWords } from './left-words.ts';

const erased: Erased = {
  leads: 1,
  subscriptions: 0,
  told: [],
  mailboxErasure: 'id',
  backupsUntil: '2026-12-21T00:00:00.000Z',
};
const said = (change: Partial<Erased>, mailbox?: Parameters<typeof leftWords>[1]) =>
  leftWords({ ...erased, ...change }, mailbox, '21 December');

describe('what erasing did not reach', () => {
  it.each([
    ['nobody reads a mailbox', { mailboxErasure: null }, undefined, /by hand\.$/u],
    ['not known yet', {}, undefined, /on the way to its trash\.$/u],
    [
      'not reached yet',
      {},
      { isDone: false, moved: 0, problem: 'The IMAP server is away.' },
      /Not done yet, and tried again: The IMAP server is away\.$/u,
    ],
    ['done', {}, { isDone: true, moved: 1, problem: null }, /: 1 mail moved to its trash/u],
    [
      'done as far as possible',
      {},
      { isDone: true, moved: 2, problem: 'The address is one of our own.' },
      /2 mails moved.*The address is one of our own\./u,
    ],
  ])('in the mailbox: %s', (_what, change, mailbox, words) => {
    expect(said(change, mailbox)[0]).toMatch(words);
  });

  it('elsewhere: only what had a copy, and backups until their day', () => {
    expect(said({})).toHaveLength(2);
    expect(said({ told: ['emailjs', 'smtp', 'webhook'] }).slice(1)).toEqual([
      'Colleagues’ own mailboxes: a mail asks them to delete it, by the reference alone.',
      'EmailJS carried a mail of it, and no program can delete that: somebody must, by hand.',
      'Programs that were sent a copy, such as the CRM: they are told, and must obey.',
      'Backups have it until 21 December. After a restore, erase again.',
    ]);
  });
});
