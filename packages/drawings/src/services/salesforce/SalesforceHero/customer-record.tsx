import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import type { Beat } from '#line/movement.ts';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { portrait } from '../portrait.ts';

/** The fields of the record, top to bottom, and the only writer of each. */
export const fields = [
  { name: 'e-mail', writer: 'web form', side: 'system' },
  { name: 'deal stage', writer: 'Sales', side: 'person' },
  { name: 'balance', writer: 'billing', side: 'system' },
  { name: 'open cases', writer: 'Support', side: 'person' },
  { name: 'last call', writer: 'calls', side: 'system' },
  { name: 'credit limit', writer: 'Finance', side: 'person' },
] as const;

export interface RecordPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly head: number;
  readonly pitch: number;
}

/** The middle of a field's row. */
export const rowAt = ({ y, head, pitch }: RecordPlace, i: number): number =>
  y + head + (i + 0.5) * pitch;

export const bottomOf = ({ y, head, pitch }: RecordPlace): number =>
  y + head + fields.length * pitch;

/** The contents of the fields: an address, a stage, an amount, cases, a time, a limit. */
const filled = (x: number, rows: readonly number[]): string[] => {
  const [email = 0, stage = 0, balance = 0, cases = 0, call = 0, limit = 0] = rows;
  return [
    rect(x, email, 58, 8),
    rect(x + 62, email, 34, 8),
    ...range(3).map((i) => rect(x + i * 20, stage, 17, 8)),
    rect(x, balance, 44, 8),
    ...range(3).map((i) => circle(x + 4 + i * 15, cases + 4, 4.5)),
    rect(x, call, 26, 8),
    rect(x + 30, call, 14, 8),
    rect(x, limit, 66, 8),
  ];
};

const empty = (x: number, rows: readonly number[]): string[] => {
  const [, stage = 0, , , , limit = 0] = rows;
  return [...range(2).map((i) => rect(x + 60 + i * 20, stage, 17, 8)), rect(x + 66, limit, 32, 8)];
};

/** The record: a head, six fields, and on each field one socket on its writer's side. */
export function CustomerRecord(place: RecordPlace) {
  const { x, y, width, head, pitch } = place;
  const inset = 22;
  const values = fields.map((_, i) => rowAt(place, i) + 5);
  const rules = fields.map((_, i) =>
    line(x, y + head + i * pitch, x + width, y + head + i * pitch),
  );
  const sockets = fields.map(({ side }, i) =>
    rect(side === 'system' ? x : x + width - 10, rowAt(place, i) - 6, 10, 12),
  );
  return (
    <>
      <Shape fill="solid" d={rect(x, y, width, bottomOf(place) - y)} />
      <Stroke tone="knock" weight="thin" d={[...rules, ...empty(x + inset, values)]} />
      <Shape
        fill="knock"
        d={[...filled(x + inset, values), ...sockets, portrait(x + inset + 12, y + head / 2)]}
      />
      <Name x={x + inset + 34} y={y + head / 2 + 8} tone="knock">
        Customer
      </Name>
      {fields.map(({ name }, i) => (
        <Label key={name} x={x + inset} y={rowAt(place, i) - 5} tone="knock">
          {name}
        </Label>
      ))}
    </>
  );
}

interface WriteProps {
  readonly from: Point;
  readonly to: Point;
  readonly after?: Beat;
}

/** The line from a writer to its field, and the value that travels along it. */
export function Write({ from, to, after }: WriteProps) {
  return (
    <>
      <Arrow weight="path" points={[from, to]} />
      <Stroke moves="travels" d={line(...from, ...to)} {...(after && { after })} />
    </>
  );
}
