import type { FigureFile } from '#schema/figure.schema.ts';
import type { Figures } from '#schema/entries.ts';
import type { Content } from './load-content.ts';

const units: Readonly<Record<FigureFile['unit'], (value: number) => string>> = {
  bytes: (value) => `${(value / 1024).toFixed(1)} KB`,
  count: (value) => value.toLocaleString('en-US'),
};

/** A figure as a reader sees it. */
export const wordsOf = ({ unit, value }: Pick<FigureFile, 'unit' | 'value'>): string =>
  units[unit](value);

export const figuresOf = ({ figures }: Pick<Content, 'figures'>): Figures =>
  Object.fromEntries(
    Object.entries(figures.value).map(([name, one]) => [name, { ...one, words: wordsOf(one) }]),
  );
