import { cleanPages } from './clean-pages.ts';
import { cleanService, serviceSlugs } from './clean-service.ts';
import { says, summaryOf, titled } from './clean-words.ts';

const category = (own: string, i: number) => ({
  order: i + 1,
  plane: i,
  name: `Group of ${own}`,
  layer: `layer ${own}`,
  description: `The group that holds ${own}.`,
  services: [{ service: own }],
});

const project = (own: string, i: number) => ({
  sample: false,
  order: i + 1,
  featured: true,
  name: `The ${own} project`,
  line: `Design of ${own}.`,
  summary: summaryOf(`${own} project`),
  cover: 'survey',
  coverText: `A drawing of the ${own} project on one screen.`,
  ground: 'paper',
  client: says(own, 'client'),
  disciplines: ['atlas'],
  stack: ['react'],
  problem: says(own, 'problem'),
  approach: titled(own, 2),
  result: says(own, 'result'),
  lesson: says(own, 'lesson'),
  reviewed: '9999-01-01',
});

const review = (own: string, i: number) => ({
  sample: false,
  order: i + 1,
  label: `Label ${own}`,
  review: says(own, 'review'),
  clientName: `Somebody ${own}`,
  clientOccupation: 'Founder',
});

const legal = (own: string) => ({
  title: `Legal ${own}`,
  summary: summaryOf(`${own} statement`),
  updated: '9999-01-01',
  opening: says(own, 'opening'),
  sections: ['one', 'two'].map((id) => ({
    id,
    title: `Section ${id}`,
    paragraphs: [
      says(own, id),
      'Enquiries are deleted after one year. Unconfirmed subscriptions are deleted after a week.',
    ],
  })),
});

const company = {
  name: 'Company Works',
  shortName: 'Company',
  legalName: 'Company Works Limited',
  founded: 2020,
  domain: 'https://company.example',
  tagline: 'What the company does.',
  description: summaryOf('company'),
  brand: { color: '#0d6ed6' },
  contact: {
    sample: false,
    email: 'hello@company.example',
    phone: '+91 00000 00000',
    address: ['Street 1'],
    country: 'India',
  },
  social: [],
};

const claims = {
  market: {
    value: 'above 10 billion',
    sentence: 'The market is worth above 10 billion.',
    publisher: 'A bureau of statistics',
    source: 'https://statistics.example',
    checked: '2026-01-01',
    checkAgain: '9999-01-01',
  },
};

const technologies = { react: { name: 'React', icon: 'siReact' }, git: { name: 'Git' } };

const named = (amount: number) =>
  Array.from({ length: amount }, (_, i) => ({
    id: `answer-${'abcdef'.charAt(i)}`,
    answer: `Answer ${'abcdef'.charAt(i)}`,
    services: [i, i + 1].map((at) => ({ service: serviceSlugs[at], why: 'It fits.' })),
  }));

const finder = {
  title: 'Which one fits?',
  opening: says('finder', 'opening'),
  questions: ['have', 'want', 'hinder'].map((id) => ({
    id,
    question: `What do you ${id}?`,
    answers: named(4),
  })),
};

const folder = (
  name: string,
  slugs: readonly string[],
  write: (own: string, i: number) => object,
): [string, object][] => slugs.map((own, i) => [`${name}/${own}.yaml`, write(own, i)]);

/** For tests: the smallest content in which no check finds anything, as it would stand in YAML. */
export const cleanFiles: Readonly<Record<string, object>> = {
  'company.yaml': company,
  'claims.yaml': claims,
  'technologies.yaml': technologies,
  'finder.yaml': finder,
  'search-words.yaml': { pages: [], unanswered: [], none: 'No page says this.' },
  'redirects.yaml': [],
  ...Object.fromEntries([
    ...folder('categories', serviceSlugs, category),
    ...folder('services', serviceSlugs, cleanService),
    ...folder('projects', ['fir', 'gum', 'hop'], project),
    ...folder('reviews', serviceSlugs, review),
    ...folder('legal', ['privacy'], legal),
  ]),
  ...cleanPages,
};
