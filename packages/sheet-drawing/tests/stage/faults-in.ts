import type { Part, SheetDrawing, Slot } from '../../src/marks.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Written extends Box {
  readonly text: string;
  readonly slot: Slot;
}

/** The box of the letters: the line's box without its leading. */
function boxOf(text: SVGTextElement, slot: Slot): Written {
  const { x, width } = text.getBBox();
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  const y = Number(text.getAttribute('y'));
  return {
    text: text.textContent,
    slot,
    left: x,
    right: x + width,
    top: y - size * 0.74,
    bottom: y + size * 0.2,
  };
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const leaves = (box: Box, { x, y, width, height }: Slot): boolean =>
  box.left < x || box.top < y || box.right > x + width || box.bottom > y + height;

/** The straight lines between slots, as thin boxes. */
function rulesOf({ marks }: Part): Box[] {
  return marks
    .filter(
      ({ key, kind }) => /^(?:frame\.(?:rule|border)|block\.lines)/.test(key) && kind === 'line',
    )
    .flatMap((mark) => (mark.kind === 'line' ? segments(mark.d) : []));
}

/** The path commands of straight lines: M, h and v. */
function segments(d: string): Box[] {
  const boxes: Box[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, numbers = ''] of d.matchAll(/([Mhvz])([^Mhvz]*)/g)) {
    const [one = 0, two = 0] = [...numbers.matchAll(/-?[\d.]+/g)].map(Number);
    const [toX, toY] =
      letter === 'M'
        ? [one, two]
        : letter === 'h'
          ? [x + one, y]
          : [x, letter === 'v' ? y + one : y];
    if (letter === 'h' || letter === 'v')
      boxes.push({
        left: Math.min(x, toX) - 0.4,
        right: Math.max(x, toX) + 0.4,
        top: Math.min(y, toY) - 0.4,
        bottom: Math.max(y, toY) + 0.4,
      });
    [x, y] = [toX, toY];
  }
  return boxes;
}

/** Text on the sheet that cannot be read. */
export function faultsIn(
  drawing: SheetDrawing,
  root: Element,
): { words: number; faults: string[] } {
  const parts = [...root.querySelectorAll('svg > g')];
  const written = drawing.parts.flatMap(({ slot }, i) =>
    [...(parts[i]?.querySelectorAll('text') ?? [])].map((text) => boxOf(text, slot)),
  );
  const rules = drawing.parts.flatMap(rulesOf);
  const faults = written.flatMap((one, i) => [
    ...written
      .slice(i + 1)
      .filter((other) => meet(one, other))
      .map((other) => `“${one.text}” overlaps “${other.text}”`),
    ...(leaves(one, one.slot) ? [`“${one.text}” leaves its slot`] : []),
    ...(rules.some((rule) => meet(one, rule)) ? [`“${one.text}” crosses a rule`] : []),
  ]);
  return { words: written.length, faults: faults.map((fault) => `${drawing.format}: ${fault}`) };
}
