import { expect, it } from 'vitest';
import { headerText } from './header-text.ts';

it.each([
  ['Asha\r\nBcc: x@y.example', 'Asha Bcc: x@y.example'],
  ['a\u2028b\u0000c\u202Ed', 'a b cd'],
  ['=?utf-8?Q?=0D=0ABcc:_x?=', '= ?utf-8?Q?=0D=0ABcc:_x?='],
  ['  தமிழ்   நிறுவனம் ', 'தமிழ் நிறுவனம்'],
])('%j becomes %j', (words, line) => {
  expect(headerText(words)).toBe(line);
});

it('is cut between whole characters', () => {
  expect(headerText('🧵'.repeat(100))).toBe(`${'🧵'.repeat(79)}…`);
});
