import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { technologyIcons } from './technology-icons.ts';

test('a mark simple-icons has, and a name without a mark', () => {
  expect(messagesOf(technologyIcons, {})).toEqual([]);
});

test('an icon that does not exist', () => {
  expect(messagesOf(technologyIcons, { 'technologies.yaml': { 'git.icon': 'siGiit' } })).toEqual([
    'content/technologies.yaml, git.icon: names the mark “siGiit”, which simple-icons does not have. ' +
      'Correct it, or remove the line and the name is set in type.',
  ]);
});
