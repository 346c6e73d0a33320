import { describe, expect, test } from 'vitest';
import { contentWith, messagesOf } from '#reader/test-content/content-with.ts';
import { validFacts } from '#reader/test-content/valid-facts.ts';
import { replyFacts, unusedFacts } from './facts.ts';
import { checked } from './run-checks.ts';

describe('unused facts', () => {
  const spare = { 'facts.yaml': { spare: validFacts.length } };

  test('every fact that a page shows or draws is used', () => {
    expect(messagesOf(unusedFacts, {})).toEqual([]);
  });

  test('a fact that no page shows', () => {
    expect(messagesOf(unusedFacts, spare)).toEqual([
      'content/facts.yaml, spare: is a fact that no page shows. Write [fact:spare] where it is stated, or remove it.',
    ]);
  });

  test('while an extra is off, a fact may be kept for it', async () => {
    const content = contentWith({ ...spare, 'extras.yaml': { people: false } });
    expect(await checked(content, [unusedFacts])).toEqual([]);
  });
});

describe('facts in replies', () => {
  const reply = (text: string, facts?: readonly string[]) => ({
    'replies/call.yaml': { name: 'Propose a call', text, ...(facts && { facts }) },
  });
  const ofReply = (text: string, facts?: readonly string[]) =>
    messagesOf(replyFacts, reply(text, facts));

  test('a template may state a fact of its list in the fact’s words', () => {
    expect(ofReply('Hi {name}, it takes two to three weeks.', ['length'])).toEqual([]);
    expect(ofReply('Two to three weeks is what it takes.', ['length'])).toEqual([]);
  });

  test('a template is refused if its fact has changed since', () => {
    const changed = { 'facts.yaml': { 'length.most': 4 } };
    const faults = { ...changed, ...reply('It takes two to three weeks.', ['length']) };
    expect(messagesOf(replyFacts, faults)).toEqual([
      'content/replies/call.yaml, text: does not say “two to four weeks”, the words of the fact “length”. ' +
        'Write these words, or take the fact out of the list.',
      'content/replies/call.yaml, text: states the duration “two to three weeks”, typed by hand. ' +
        'Add its fact to the list and use its words, or leave it to the writer in [brackets].',
    ]);
  });

  test.each([
    ['We answer within a day, always.', 'the duration “within a day”'],
    ['It costs USD 5,000 without tax.', 'the amount “USD 5,000”'],
    ['Two engineers will call you then.', 'the team size “Two engineers”'],
    ['Our faults are fixed at no charge.', 'the promise “at no charge”'],
  ])('a fact that is not in its list is refused: %s', (text, found) => {
    expect(ofReply(text)).toEqual([
      `content/replies/call.yaml, text: states ${found}, typed by hand. Add its fact to the list and use its words, or leave it to the writer in [brackets].`,
    ]);
  });

  test('the text of a gap is the author’s', () => {
    expect(ofReply('You will hear from me in [two weeks], {first name}.')).toEqual([]);
  });

  test('a fact that does not exist', () => {
    expect(ofReply('You will hear from me, {name}.', ['size'])).toEqual([
      'content/replies/call.yaml, facts.0: names the fact “size”, which is not in facts.yaml. Correct the name, or add the fact there.',
    ]);
  });

  test('a fact that only a template states is used', () => {
    const spare = { about: 'A spare', unit: 'weeks', least: 7, most: 7 };
    const facts = {
      'facts.yaml': {
        spare: { ...spare, sample: false, owner: 'Head of rules', expires: '9999-01-01' },
      },
    };
    expect(messagesOf(unusedFacts, facts)).toHaveLength(1);
    expect(
      messagesOf(unusedFacts, { ...facts, ...reply('It will take seven weeks.', ['spare']) }),
    ).toEqual([]);
  });
});
