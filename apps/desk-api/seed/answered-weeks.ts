import type { CloseReason } from '@studio/contract/desk/work';
import type { Done, SeedEnquiry } from './seed-enquiry.ts';

// cspell:disable
const people = [
  ['Anita Bose', 'Hooghly Jute', '919830012345'],
  ['Marc Dubois', 'Ateliers Dubois', '33612345678'],
  ['Chen Wei', 'Harbour Tea Trading', '6591234567'],
  ['Fatima Noor', 'Noor Clinics', '971501234567'],
  ['Oliver Brandt', 'Brandt Messtechnik', '4915112345678'],
  ['Sophie Martin', 'Martin Books', '12025550178'],
  ['Vivek Menon', 'Malabar Spices', '919847012345'],
  ['Grace Thompson', 'Thompson Mutual', '61412345678'],
  ['Lukas de Vries', 'Polder Kaas', '31612345678'],
] as const;
const pages = [
  '/services/custom-software-development',
  '/services/mobile-app-development',
  '/services/cloud-migration',
  '/contact',
  '/services/shopify',
  '/services/application-modernization',
  '/services/software-audit',
] as const;
const subjects = [
  'A portal for our dealers',
  'An app for our drivers',
  'Old system, new roof',
] as const;
const ends: readonly CloseReason[] = [
  'lost',
  'not-for-us',
  'won',
  'lost',
  'spam',
  'not-for-us',
  'duplicate',
];
/** Working hours until the answer, in order of arrival; two were late. */
const waits = [
  1.1, 3.9, 2.4, 6.2, 0.8, 2.9, 4.6, 1.7, 9.3, 2.2, 5.4, 3.1, 0.5, 7.2, 2.7, 1.4, 3.4, 12.1,
] as const;
const EACH_WEEK = [6, 9, 7, 11, 8, 10, 12, 9, 8, 6, 11] as const;
const WEEK_HOURS = 40;
const DECIDED_AFTER = 20;

const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

function endOf(at: number, ago: number, after: number, by: string): Done[] {
  // Enquiries that would be closed only tomorrow are still open.
  if (at % 6 === 5 || after + DECIDED_AFTER > ago) return [];
  return [
    { after: after + DECIDED_AFTER, by, kind: 'closed', reason: ends[at % ends.length] ?? 'lost' },
  ];
}

/** Eleven weeks of finished work, for the reports. */
export const answeredWeeks: readonly SeedEnquiry[] = EACH_WEEK.flatMap((count, week) =>
  Array.from({ length: count }, (_, inWeek): SeedEnquiry => {
    const at = week * 13 + inWeek;
    const [name, companyname, phonenumber] = pick(people, at);
    const after = pick(waits, at);
    const by = at % 3 === 0 ? 'ravi' : 'asha';
    const handle = name.toLowerCase().replaceAll(/[^a-z]+/gu, '.');
    const ago = (EACH_WEEK.length - week) * WEEK_HOURS + 8 - inWeek * 3;
    return {
      ago,
      name,
      companyname,
      email: `${handle}${at}@${companyname.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}.example`,
      phonenumber,
      subject: pick(subjects, at),
      projectdetails: 'We wrote to three companies and would like to decide within the month.',
      origin: { page: pick(pages, at * 5), language: 'en' },
      done: [
        { after, by, kind: 'answered', how: at % 7 === 0 ? 'telephone' : 'mail', then: 'answered' },
        ...endOf(at, ago, after, by),
      ],
    };
  }),
);
