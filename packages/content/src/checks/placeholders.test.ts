import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { placeholders } from './placeholders.ts';

const saying = (text: string) =>
  messagesOf(placeholders, { 'services/atlas.yaml': { 'call.text': `We say ${text} here.` } });

test.each(['stubborn', 'your', 'method', 'XML'])('%s is text', (word) => {
  expect(saying(word)).toEqual([]);
});

test.each(['[Your Company Name]', 'Lorem', 'TODO', 'TBD', 'xxx', 'XXXX', '{name}', 'Stub'])(
  '%s is a placeholder',
  (placeholder) => {
    expect(saying(placeholder)).toEqual([
      `content/services/atlas.yaml, call.text: still holds the placeholder “${placeholder}”. ` +
        'Write what belongs there.',
    ]);
  },
);
