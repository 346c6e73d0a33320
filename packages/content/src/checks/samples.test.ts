import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { samples } from './samples.ts';

const says =
  'marks words that are invented to show the page. Replace them with facts and write false.';

test('facts are not samples', () => {
  expect(messagesOf(samples, {})).toEqual([]);
});

test('a sample with an owner names the owner', () => {
  const faults = { 'pages/terms-of-work.yaml': { 'warranty.sample': true } };
  expect(messagesOf(samples, faults)).toEqual([
    'content/pages/terms-of-work.yaml, warranty.sample: marks words that are invented to show the ' +
      'page. Ask Head of rules for what holds, replace them and write false.',
  ]);
});

test('a social link that is not confirmed', () => {
  const social = [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/x', sample: true }];
  expect(messagesOf(samples, { 'company.yaml': { social } })).toEqual([
    `content/company.yaml, social.0.sample: ${says}`,
  ]);
});

test('samples at any depth, by file and field', () => {
  const faults = {
    'company.yaml': { 'contact.sample': true },
    'services/atlas.yaml': { 'engagement.sample': true },
    'reviews/birch.yaml': { sample: true },
  };
  expect(messagesOf(samples, faults)).toEqual([
    `content/company.yaml, contact.sample: ${says}`,
    `content/services/atlas.yaml, engagement.sample: ${says}`,
    `content/reviews/birch.yaml, sample: ${says}`,
  ]);
});
