import { describe, expect, test } from 'vitest';
import { contentWith, messagesOf } from '#reader/test-content/content-with.ts';
import { missingOwn, placeholderFacts, samples, samplesAtOnce } from './samples.ts';

describe('samples', () => {
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
});

describe('samples at once', () => {
  const place = 'content/projects/fir.yaml, case.sample:';
  const fix = 'Ask the client for each, take out what they cannot confirm, and write false.';
  const say = (facts: object) =>
    messagesOf(samplesAtOnce, { 'projects/fir.yaml': { case: facts } });
  const team = { amount: 2, unit: 'people', says: 'of us' };

  test('every value of a sample case, by name', () => {
    const facts = {
      sample: true,
      first: { amount: 1, unit: 'week', says: 'a sketch' },
      team,
      length: { amount: 5, unit: 'months', says: 'all of them wet', ongoing: false },
      measured: [{ title: 'Calls', text: 'Counted by hand for two weeks.' }],
      confirmed: { by: 'Head of dispatch', mayBeCalled: false },
    };
    expect(say(facts)).toEqual([
      `${place} marks values that no client has confirmed: the first result, the team, how long ` +
        `it took, “Calls”, who confirmed it, whether they may be called. ${fix}`,
    ]);
  });

  test('values that a case omits are not requested', () => {
    expect(say({ sample: true, team })).toEqual([
      `${place} marks values that no client has confirmed: the team. ${fix}`,
    ]);
  });

  test('a confirmed case', () => {
    expect(say({ sample: false, team })).toEqual([]);
  });

  test('unconfirmed facts are listed once for each owner, if a page shows them', () => {
    const faults = {
      'facts.yaml': {
        'length.sample': true,
        'price.sample': true,
        unused: {
          about: 'No page shows it',
          words: 'never',
          sample: true,
          owner: 'Any',
          expires: '9999-01-01',
        },
      },
    };
    expect(messagesOf(samplesAtOnce, faults)).toEqual([
      'content/facts.yaml, sample: marks 2 facts that Head of rules has not confirmed: length, price. ' +
        'Ask Head of rules for what holds, correct them and write false in each.',
    ]);
  });
});

describe('placeholder facts', () => {
  const source = { 'claims.yaml': { 'market.source': 'https://www.figures.in' } };
  const real = {
    domain: 'https://www.works.in',
    'contact.email': 'hello@works.in',
    'contact.phone': '+91 422 254 1873',
  };
  const about = (company: object) =>
    messagesOf(placeholderFacts, { ...source, 'company.yaml': { ...real, ...company } });

  test('a real address, and the word example in a sentence, are facts', () => {
    expect(about({ tagline: 'We build for example.' })).toEqual([]);
  });

  test.each(['+91 00000 00000', '+91 98765 43210', '+1 212 123 4567'])(
    'the number %s, though sample says false',
    (phone) => {
      expect(about({ 'contact.sample': false, 'contact.phone': phone })).toEqual([
        `content/company.yaml, contact.phone: is “${phone}”, which is a placeholder. Write the real one.`,
      ]);
    },
  );

  test.each(['https://www.works.example', 'https://example.com', 'http://localhost:4321'])(
    'the domain %s',
    (domain) => {
      expect(about({ domain })).toHaveLength(1);
    },
  );

  test('a reserved mail address and name', () => {
    expect(about({ 'contact.email': 'hello@example.org' })).toHaveLength(1);
    expect(
      messagesOf(placeholderFacts, {
        ...source,
        'company.yaml': real,
        'reviews/atlas.yaml': { clientName: 'Jane Doe' },
      }),
    ).toEqual([expect.stringContaining('content/reviews/atlas.yaml, clientName: is “Jane Doe”')]);
  });

  test('a URL in an exhibit is invented on purpose', () => {
    const content = contentWith({ ...source, 'company.yaml': real });
    const [file] = content.files;
    const files = [{ ...file, value: { exhibit: { text: 'p.holm@holm.example' } } }];
    expect(placeholderFacts({ ...content, files } as typeof content)).toEqual([]);
  });
});

test('the logo of the invented company and a list without holidays wait for the owner', () => {
  expect(messagesOf(missingOwn, {})).toEqual([]);
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" data-sample="true"><path d="M0 0h9v9"/></svg>';
  expect(
    messagesOf(missingOwn, { 'logo.svg': logo, 'working-hours.yaml': { holidays: [] } }),
  ).toEqual([
    'content/logo.svg: is the logo of the invented company. Put your own there.',
    'content/working-hours.yaml, holidays: is empty, so every holiday counts as a day on which you ' +
      'answer. Enter the days without work of this year and the next.',
  ]);
});
