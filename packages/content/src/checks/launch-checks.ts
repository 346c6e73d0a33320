import { addedFields, enquiryForm } from '@studio/contract';
import type { Check } from '#reader/check.ts';
import { drawings } from '#reader/drawing-status.ts';
import type { Finding } from '#reader/finding.ts';
import { isOtherWay } from '#reader/without-server.ts';
import { unconfirmedClaims } from './claims.ts';
import { unfinishedDrawings } from './drawings.ts';
import { overdue, unconfirmedAnswers } from './expiry.ts';
import { addedFieldNotice, unreviewedLegal } from './legal.ts';
import { missingOwn, placeholderFacts, samplesAtOnce } from './samples.ts';

/** What must be settled before the site is published, without texts that it will not show. */
export const launchChecks = (today: Date): readonly Check[] =>
  [
    samplesAtOnce,
    placeholderFacts,
    missingOwn,
    unconfirmedAnswers,
    unconfirmedClaims,
    unreviewedLegal,
    addedFieldNotice(addedFields.map((field) => enquiryForm[field].label)),
    overdue(today),
    unfinishedDrawings(drawings()),
  ].map((check) => (content) => check(content).filter(({ file }) => !isOtherWay(file)));

/** Who settles what before the site is published, by file. A finding with an owner belongs to that owner. */
const duties: readonly (readonly [files: RegExp, who: string])[] = [
  [
    /^(?:company|working-hours)\.yaml$|^logo\.svg$|^pages\/(?:contact|services)\.yaml$/,
    'The management',
  ],
  [/^(?:legal\/|without-server\/|form-notices\.yaml$|nda\.yaml$)/, 'A lawyer'],
  [/^(?:reviews|projects)\//, 'Sales, with each client’s consent'],
  [/^services\b/, 'The head of delivery'],
  [/^people\//, 'Hiring, with each person’s consent'],
  [/^vacancies\//, 'Hiring'],
  [/^claims\.yaml$/, 'Marketing'],
  [/^/, 'The editors'],
];

const settles = ({ file, owner }: Finding): string =>
  owner ?? duties.find(([files]) => files.test(file))?.[1] ?? '';

/** The findings by person or role, the longest list first; each finding is listed once. */
export const byWho = (
  findings: readonly Finding[],
): { readonly who: string; readonly left: readonly Finding[] }[] =>
  [...Map.groupBy(findings, settles)]
    .map(([who, left]) => ({ who, left }))
    .toSorted((a, b) => b.left.length - a.left.length);
