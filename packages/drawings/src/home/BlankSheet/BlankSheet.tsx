import { Composed } from '#line/Composed.tsx';
import { EmptySheet, type SheetPlan } from './EmptySheet.tsx';

const DESK: SheetPlan = {
  scale: 'desk',
  width: 560,
  height: 380,
  block: { width: 236, row: 37 },
};

const PHONE: SheetPlan = {
  scale: 'phone',
  width: 350,
  height: 240,
  block: { width: 148, row: 34 },
};

/** The blank sheet beside the call to action. It repeats the text beside it, so screen readers skip it. */
export function BlankSheet() {
  return <Composed desk={<EmptySheet plan={DESK} />} phone={<EmptySheet plan={PHONE} />} />;
}
