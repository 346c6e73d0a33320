import type { Answers } from '@old/sheet/answers.ts';
import { sheetLines } from '@old/sheet/sheet-lines.ts';
import { leadFields, leadForm, type Lead, type LeadField, type LeadOrigin } from '@old/contract';

const shown = (field: LeadField, text: string): string =>
  leadForm[field].kind === 'phone' ? `+${text}` : text;

/** What the visitor wrote on one line each, under the form's own labels and in its order. */
export const leadLines = (lead: Readonly<Lead>): (readonly [label: string, text: string])[] =>
  leadFields
    .filter((field) => leadForm[field].kind !== 'paragraphs')
    .map((field) => [leadForm[field].label, shown(field, lead[field])]);

/** Where it was written, for a person; a line for each that the form said. */
export const originLines = ({
  page,
  service,
  language,
  timezone,
}: LeadOrigin): (readonly [label: string, text: string])[] =>
  [
    ['Page', page] as const,
    ['Service', service] as const,
    ['Language', language] as const,
    ['Time zone', timezone] as const,
  ].filter(([, text]) => text !== '');

/** The sheet that was drawn, a line for each answer. */
export const sheetText = (sheet: Answers | undefined): string[] =>
  sheet ? sheetLines(sheet).map(({ name, said }) => `${name}: ${said}`) : [];
