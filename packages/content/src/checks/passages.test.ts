import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';
import { contentWith } from '#reader/test-content/content-with.ts';

const content = contentWith({
  'services/atlas.yaml': { 'intro.beside': 'Worth [claim:market], says [birch](service:birch).' },
});
const passages = passagesOf(content);
const fieldsOf = (file: string) =>
  passages.filter((passage) => passage.file === file).map(({ field }) => field);

test('text for people is found at any depth', () => {
  expect(fieldsOf('projects/fir.yaml')).toEqual([
    'name',
    'line',
    'summary',
    'coverText',
    'client',
    'problem',
    'approach.0.title',
    'approach.0.text',
    'approach.1.title',
    'approach.1.text',
    'result',
    'lesson',
  ]);
});

test('names, dates and URLs are not', () => {
  const fields = fieldsOf('services/atlas.yaml');
  expect(fields).toContain('technologies.opening');
  expect(fields).toContain('offer.items.0.text');
  for (const field of ['technologies.items.0', 'offer.items.0.mark', 'related.0', 'reviewed'])
    expect(fields).not.toContain(field);
  expect(fieldsOf('claims.yaml')).toEqual(['market.value', 'market.sentence', 'market.publisher']);
});

test('the words are those that people read, without those of a claim', () => {
  const beside = passages.find(({ field }) => field === 'intro.beside');
  expect(beside?.words).toBe('Worth , says birch.');
});
