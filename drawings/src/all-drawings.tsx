import type { ComponentType } from 'react';
import { Drawn } from '#found/Drawn/Drawn.tsx';

type AnyDrawing = ComponentType<Record<string, unknown>>;

const whole = import.meta.glob<Record<string, AnyDrawing>>(
  './{glyphs,home,marks,pages,reviews,why}/*/*.tsx',
  { eager: true },
);
const composed = import.meta.glob('./{covers,home,overview,pages,services}/**/*{Desk,Wide}.tsx');

/** Drawings take a label, an index or a company; each ignores what it does not know. */
export const samples = {
  label: 'A drawing on the style page.',
  company: 'us',
  index: 0,
  plane: 0,
  slug: 'seo',
};

/** Every drawing by its name: those of one composition are components, the others are found. */
export const allDrawings: readonly (readonly [name: string, drawing: AnyDrawing])[] = [
  ...Object.entries(whole).flatMap(([path, exported]) => {
    const name = /([^/]+)\/\1\.tsx$/.exec(path)?.[1];
    const drawing = name && exported[name];
    return drawing ? [[name, drawing] as const] : [];
  }),
  ...Object.keys(composed).map((path) => {
    const name = path.replace(/^.*\/(\w+)(?:Desk|Wide)\.tsx$/, '$1');
    return [name, () => <Drawn name={name} label={samples.label} />] as const;
  }),
];
