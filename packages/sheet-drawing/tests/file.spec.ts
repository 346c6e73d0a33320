import { expect, test } from '@playwright/test';
import { injections } from '@studio/contract/fixtures/injections';
import { drawSheet } from '../src/draw-sheet.ts';
import { plain } from '../src/look.ts';
import { svgFile } from '../src/svg-file.ts';
import { extremeAnswers, longAdvice } from './extreme-answers.ts';
import { sheetOf } from './random-answers.ts';

const company = { name: 'A Company', address: 'company.example/sheet' };
const hostile = Object.values(injections)
  .flat()
  .map((text) => sheetOf({ project: text, owner: text, talksOther: text, words: text }));

test('a file is well-formed XML, whatever the text on the sheet', async ({ page }) => {
  const files = [...extremeAnswers.slice(0, 30), ...hostile].map((answers) =>
    svgFile(drawSheet({ answers, advice: longAdvice, format: 'lying', company }), plain),
  );
  const elements = await page.evaluate(
    (texts) =>
      texts.flatMap((text) =>
        [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('*')].map(
          ({ localName }) => localName,
        ),
      ),
    files,
  );
  expect([...new Set(elements)].sort()).toEqual(['desc', 'path', 'svg', 'text', 'title']);
});
