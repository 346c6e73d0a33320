import { expect, test } from 'vitest';
import { addressAsSent } from './address-as-sent.ts';

test.each([
  ['asha@menon.example', 'asha@menon.example'],
  ['Asha@MENON.Example', 'Asha@menon.example'],
  ['i@zähler.example', 'i@xn--zhler-gra.example'],
])('%s is sent as %s', (address, sent) => {
  expect(addressAsSent(address)).toBe(sent);
});
