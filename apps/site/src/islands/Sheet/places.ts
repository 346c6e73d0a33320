import type { Place, SheetDrawing, Slot } from '@studio/sheet-drawing/marks.ts';
import { questionIds } from '@studio/sheet/questions.ts';
import type { Asking } from './use-drawing.ts';

const isAsked = (place: Place): place is Asking =>
  place === 'block' || (questionIds as readonly Place[]).includes(place);

/** The place on the sheet where a question is answered; of several parts the last one has its name. */
export const slotOf = ({ parts }: SheetDrawing, place: Asking): Slot | undefined =>
  parts.findLast(({ of }) => of === place)?.slot;

const holds = ({ x, y, width, height }: Slot, left: number, top: number): boolean =>
  left >= x && left <= x + width && top >= y && top <= y + height;

/** The question at a point, in the sheet's units; of nested places the smallest. */
export function placeAt({ parts }: SheetDrawing, left: number, top: number): Asking | undefined {
  const area = ({ width, height }: Slot): number => width * height;
  const found = parts
    .filter(({ of, slot }) => isAsked(of) && holds(slot, left, top))
    .sort((a, b) => area(a.slot) - area(b.slot))[0]?.of;
  return found && isAsked(found) ? found : undefined;
}
