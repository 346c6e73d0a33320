import { says, summaryOf, titled } from './valid-text.ts';

export const serviceSlugs = ['atlas', 'birch', 'cedar', 'delta', 'ember'] as const;

export const validService = (own: string) => ({
  title: `The ${own} service`,
  menuName: own,
  tagline: `Only ${own}.`,
  line: `What a client of ${own} gets`,
  summary: summaryOf(own),
  drawings: {
    hero: `A drawing of ${own} that is seen as a whole.`,
    figure: `A second drawing of ${own}, seen from near by.`,
  },
  intro: { style: 'definition', term: 'About', text: says(own), beside: says(own, 'drawing') },
  reasons: { opening: says(own, 'opening'), items: titled(own, 3) },
  offer: { opening: says(own, 'opening'), items: titled(own, 4, { mark: own }) },
  process: {
    opening: says(own, 'opening'),
    steps: titled(own, 4, { youGet: says(own, 'step'), deliverable: own }),
  },
  technologies: { opening: says(own, 'opening'), items: ['react', 'git', 'react', 'git'] },
  features: { opening: says(own, 'opening'), items: titled(own, 6) },
  whyUs: { opening: says(own, 'opening'), items: titled(own, 2) },
  notFor: { opening: says(own, 'opening'), items: [says(own, 'first'), says(own, 'second')] },
  engagement: {
    sample: false,
    duration: says(own, 'duration'),
    team: says(own, 'team'),
    yourSide: says(own, 'side'),
    model: says(own, 'model'),
  },
  questions: Array.from({ length: 3 }, () => ({
    question: `What is ${own}?`,
    answer: says(own, 'answer'),
  })),
  call: { title: `Ask about ${own}.`, text: says(own, 'call') },
  related: serviceSlugs.filter((slug) => slug !== own).slice(0, 2),
  reviewed: '9999-01-01',
});
