import { describe, expect, it, test } from 'vitest';
import { inCopy, recipientsOf } from './in-copy.ts';
import { readMail } from './read-mail.ts';

const known = {
  ownAddresses: ['sales@company.example', 'site@company.example'],
  others: ['asha@menon.example', 'Mira@menon.example'],
  isStaff: (address: string) => address === 'ravi@company.example',
};
const readRecipients = async (...lines: readonly string[]) =>
  (await readMail(Buffer.from([...lines, '', 'Hello.'].join('\r\n')), 0)).recipients;

it('reads names and addresses of To and Cc, with groups and encoded names', async () => {
  expect(
    await readRecipients(
      'To: "Norrström, Per" <Per@menon.example>, sales@company.example',
      'Cc: =?utf-8?Q?Ilse_B=C3=A4uer?= <i@count.example>, Board: <a@menon.example>, b@menon.example;',
      'Bcc: hidden@menon.example',
    ),
  ).toEqual([
    { name: 'Norrström, Per', address: 'Per@menon.example' },
    { name: '', address: 'sales@company.example' },
    { name: 'Ilse Bäuer', address: 'i@count.example' },
    { name: '', address: 'a@menon.example' },
    { name: '', address: 'b@menon.example' },
  ]);
});

it('leaves out the mailbox in any form, the sender and the enquirer; marks our people', () => {
  const addresses = [
    'SALES+7K3QF-9M2XA@company.example',
    'sales@company.example',
    'site@company.example',
    'mira@MENON.example',
    'Asha@menon.example',
    'Ravi@company.example',
    'sales@menon.example',
  ];
  expect(
    inCopy(
      addresses.map((address) => ({ name: '', address })),
      known,
    ),
  ).toEqual([
    { name: '', address: 'Ravi@company.example', isOurs: true },
    { name: '', address: 'sales@menon.example', isOurs: false },
  ]);
});

describe('malicious headers', () => {
  test.each([
    ['no address', 'undisclosed'],
    ['two signs', 'a@b@c.example'],
    ['a space', 'a b@c.example'],
    ['a turn of direction', 'a\u202E@c.example'],
    ['a bracket', 'a<b@c.example'],
    ['a long one', `${'a'.repeat(300)}@c.example`],
  ])('%s is not a person', (_what, address) => {
    expect(recipientsOf([{ name: 'X', address }])).toEqual([]);
  });

  it('names are one line without bidi controls, each address is listed once, and their number is limited', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ name: '', address: `${at}@c.example` }));
    const first = { name: 'Per\u202E\r\nX', address: 'p@c.example' };
    const again = { name: 'Another', address: 'P@C.example' };
    const people = recipientsOf([first, again, ...many]);
    expect(people).toHaveLength(30);
    expect(people[0]).toEqual({ name: 'Per X', address: 'p@c.example' });
    expect(people[1]).toEqual({ name: '', address: '0@c.example' });
  });
});
