/** In the browser: shows sheets on the page's own component, and tells what nobody could read. */
import { renderToStaticMarkup } from 'react-dom/server.browser';
import '@studio/site/styles/layers.css';
import '@studio/site/styles/reset.css';
import '@studio/site/styles/fonts.css';
import '@studio/site/styles/schibsted/fonts.css';
import '@studio/site/styles/tokens.css';
import { fontPairs, type FontPairName } from '@studio/site/styles/font-pairs.ts';
import { drawSheet } from '@old/sheet/drawing/draw-sheet.ts';
import type { SheetDrawing } from '@old/sheet/drawing/marks.ts';
import { SheetView } from '@old/sheet/drawing/SheetView/SheetView.tsx';
import { faultsIn } from './faults-in.ts';
import { tooWide } from './too-wide.ts';

type Asked = Parameters<typeof drawSheet>[0];

export interface Stage {
  dress(fonts: FontPairName): Promise<void>;
  show(asked: Asked): void;
  /** How many words were read on these sheets, and what is wrong with them. */
  faultsOf(sheets: readonly Asked[]): { words: number; faults: string[] };
  /** Letters that the table of widths takes for narrower than they are. */
  tooWide(): string[];
  /** The smallest words on the sheet as it is shown now, in pixels. */
  smallest(): number;
}

declare global {
  interface Window {
    readonly stage: Stage;
  }
}

const main = document.querySelector('main') ?? document.body;

function show(drawing: SheetDrawing): void {
  main.innerHTML = renderToStaticMarkup(<SheetView drawing={drawing} />);
}

/** Lines and forms move no word, and take most of the time of thousands of sheets. */
const wordsOnly = (drawing: SheetDrawing): SheetDrawing => ({
  ...drawing,
  parts: drawing.parts.map((part) => ({
    ...part,
    marks: part.marks.filter(({ kind }) => kind === 'word'),
  })),
});

function faultsOn(asked: Asked) {
  const drawing = drawSheet(asked);
  show(wordsOnly(drawing));
  return faultsIn(drawing, main);
}

const stage: Stage = {
  show: (asked) => {
    show(drawSheet(asked));
  },
  tooWide,
  async dress(fonts) {
    const { sans, mono } = fontPairs[fonts].families;
    document.documentElement.style.setProperty('--sans', `${sans}, sans-serif`);
    document.documentElement.style.setProperty('--mono', `${mono}, monospace`);
    const faces = [`400 1em ${sans}`, `600 1em ${sans}`, `400 1em ${mono}`];
    await Promise.all(faces.map((face) => document.fonts.load(face)));
  },
  faultsOf(sheets) {
    const found = sheets.map(faultsOn);
    return {
      words: found.reduce((sum, { words }) => sum + words, 0),
      faults: found.flatMap(({ faults }, i) =>
        faults.map((fault) => `${fault} (${JSON.stringify(sheets[i]?.answers)})`),
      ),
    };
  },
  smallest: () =>
    Math.min(
      ...[...main.querySelectorAll('text')].map(
        (text) =>
          Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    ),
};

Object.assign(window, { stage });
