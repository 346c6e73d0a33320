import { adviceOf, noAdvice, type Advice } from '@old/sheet/advice.ts';
import type { Answers } from '@old/sheet/answers.ts';
import { drawSheet } from '@old/sheet/drawing/draw-sheet.ts';
import { plain } from '@old/sheet/drawing/look.ts';
import { svgFile } from '@old/sheet/drawing/svg-file.ts';
import { sheetLines } from '@old/sheet/sheet-lines.ts';
import type { CompanyFacts } from '../company-facts.ts';

type Row = readonly [name: string, said: string];

const advised = (sheet: Answers, { sheetRules }: CompanyFacts): Advice =>
  sheetRules ? adviceOf(sheet, sheetRules) : noAdvice;

/** What the sheet advised them, so that whoever answers does not advise something else unknowingly. */
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

/** Drawn here, from the answers: no picture that came from a browser is ever passed on. */
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
