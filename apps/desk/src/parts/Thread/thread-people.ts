import type { MailView } from '@studio/contract/desk/mails';

export const hostOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** A person besides the enquirer who received or wrote a mail of the thread. */
export interface ThreadPerson {
  /** Empty if no mail names them. */
  readonly name: string;
  readonly address: string;
  readonly since: Date;
  readonly hasWritten: boolean;
  readonly isOurs: boolean;
  /** Every mail that names them may have been forged. */
  readonly isDoubtful: boolean;
}

type Named = Pick<ThreadPerson, 'name' | 'address' | 'hasWritten' | 'isOurs'>;

/** The senders of our own replies are known colleagues, so only their copies are of interest. */
function namedIn({ direction, sender, copied }: MailView): readonly Named[] {
  const writer = { name: '', address: sender, hasWritten: true, isOurs: false };
  return [
    ...(direction === 'in' && sender !== '' ? [writer] : []),
    ...copied.map((one) => ({ ...one, hasWritten: false })),
  ];
}

/** Everyone else in the thread, in order of appearance. Automatic mails are left out. */
export function threadPeople(mails: readonly MailView[], enquirer: string): ThreadPerson[] {
  const people = new Map<string, ThreadPerson>();
  for (const mail of mails.filter(({ kind }) => kind === 'message')) {
    for (const { name, address, hasWritten, isOurs } of namedIn(mail)) {
      const key = address.toLowerCase();
      if (key === enquirer.toLowerCase()) continue;
      const known = people.get(key);
      people.set(key, {
        name: known?.name || name,
        address,
        since: known?.since ?? new Date(mail.at),
        hasWritten: (known?.hasWritten ?? false) || hasWritten,
        isOurs,
        isDoubtful: (known?.isDoubtful ?? true) && mail.direction === 'in' && !mail.senderVerified,
      });
    }
  }
  return [...people.values()];
}

/** "in copy since Fri 16:10; another company". `domain` is the enquirer's; empty for a public mail provider. */
export function personText(person: ThreadPerson, domain: string, since: string): string {
  const host = hostOf(person.address);
  const isSame = host === domain || host.endsWith(`.${domain}`);
  const company = domain === '' ? '' : isSame ? '; same company' : '; another company';
  return [
    `${person.hasWritten ? 'wrote here' : 'in copy'} since ${since}`,
    person.isOurs ? '; one of us' : company,
    person.isDoubtful ? '; sender not verified' : '',
  ].join('');
}
