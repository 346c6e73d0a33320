import { inOrder, type Chapter } from '#outline/outline.ts';
import type { Block } from './markdown.ts';

/** Every chapter of a page as Markdown, in the outline's order. */
export const blocksOf = <One extends Chapter>(
  outline: readonly One[],
  write: Parameters<typeof inOrder<One, Block[]>>[1],
): Block[] => inOrder<One, Block[]>(outline, write).flat();
