import type { pageSchemas } from '#schema/page.schema.ts';
import { validTerms } from './valid-terms.ts';
import { says, summaryOf, titled } from './valid-text.ts';

const named = (own: string) => ({
  title: `Page ${own}`,
  summary: summaryOf(`${own} page`),
  reviewed: '9999-01-01',
});

const headed = (own: string) => ({
  ...named(own),
  heading: `Heading ${own}.`,
  opening: says(own, 'opening'),
});

const call = (own: string) => ({ title: `Call ${own}.`, text: says(own, 'call') });

const model = (own: string) => ({
  title: `Model ${own}`,
  text: says(own, 'model'),
  suits: says(own, 'suits'),
  steer: says(own, 'steer'),
  pay: says(own, 'pay'),
});

const listed = (own: string) => ({
  title: `List of ${own}`,
  opening: says(own, 'list'),
  items: titled(own, 2),
});

const answer = {
  id: 'lock',
  question: 'Is there a lock?',
  verdict: 'yes',
  answer: says('security', 'answer'),
  document: 'A key.',
  owner: 'Head of locks',
  checked: '2026-01-01',
  expires: '9999-01-01',
  sample: false,
};

/** A page of each kind: a missing new one is a type error here before a test fails. */
export const validPages: Readonly<Record<`pages/${keyof typeof pageSchemas}.yaml`, object>> = {
  'pages/home.yaml': {
    ...headed('home'),
    about: {
      statement: 'One sentence.',
      paragraphs: [says('home', 'first'), says('home', 'second')],
    },
    call: call('home'),
  },
  'pages/services.yaml': {
    ...headed('services'),
    models: {
      title: 'Two models',
      opening: says('services', 'models'),
      team: model('team'),
      project: model('project'),
    },
    why: titled('why', 3),
  },
  'pages/work.yaml': { ...headed('work'), next: call('work') },
  'pages/sheet.yaml': {
    ...headed('sheet'),
    examples: { title: 'Some sheets', opening: says('sheet', 'examples') },
    send: { title: 'Send a sheet', opening: says('sheet', 'send') },
  },
  'pages/careers.yaml': {
    ...named('careers'),
    none: 'No vacancies.',
    noneTitle: 'Nothing open.',
    noneText: says('careers'),
    open: 'Something is open.',
  },
  'pages/about.yaml': {
    ...headed('about'),
    phases: titled('about', 4, { who: says('about', 'who') }),
    habits: { title: 'Habits', opening: says('about', 'habits'), items: titled('habits', 3) },
    site: {
      title: 'This site',
      opening: says('about', 'site'),
      items: ['first', 'second'].map((topic) => ({
        title: `The ${topic} promise`,
        promise: says('about', `${topic} promise`),
      })),
    },
    refusals: {
      title: 'Refusals',
      opening: says('about', 'refusals'),
      items: ['first', 'second', 'third'].map((topic) => says('about', topic)),
    },
    call: call('about'),
  },
  'pages/contact.yaml': {
    ...named('contact'),
    heading: 'Heading contact.',
    next: 'Next',
    other: 'Or call.',
  },
  'pages/terms-of-work.yaml': validTerms,
  'pages/security.yaml': {
    ...headed('security'),
    papers: { ...listed('papers'), sample: false },
    answers: {
      title: 'Answers',
      opening: says('security', 'answers'),
      groups: [{ id: 'doors', title: 'Doors', items: [answer] }],
    },
    call: call('security'),
  },
  'pages/search.yaml': headed('search'),
  'pages/not-found.yaml': headed('not-found'),
  'pages/error.yaml': headed('error'),
  'pages/sent.yaml': headed('sent'),
  'pages/problem.yaml': { ...named('problem'), heading: 'Heading problem.' },
  'pages/notice.yaml': headed('notice'),
  'pages/enquiry.yaml': {
    ...headed('sender'),
    adding: says('sender', 'adding'),
    ending: says('sender', 'ending'),
  },
};
