import type { Beat } from '#line/movement.ts';
import { circle, cross, range, rect, writing } from '#line/pen.ts';

/** The kinds of blocks on a page, each drawn as wireframes draw it. */
type Kind = 'menu' | 'title' | 'picture' | 'text' | 'cards' | 'names' | 'answer';

type Letter = 'A' | 'B' | 'C';

/** The same seven blocks in three orders; the answer is what visitors came for. */
export const candidates: readonly { readonly name: Letter; readonly order: readonly Kind[] }[] = [
  { name: 'A', order: ['menu', 'picture', 'title', 'names', 'text', 'cards', 'answer'] },
  { name: 'B', order: ['menu', 'title', 'cards', 'picture', 'answer', 'text', 'names'] },
  { name: 'C', order: ['menu', 'title', 'answer', 'picture', 'cards', 'text', 'names'] },
];

/** The beat at which the answer is found in each of them. */
export const found: Readonly<Record<Letter, Beat>> = { A: 1, B: 3, C: 5 };

/** Blocks one below the other, from a top edge down. */
export function stacked(
  order: readonly Kind[],
  heights: Readonly<Record<Kind, number>>,
  top: number,
  gap: number,
) {
  let y = top;
  return order.map((kind) => {
    const placed = { kind, y, height: heights[kind] };
    y += heights[kind] + gap;
    return placed;
  });
}

/** What is written in the answer: a figure and a button. */
export const written = (x: number, y: number, w: number, h: number): string =>
  rect(x + 12, y + 14, w * 0.36, h * 0.2) + rect(x + w * 0.62, y + h - 30, w * 0.38 - 12, 18);

/** The lines of one block; the answer is a plain box, filled by the caller. */
export function outline(kind: Kind, x: number, y: number, w: number, h: number): string {
  switch (kind) {
    case 'menu':
      return rect(x, y, w * 0.24, h) + writing(x + w * 0.5, y + h / 2, w * 0.5, 1, 0);
    case 'title':
      return writing(x, y + h * 0.3, w * 0.8, 2, h * 0.5);
    case 'picture':
      return rect(x, y, w, h) + cross(x, y, w, h);
    case 'text':
      return writing(x, y + 5, w, Math.floor(h / 11), 11);
    case 'cards': {
      const card = (w - 16) / 3;
      return range(3)
        .map(
          (i) => rect(x + i * (card + 8), y, card, h) + cross(x + i * (card + 8), y, card, h / 2),
        )
        .join('');
    }
    case 'names':
      return range(4)
        .map((i) => circle(x + (w / 4) * (i + 0.5), y + h / 2, h / 2))
        .join('');
    case 'answer':
      return rect(x, y, w, h);
  }
}
