import { expect, it } from 'vitest';
import { mailboxOf, personKey } from './person-key.ts';

it.each([
  ['Asha@Menon.example', 'asha@menon.example'],
  ['asha+one@menon.example', 'asha@menon.example'],
  ['asha+one+two@MENON.example', 'asha@menon.example'],
  ['a.sha@menon.example', 'a.sha@menon.example'],
  ['+only@menon.example', '+only@menon.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('the key tells mailboxes apart, and nothing without the secret', () => {
  const key = (secret: string, address: string) => personKey(secret, address).toString('hex');
  expect(key('one', 'asha+x@menon.example')).toBe(key('one', 'Asha@menon.example'));
  expect(key('one', 'asha@menon.example')).not.toBe(key('one', 'ravi@menon.example'));
  expect(key('one', 'asha@menon.example')).not.toBe(key('two', 'asha@menon.example'));
});
