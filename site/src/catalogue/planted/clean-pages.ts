import { says, summaryOf, titled } from './clean-words.ts';

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

export const cleanPages: Readonly<Record<string, object>> = {
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
    notice: says('contact', 'notice'),
  },
  'pages/search.yaml': headed('search'),
  'pages/not-found.yaml': headed('not-found'),
  'pages/error.yaml': headed('error'),
  'pages/sent.yaml': headed('sent'),
  'pages/problem.yaml': { ...named('problem'), heading: 'Heading problem.' },
  'pages/notice.yaml': headed('notice'),
};
