import { fixedPages } from '#reader/paths.ts';
import { hasServices } from '#reader/own-services.ts';
import type { SiteContent } from '#reader/site-content.ts';
import type { ResultKind, ResultPage, SubjectOf } from '#schema/site-page.ts';
import { mainMenu } from './main-menu.ts';

/** The path of each result page; the web server and the API know these names. */
const names = {
  'not-found': '404',
  error: '500',
  sent: 'contact/sent',
  notice: 'contact/notice',
  problem: 'contact/problem',
  enquiry: 'contact/enquiry',
} as const satisfies Record<ResultKind, string>;

export const resultPages = (from: SiteContent): ResultPage[] => [
  ...serverAnswers(from),
  ...(hasServices() ? apiAnswers(from) : []),
];

/** The pages that a web server shows by itself. */
function serverAnswers(from: SiteContent): ResultPage[] {
  const { pages } = from;
  return [
    answer(pages['not-found'], {
      kind: 'not-found',
      page: pages['not-found'],
      links: [...mainMenu(from), { name: 'Contact', href: fixedPages.contact }],
    }),
    answer(pages.error, { kind: 'error', page: pages.error }),
  ];
}

/** The pages that the API answers with; without it they cannot be reached. */
function apiAnswers({ pages, formNotices, answering }: SiteContent): ResultPage[] {
  return [
    answer(pages.sent, {
      kind: 'sent',
      page: pages.sent,
      answering,
      answers: pages.contact.answers,
    }),
    answer(pages.notice, { kind: 'notice', page: pages.notice }),
    answer(pages.enquiry, {
      kind: 'enquiry',
      page: pages.enquiry,
      promise: pages.contact.answers?.items[0],
    }),
    answer(pages.problem, {
      kind: 'problem',
      page: { ...pages.contact, heading: pages.problem.heading },
      notice: formNotices.enquiry,
    }),
  ];
}

function answer(
  { title, summary }: Pick<ResultPage, 'title' | 'summary'>,
  subject: SubjectOf<ResultKind>,
): ResultPage {
  const name = names[subject.kind];
  return { path: `/${name}`, name, title, summary, trail: [], subject };
}
