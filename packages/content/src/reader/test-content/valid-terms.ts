import { says, summaryOf, titled } from './valid-text.ts';

const answeredFor = { sample: false, owner: 'Head of rules', expires: '9999-01-01' };

const part = (own: string) => ({
  ...answeredFor,
  title: `Part ${own}`,
  short: `The ${own} in short.`,
});

const textPart = (own: string) => ({
  ...part(own),
  opening: says(own, 'opening'),
  items: titled(own, 2),
});

const clause = (own: string) => ({ ...part(own), text: says(own, 'clause') });

const scenario = (own: string) => ({
  title: `Scenario ${own}`,
  text: says(own, 'scenario'),
  people: 'team',
  team: '[fact:team].',
  weeks: 'length',
  price: 'price',
});

/** The terms page with every part. */
export const validTerms = {
  title: 'Page terms',
  summary: summaryOf('terms page'),
  reviewed: '9999-01-01',
  heading: 'Heading terms.',
  opening: says('terms', 'opening'),
  cost: {
    ...part('cost'),
    opening: says('cost', 'opening'),
    scenarios: ['ash', 'bay', 'cob', 'dew', 'elm'].map(scenario),
  },
  moves: textPart('moves'),
  drawing: textPart('drawing'),
  start: textPart('start'),
  people: textPart('people'),
  hours: {
    ...answeredFor,
    title: 'Part hours',
    opening: says('hours', 'opening'),
    early: '07:00',
    late: '22:00',
    regions: ['Europe/London', 'Asia/Dubai', 'America/New_York'].map((zone) => ({
      name: zone.replace(/.*\//, ''),
      zone,
    })),
    items: titled('hours', 1),
  },
  ownership: textPart('ownership'),
  warranty: clause('warranty'),
  liability: clause('liability'),
  payment: clause('payment'),
  notice: clause('quitting'),
  subcontractors: clause('subcontractors'),
  ending: textPart('ending'),
  ai: {
    ...part('tools'),
    opening: says('tools', 'opening'),
    done: titled('tools', 2),
    never: [says('tools', 'first'), says('tools', 'second')],
  },
  call: { title: 'Call terms.', text: says('terms', 'call') },
};
