import { adviceOf, noAdvice, type Advice } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { drawSheet } from '@studio/sheet-drawing/draw-sheet.ts';
import { plain } from '@studio/sheet-drawing/look.ts';
import { svgFile } from '@studio/sheet-drawing/svg-file.ts';
import { sheetLines } from '@studio/sheet/sheet-lines.ts';
import type { CompanyFacts } from '../company-facts.ts';

type Row = readonly [name: string, said: string];

const advised = (sheet: Answers, { sheetRules }: CompanyFacts): Advice =>
  sheetRules ? adviceOf(sheet, sheetRules) : noAdvice;

/** The advice the visitor saw, so that the person who answers does not contradict it unknowingly. */
const adviceRows = ({ model, services, asks }: Advice): Row[] =>
  [
    ['We advised', [model?.name, ...services.map(({ name }) => name)].filter(Boolean).join(', ')],
    ['Ask first', asks.join('\n')],
  ].filter((row): row is [string, string] => row[1] !== '');

/** A sheet as rows of names and words. */
export const sheetRows = (sheet: Answers, company: CompanyFacts): readonly Row[] => [
  ...sheetLines(sheet).map(({ name, said }): Row => [name, said]),
  ...adviceRows(advised(sheet, company)),
];

/** Drawn here from the answers: a picture from a browser is never passed on. */
export function sheetAttachment(sheet: Answers, company: CompanyFacts, reference: string) {
  const drawing = drawSheet({
    answers: sheet,
    advice: advised(sheet, company),
    format: 'lying',
    company: { name: company.name, address: new URL(company.siteUrl).host },
  });
  const ink = company.brandColor && { draw: company.brandColor, text: company.brandColor };
  return {
    filename: `sheet-${reference}.svg`,
    content: svgFile(drawing, { ...plain, ...ink }),
    contentType: 'image/svg+xml',
  };
}
