import type { Answers } from '@studio/sheet/answers.ts';
import { sheetLines } from '@studio/sheet/sheet-lines.ts';
import type { Enquiry, EnquiryOrigin } from '@studio/contract';

/** Where the enquiry was written: a line for each fact that the form sent. */
export const originLines = ({
  page,
  service,
  language,
  timezone,
}: EnquiryOrigin): (readonly [label: string, text: string])[] =>
  [
    ['Page', page] as const,
    ['Service', service] as const,
    ['Language', language] as const,
    ['Time zone', timezone] as const,
  ].filter(([, text]) => text !== '');

/** The sheet as text, a line for each answer. */
export const sheetText = (sheet: Answers | undefined): string[] =>
  sheet ? sheetLines(sheet).map(({ name, said }) => `${name}: ${said}`) : [];

/** The name, and the company if they named one: people who write by mail may not. */
export const senderName = (
  { name, companyname }: Pick<Enquiry, 'name' | 'companyname'>,
  written: (part: string) => string = (part) => part,
): string =>
  [name, companyname]
    .filter((part) => part !== '')
    .map(written)
    .join(', ');
