import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const columns = 8;
/** Rows are days; the newest is at the bottom. */
const days = 9;

/** What a careful query reads: the day and one amount, for the last three days. */
export const careful = { columns: [0, 5], days: 3 };

export interface TableArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const columnAt = ({ x, width }: TableArea, column: number): number =>
  x + ((column + 0.5) * width) / columns;

export const dayAt = ({ y, height }: TableArea, day: number): number => y + (day * height) / days;

interface ScanTableProps {
  readonly area: TableArea;
  /** Without a plan the whole table is read. */
  readonly plan?: typeof careful;
}

/** A table of days and columns; the part that one query reads is solid. */
export function ScanTable({ area, plan }: ScanTableProps) {
  const { x, y, width, height } = area;
  const [w, h] = [width / columns, height / days];
  const rules = [
    ...range(columns - 1).map((i) => line(x + (i + 1) * w, y, x + (i + 1) * w, y + height)),
    ...range(days - 1).map((i) => line(x, y + (i + 1) * h, x + width, y + (i + 1) * h)),
  ];
  const touched = plan?.columns.map((column) =>
    rect(x + column * w, y + (days - plan.days) * h, w, plan.days * h),
  );
  return touched ? (
    <>
      <Shape d={rect(x, y, width, height)} />
      <Stroke weight="thin" tone="soft" d={rules} />
      <Shape fill="solid" d={touched} />
    </>
  ) : (
    <>
      <Shape fill="solid" d={rect(x, y, width, height)} />
      <Stroke tone="knock" d={rules} />
    </>
  );
}

/** The share of the table that the careful query reads. */
export const carefulShare = (careful.columns.length * careful.days) / (columns * days);
export const firstDayRead = days - careful.days;
export const allDays = days;
