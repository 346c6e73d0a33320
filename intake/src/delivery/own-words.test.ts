import { expect, it } from 'vitest';
import { mayGoBack } from './own-words.ts';

it.each([
  'A shop for our looms',
  'We use Node.js, ASP.NET and .NET.',
  'Budget: 1.5 lakh, i.e. 150.000 rupees. Thank you.',
  'தமிழ் 🧵',
])('%j may go back', (text) => {
  expect(mayGoBack(text)).toBe(true);
});

it.each([
  'see https://evil.example',
  'HTTP://1.2.3.4/',
  'ftp://files',
  'www.evil',
  'evil.example/prize',
  'visit EVIL.COM now',
  'пример.рф',
  'write to me@evil',
  'asp.net.evil.example',
  'node.js.evil.example',
])('%j stays with us', (text) => {
  expect(mayGoBack('A subject', text)).toBe(false);
});
