import { describe, expect, test } from 'vitest';
import { formatFinding } from '#reader/finding.ts';
import { readContent } from '#reader/load-content.ts';
import { messagesOf, withContentFolder } from '#reader/test-content/content-with.ts';
import { phrases, placeholders, strayMarkup } from './wording.ts';

describe('phrases', () => {
  const saying = (text: string) =>
    messagesOf(phrases, { 'services/atlas.yaml': { 'intro.beside': text } });
  const place = 'content/services/atlas.yaml, intro.beside:';

  test('plain language is no fault', () => {
    expect(saying('A level, a lock and a class. Who needs more? No one does — so far.')).toEqual(
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

  test.each([
    ['somebody', 'Write “someone”, or say who it is.'],
    ['Anybody', 'Write “anyone”.'],
    ['everybody', 'Write “everyone”, or say who they are.'],
    ['Nobody', 'Write “no one”.'],
    ['Seldom', 'Write “rarely”.'],
    ['anew', 'Write “again”.'],
    ['telephones', 'Write “phone”.'],
    ['strike out', 'Write “cross out”.'],
    ['strikes half out', 'Write “cross out”.'],
    ['struck out', 'Write “cross out”.'],
  ])('%s', (word, fix) => {
    expect(saying(`We say ${word} in this text.`)).toEqual([`${place} says “${word}”. ${fix}`]);
  });

  test('an exclamation mark', () => {
    expect(saying('It ships on the first day! No one waits.')).toEqual([
      `${place} has an exclamation mark: “day!”. End the sentence with a full stop.`,
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
    expect(messagesOf(phrases, { 'reviews/atlas.yaml': { review } })).toEqual([]);
  });
});

describe('stray markup', () => {
  const fix =
    'Correct them to *emphasis*, [words](service:seo) or [claim:id]; titles and labels take plain words alone.';

  test('markup that was parsed is no fault', () => {
    const text = 'It is *worth* [claim:market], says [the page](service:birch) about it.';
    expect(messagesOf(strayMarkup, { 'services/atlas.yaml': { 'intro.beside': text } })).toEqual(
      [],
    );
  });

  test.each([
    ['[Claim:market]', 'Worth [Claim:market] to someone.'],
    ['[words]', 'See the [words] (service:birch) about it.'],
    ['*open', 'This is *open and never closed.'],
  ])('%s in running text', (marks, text) => {
    expect(messagesOf(strayMarkup, { 'services/atlas.yaml': { 'intro.beside': text } })).toEqual([
      `content/services/atlas.yaml, intro.beside: would show the marks “${marks}” to the reader. ${fix}`,
    ]);
  });

  test('an unknown fact is one finding, of the content reader', () => {
    const faults = { 'services/atlas.yaml': { 'intro.beside': 'It costs [fact:crowd] here.' } };
    const found = withContentFolder(faults, (root) => {
      const { content, findings } = readContent(root);
      return [...findings, ...(content ? strayMarkup(content) : [])];
    });
    expect(found.map(formatFinding)).toEqual([
      'content/services/atlas.yaml, intro.beside: uses the fact “crowd”, which is not in facts.yaml. Correct the name, or add the fact there.',
    ]);
  });

  test('markup where it has no meaning', () => {
    const faults = { 'services/atlas.yaml': { title: 'Our [service](service:birch)' } };
    expect(messagesOf(strayMarkup, faults)).toEqual([
      `content/services/atlas.yaml, title: would show the marks “[service](service:birch)” to the reader. ${fix}`,
    ]);
  });
});

describe('placeholders', () => {
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
});
