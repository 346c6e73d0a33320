/** In the browser: shows sheets with the site's component and reports text that cannot be read. */
import { renderToStaticMarkup } from 'react-dom/server.browser';
import '@studio/styles/layers.css';
import '@studio/styles/reset.css';
import '@studio/styles/fonts.css';
import '@studio/styles/schibsted/fonts.css';
import '@studio/styles/tokens.css';
import { fontPairs, type FontPairName } from '@studio/styles/font-pairs.ts';
import { drawSheet } from '../../src/draw-sheet.ts';
import type { SheetDrawing } from '../../src/marks.ts';
import { SheetView } from '../../src/SheetView/SheetView.tsx';
import { faultsIn } from './faults-in.ts';
import { tooWide } from './too-wide.ts';

type SheetOptions = Parameters<typeof drawSheet>[0];

export interface Stage {
  dress(fonts: FontPairName): Promise<void>;
  show(asked: SheetOptions): void;
  /** The number of words on these sheets, and those that cannot be read. */
  faultsOf(sheets: readonly SheetOptions[]): { words: number; faults: string[] };
  /** Letters that are wider than in the table of widths. */
  tooWide(): string[];
  /** The size of the smallest text of the sheet as shown, in pixels. */
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

/** Lines and shapes are left out: they move no text, and take most of the time of thousands of sheets. */
const wordsOnly = (drawing: SheetDrawing): SheetDrawing => ({
  ...drawing,
  parts: drawing.parts.map((part) => ({
    ...part,
    marks: part.marks.filter(({ kind }) => kind === 'word'),
  })),
});

function faultsOn(asked: SheetOptions) {
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
