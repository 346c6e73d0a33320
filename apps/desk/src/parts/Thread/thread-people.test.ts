import type { MailView } from '@studio/contract/desk/mails';
import { describe, expect, it } from 'vitest';
import { personText, threadPeople } from './thread-people.ts';

const mail = (change: Partial<MailView>): MailView => ({
  id: '1',
  direction: 'in',
  sender: 'asa@vatten.example',
  senderVerified: true,
  isTruncated: false,
  kind: 'message',
  by: null,
  at: '2026-11-13T10:40:00.000Z',
  subject: '',
  body: '',
  quotedText: '',
  attachments: [],
  copied: [],
  bcc: [],
  refused: [],
  delivery: null,
  problem: null,
  undoUntil: null,
  ...change,
});
const per = { name: 'Per', address: 'per@vatten.example', isOurs: false };
const ilse = { name: 'Ilse', address: 'ilse@count.example', isOurs: false };
const ravi = { name: 'Ravi', address: 'ravi@company.example', isOurs: true };

const linesOf = (mails: readonly MailView[], domain = 'vatten.example') =>
  threadPeople(mails, 'Asa@vatten.example').map(
    (person) =>
      `${person.name} ${person.address}: ${personText(person, domain, person.since.toISOString().slice(8, 10))}`,
  );

describe('the other people of a thread', () => {
  it('are none if only the enquirer writes, and only to us', () => {
    expect(linesOf([mail({})])).toEqual([]);
  });

  it('are those in copy since their first mail, with whose company they are of', () => {
    const later = '2026-11-14T10:40:00.000Z';
    expect(
      linesOf([mail({ copied: [per, ilse] }), mail({ at: later, copied: [per, ravi] })]),
    ).toEqual([
      'Per per@vatten.example: in copy since 13; same company',
      'Ilse ilse@count.example: in copy since 13; another company',
      'Ravi ravi@company.example: in copy since 14; one of us',
    ]);
  });

  it('a subdomain is the same company; a public mail provider says nothing', () => {
    const copied = [{ ...per, address: 'per@it.vatten.example' }];
    expect(linesOf([mail({ copied })])).toEqual([
      'Per per@it.vatten.example: in copy since 13; same company',
    ]);
    expect(linesOf([mail({ copied })], '')).toEqual([
      'Per per@it.vatten.example: in copy since 13',
    ]);
    const other = [{ ...per, address: 'per@notvatten.example' }];
    expect(linesOf([mail({ copied: other })])[0]).toContain('another company');
  });

  it('a person who was in copy and then writes keeps their name', () => {
    const wrote = mail({ sender: 'PER@vatten.example' });
    expect(linesOf([mail({ copied: [per] }), wrote])).toEqual([
      'Per PER@vatten.example: wrote here since 13; same company',
    ]);
  });

  it('a name from a mail that may be forged is doubted until another mail has it', () => {
    const forged = mail({ senderVerified: false, copied: [ilse] });
    expect(linesOf([forged])[0]).toContain('; sender not verified');
    expect(linesOf([forged, mail({ copied: [ilse] })])[0]).not.toContain('not verified');
    const ours = mail({ direction: 'out', sender: '', senderVerified: false, copied: [ilse] });
    expect(linesOf([forged, ours])[0]).not.toContain('not verified');
  });

  it('spam, bounces and automatic mails name no one', () => {
    for (const kind of ['spam', 'bounce', 'auto-reply'] as const)
      expect(linesOf([mail({ kind, sender: 'x@y.example', copied: [per] })])).toEqual([]);
  });
});
