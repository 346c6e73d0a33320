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
  takeBackUntil: null,
  ...change,
});
const per = { name: 'Per', address: 'per@vatten.example', isOurs: false };
const ilse = { name: 'Ilse', address: 'ilse@count.example', isOurs: false };
const ravi = { name: 'Ravi', address: 'ravi@company.example', isOurs: true };

const told = (mails: readonly MailView[], domain = 'vatten.example') =>
  threadPeople(mails, 'Asa@vatten.example').map(
    (person) =>
      `${person.name} ${person.address}: ${personText(person, domain, person.since.toISOString().slice(8, 10))}`,
  );

describe('who else is in a thread', () => {
  it('no one, if only the enquirer writes, and to us alone', () => {
    expect(told([mail({})])).toEqual([]);
  });

  it('those in copy since their first mail, and of which company', () => {
    const later = '2026-11-14T10:40:00.000Z';
    expect(told([mail({ copied: [per, ilse] }), mail({ at: later, copied: [per, ravi] })])).toEqual(
      [
        'Per per@vatten.example: in copy since 13; same company',
        'Ilse ilse@count.example: in copy since 13; another company',
        'Ravi ravi@company.example: in copy since 14; one of us',
      ],
    );
  });

  it('a department is the same company; an address at a public provider says nothing', () => {
    const copied = [{ ...per, address: 'per@it.vatten.example' }];
    expect(told([mail({ copied })])).toEqual([
      'Per per@it.vatten.example: in copy since 13; same company',
    ]);
    expect(told([mail({ copied })], '')).toEqual(['Per per@it.vatten.example: in copy since 13']);
    const other = [{ ...per, address: 'per@notvatten.example' }];
    expect(told([mail({ copied: other })])[0]).toContain('another company');
  });

  it('a person who was in copy and then wrote keeps their name', () => {
    const wrote = mail({ sender: 'PER@vatten.example' });
    expect(told([mail({ copied: [per] }), wrote])).toEqual([
      'Per PER@vatten.example: wrote here since 13; same company',
    ]);
  });

  it('a name in a mail that may be forged is doubted until another mail has it', () => {
    const forged = mail({ senderVerified: false, copied: [ilse] });
    expect(told([forged])[0]).toContain('; not proven to be them');
    expect(told([forged, mail({ copied: [ilse] })])[0]).not.toContain('not proven');
    const ours = mail({ direction: 'out', sender: '', senderVerified: false, copied: [ilse] });
    expect(told([forged, ours])[0]).not.toContain('not proven');
  });

  it('spam, bounces and automatic mails name no one', () => {
    for (const kind of ['spam', 'bounce', 'auto-reply'] as const)
      expect(told([mail({ kind, sender: 'x@y.example', copied: [per] })])).toEqual([]);
  });
});
