import { expect, it } from 'vitest';
import { mailboxOf, personKey, recipientKey } from './person-key.ts';

it.each([
  ['Asha@Menon.example', 'asha@menon.example'],
  ['asha+one@menon.example', 'asha@menon.example'],
  ['asha+one+two@MENON.example', 'asha@menon.example'],
  ['a.sha@menon.example', 'a.sha@menon.example'],
  ['+only@menon.example', '+only@menon.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('the key differs by mailbox and by secret', () => {
  const key = (secret: string, address: string) => personKey(secret, address).toString('hex');
  expect(key('one', 'asha+x@menon.example')).toBe(key('one', 'Asha@menon.example'));
  expect(key('one', 'asha@menon.example')).not.toBe(key('one', 'ravi@menon.example'));
  expect(key('one', 'asha@menon.example')).not.toBe(key('two', 'asha@menon.example'));
});

it('counts all spellings of a Gmail mailbox together, but does not merge persons', () => {
  const recipient = (address: string) => recipientKey('one', address).toString('hex');
  const spellings = ['victim@gmail.com', 'v.ic.tim+a@GMail.com', 'V.I.C.T.I.M@googlemail.com'];
  const others = ['victim@ｇmail.com', 'victim@gmail。com'];
  expect(new Set([...spellings, ...others].map(recipient)).size).toBe(1);
  const person = (address: string) => personKey('one', address).toString('hex');
  expect(new Set(spellings.map(person)).size).toBe(3);
  expect(recipient('v.ictim@menon.example')).not.toBe(recipient('victim@menon.example'));
  expect(recipient('victim@gmail.com.menon.example')).not.toBe(recipient('victim@gmail.com'));
});
