import type { ComponentType } from 'react';

type AnyDrawing = ComponentType<Record<string, unknown>>;

const files = import.meta.glob<Record<string, AnyDrawing>>(
  [
    '../../../drawings/{covers,glyphs,home,marks,overview,pages,reviews,why}/*/*.tsx',
    '../../../drawings/services/*/*{Hero,Figure}/*.tsx',
  ],
  { eager: true },
);

/** Drawings take a label, an index or a company; each ignores what it does not know. */
export const samples = {
  label: 'A drawing on the style page.',
  company: 'us',
  index: 0,
  plane: 0,
  slug: 'seo',
  cover: 'store',
};

/** A drawing is the component its folder is named after; its compositions stand beside it. */
export const allDrawings: readonly (readonly [name: string, drawing: AnyDrawing])[] =
  Object.entries(files).flatMap(([path, exported]) => {
    const name = /([^/]+)\/\1\.tsx$/.exec(path)?.[1];
    const drawing = name && exported[name];
    return drawing ? [[name, drawing] as const] : [];
  });
