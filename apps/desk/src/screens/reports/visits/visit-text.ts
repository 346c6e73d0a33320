import { dayBefore, readPeriod } from '@studio/contract/desk/visit-period';
import type { Views, VisitReport } from '@studio/contract/desk/visits';
import { pageTitle } from '#parts/page-title.ts';
import { OTHER } from './flow.ts';

const sources: Readonly<Record<string, string>> = {
  search: 'Search engines',
  assistant: 'AI assistants',
  social: 'Social networks',
  site: 'Other sites',
  campaign: 'Campaigns',
  direct: 'Typed or bookmarked',
  hidden: 'Not named',
  [OTHER]: 'All smaller ones',
};

export const sourceText = (name: string): string => sources[name] ?? name;

export const visitedText = (page: string): string =>
  page === OTHER ? 'All other pages' : pageTitle(page);

export const formatCount = (count: number): string => count.toLocaleString('en');

export const moreText = ({ ahead }: Views): string =>
  ahead === 0 ? '' : `up to ${formatCount(ahead)} more`;

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatDate = (date: string): string =>
  `${day.format(new Date(date))}, ${date.slice(0, 4)}`;

/** "Week 46, Nov 9 to Nov 15, 2026", "November 2026". */
export function periodText(name: string): string {
  const period = readPeriod(name);
  if (!period) return name;
  if (period.kind === 'month') return month.format(new Date(period.from));
  const last = dayBefore(period.until);
  return `Week ${Number(name.slice(-2))}, ${day.format(new Date(period.from))} to ${formatDate(last)}`;
}

const many = (count: number, one: string, more: string): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`;

export function headline({ totals: { entries, enquiries, answered, won } }: VisitReport): string {
  const came = entries ? many(entries.views, 'entry', 'entries') : 'Fewer than five entries';
  return `${came}, ${many(enquiries, 'enquiry', 'enquiries')}, ${formatCount(answered)} answered, ${formatCount(won)} won.`;
}

export interface Meaning {
  readonly key: string;
  readonly name: string;
  readonly means: string;
  readonly sure: string;
}

/** Every number of the screen links to its explanation here. */
export const meanings = [
  {
    key: 'sources',
    name: 'Came from',
    means:
      'The kind of site that a browser named as the one before an entry. “Typed or bookmarked”: there was none. “Not named”: another site, which withheld its name.',
    sure: 'Links in mails and chats often count as typed, because those programs name no site.',
  },
  {
    key: 'entries',
    name: 'Entries',
    means:
      'Views of a page by someone who came from outside our site. Three visits are three entries.',
    sure: 'Every entry was a browser that opened a page. Reloads, and programs that identify themselves, do not count.',
  },
  {
    key: 'views',
    name: 'Views, and service pages',
    means: 'How often a page was opened, from outside or from another page of this site.',
    sure: 'At least this many; see “up to … more”.',
  },
  {
    key: 'ahead',
    name: 'Up to … more',
    means:
      'Pages a browser fetched ahead, when a pointer rested on a link. If the link is then followed, there is no further request.',
    sure: 'Between none and all of them were seen.',
  },
  {
    key: 'opened',
    name: 'Contact or sheet',
    means:
      'Views of the contact page and of the project sheet. Service pages have a form of their own, so an enquiry needs neither.',
    sure: 'As accurate as views.',
  },
  {
    key: 'begun',
    name: 'Begun',
    means: 'Someone began to fill in a form, anywhere on the site.',
    sure: 'At least this many: a browser reports it once until the next release of the site.',
  },
  {
    key: 'enquiries',
    name: 'Enquiries',
    means: 'Arrived at the desk in this period, by the page whose form was used. Spam is included.',
    sure: 'Exact, apart from the page, which the form reports.',
  },
  {
    key: 'answered',
    name: 'Answered',
    means: 'Of these enquiries, those that have been answered by now.',
    sure: 'Exact.',
  },
  {
    key: 'won',
    name: 'Won',
    means: 'Of these enquiries, those that were closed as won by now.',
    sure: 'Exact today; it grows while enquiries of this period are open.',
  },
] as const satisfies readonly Meaning[];

export type MeaningKey = (typeof meanings)[number]['key'];
