import { expect, test } from 'vitest';
import { notForReason } from './not-for-reason.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const link = { kind: 'link', text: 'tests', target: 'service:seo', href: '/services/seo' } as const;

test('the reason ends at its first full stop or colon, and the rest starts with a capital', () => {
  expect(notForReason([text('You need a seal. Auditors issue it. Ask.')])).toEqual({
    reason: [text('You need a seal')],
    instead: [text('Auditors issue it. Ask.')],
  });
  expect(notForReason([text('It is known: start with '), link, text('.')])).toEqual({
    reason: [text('It is known')],
    instead: [text('Start with '), link, text('.')],
  });
  expect(notForReason([text('You watch: '), link, text(' do. So.')])).toEqual({
    reason: [text('You watch')],
    instead: [{ ...link, text: 'Tests' }, text(' do. So.')],
  });
});

test('a text that cannot be split stays whole', () => {
  for (const item of [[text('It is meant as decoration.')], [link, text(': see there. Now.')]])
    expect(notForReason(item)).toEqual({ reason: item, instead: [] });
});
