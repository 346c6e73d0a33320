import { allExtras } from './all-extras.ts';
import { validFacts } from './valid-facts.ts';
import { validPages } from './valid-pages.ts';
import { validService, serviceSlugs } from './valid-service.ts';
import { validSheet } from './valid-sheet.ts';
import { says, summaryOf, titled } from './valid-text.ts';

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
  clientName: `Asha ${own}`,
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
  registration: {
    sample: false,
    name: 'CIN',
    number: 'U62010TZ2023PTC123456',
    office: ['Street 2'],
  },
  grievances: { sample: false, name: 'Asha Rao', email: 'help@works.in' },
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

const formNotice = (own: string, howLong: string) => ({
  what: says(own, 'what'),
  why: says(own, 'why'),
  howLong,
  withdraw: says(own, 'withdraw'),
  complain: says(own, 'complain'),
});

const formNotices = {
  version: '2026-01-01',
  readByLawyer: '2026-01-02',
  enquiry: {
    ...formNotice('enquiry', 'It is deleted after one year.'),
    brief: 'We keep it for one year.',
  },
  subscription: formNotice(
    'subscription',
    'The link works for two days. It is deleted after a week.',
  ),
};

const nda = {
  sample: false,
  title: 'An agreement',
  updated: '9999-01-01',
  readByLawyer: '9999-01-01',
  opening: says('nda', 'opening'),
  clauses: ['first', 'second', 'third'].map((topic) => ({
    title: `Clause ${topic}`,
    text: [says('nda', topic)],
  })),
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

/** For tests: the smallest content without findings, as parsed YAML. */
export const validFiles: Readonly<Record<string, object>> = {
  'company.yaml': company,
  'claims.yaml': claims,
  'extras.yaml': allExtras,
  'facts.yaml': validFacts,
  'nda.yaml': nda,
  'technologies.yaml': technologies,
  'finder.yaml': finder,
  'sheet.yaml': validSheet,
  'form-notices.yaml': formNotices,
  'search-words.yaml': { pages: [], unanswered: [], none: 'No page says this.' },
  'redirects.yaml': [],
  'working-hours.yaml': {
    sample: false,
    zone: 'Asia/Kolkata',
    week: ['Monday'],
    opens: '09:30',
    closes: '17:30',
    promise: 8,
    holidays: [{ day: '2027-01-04', name: 'Founding day' }],
  },
  ...Object.fromEntries([
    ...folder('categories', serviceSlugs, category),
    ...folder('services', serviceSlugs, validService),
    ...folder('projects', ['fir', 'gum', 'hop'], project),
    ...folder('reviews', serviceSlugs, review),
    ...folder('legal', ['privacy'], legal),
  ]),
  ...validPages,
};
