import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, rect } from '#line/pen.ts';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { CLIENT_MARKS, MIDDLE } from './client-marks.ts';

const [WIDTH, HEIGHT, FLOOR] = [292, 200, 168];
const [X, Y] = MIDDLE;

/** Through the middle, straight and at 45°. */
const AXES = [
  line(X, 0, X, FLOOR),
  line(0, Y, WIDTH, Y),
  line(X - Y, 0, X + Y, FLOOR),
  line(X + Y, 0, X - Y, FLOOR),
];

interface ClientLabelProps {
  /** The index of the review, from 0. */
  readonly index: number;
  readonly label: string;
}

/** A placeholder for a client's logo. There are five, then they repeat. */
export function ClientLabel({ index, label }: ClientLabelProps) {
  const place = index % CLIENT_MARKS.length;
  const mark = CLIENT_MARKS[place];
  if (!mark) return null;
  return (
    <Room>
      <Drawing width={WIDTH} height={HEIGHT} pad={1} scale="phone">
        <Stroke weight="thin" tone="soft" d={[...AXES, mark.construction]} />
        <Shape d={mark.outline} />
        <Shape fill="solid" edge="none" d={mark.solid} />
        <Stroke weight="thin" d={[rect(0, 0, WIDTH, HEIGHT), line(0, FLOOR, WIDTH, FLOOR)]} />
        <Label x={12} y={189}>
          {label}
        </Label>
        <Label x={WIDTH - 12} y={189} anchor="end">
          {`${place + 1}/${CLIENT_MARKS.length}`}
        </Label>
      </Drawing>
    </Room>
  );
}
