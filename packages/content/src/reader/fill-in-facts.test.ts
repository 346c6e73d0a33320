import { expect, test } from 'vitest';
import { buildSiteContent, resolveContent } from './site-content.ts';
import { ContentError, formatFinding } from './finding.ts';
import { contentWith } from './test-content/content-with.ts';
import { plainText } from '#schema/rich-text.ts';

test('a fact is inserted in prose and in plain lines, capitalized at the start of a sentence', () => {
  const { services } = buildSiteContent(
    contentWith({
      'services/atlas.yaml': {
        line: '[fact:length] at one table.',
        'engagement.duration': 'It takes [fact:length]. [fact:length.most] is the most.',
      },
    }),
  );
  const atlas = services.find(({ slug }) => slug === 'atlas');
  expect(atlas?.line).toBe('Two to three weeks at one table.');
  expect(plainText(atlas?.engagement.duration ?? [])).toBe(
    'It takes two to three weeks. Three weeks is the most.',
  );
});

test('a fact that is not in the file', () => {
  const say = () =>
    contentWith({ 'services/atlas.yaml': { 'engagement.team': 'Made by [fact:crowd].' } });
  expect(say).toThrow(ContentError);
  expect(say).toThrow(
    'content/services/atlas.yaml, engagement.team: uses the fact “crowd”, which is not in ' +
      'facts.yaml. Correct the name, or add the fact there.',
  );
});

test('a price that is not a number', () => {
  const content = contentWith({
    'pages/terms-of-work.yaml': { 'cost.scenarios.0.price': 'length' },
  });
  expect(resolveContent(content).findings.map(formatFinding)).toEqual([
    'content/pages/terms-of-work.yaml, cost.scenarios.0.price: names “length”, which is not a fact that ' +
      'gives a price. Name one of content/facts.yaml.',
  ]);
});
