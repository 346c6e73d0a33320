import { describe, expect, test } from 'vitest';
import { told } from '#reader/planted/plant.ts';
import { phrases, vaguePeople } from './phrases.ts';

const saying = (text: string) => told(phrases, { 'services/atlas.yaml': { 'intro.beside': text } });
const place = 'content/services/atlas.yaml, intro.beside:';

describe('phrases', () => {
  test('plain words are no fault', () => {
    expect(saying('A level, a lock and a class. Who needs more? Nobody does — so far.')).toEqual(
      [],
    );
  });

  test.each([
    'best-in-class',
    'cutting-edge',
    'Leverage',
    'seamlessly',
    'world-class',
    'unlocks',
    'elevate your business',
    'empowering',
    'robust',
    'in today’s',
    "In today's",
    'look no further',
    'journey',
  ])('%s', (phrase) => {
    expect(saying(`We say ${phrase} in this text.`)).toEqual([
      `${place} uses the worn phrase “${phrase}”. Say what the client gets, in plain words.`,
    ]);
  });

  test('an exclamation mark', () => {
    expect(saying('It ships on the first day! Nobody waits.')).toEqual([
      `${place} raises its voice with “day!”. End the sentence with a full stop.`,
    ]);
  });

  test('questions in a row', () => {
    expect(saying('Is it late? Is it dear? It need not be.')).toEqual([
      `${place} asks two questions in a row. Keep one, or say the answer.`,
    ]);
  });

  test('long dashes in a row', () => {
    expect(saying('The plan — drawn first — is cheap.')).toEqual([
      `${place} has two long dashes. Use a comma, a colon or a second sentence.`,
    ]);
  });

  test('a client may say what they like', () => {
    const review =
      'They empower us. A robust and seamless journey! Would we do it again? Would you?';
    expect(told(phrases, { 'reviews/atlas.yaml': { review } })).toEqual([]);
  });
});

test('somebody, nobody and everybody are refused from the forty-first on', () => {
  const said = (amount: number) =>
    told(vaguePeople, {
      'search-words.yaml': {
        pages: [],
        unanswered: Array.from({ length: amount }, () => ({
          words: ['word'],
          say: 'Nobody does.',
        })),
      },
    });
  // The clean content names an owner Somebody in 24 places.
  expect(said(16)).toEqual([]);
  expect(said(17)).toEqual([
    expect.stringContaining('says “Somebody”, as 40 other texts do. Say who it is,'),
  ]);
});
