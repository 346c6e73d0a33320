import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { hatch, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Order } from '../Order.tsx';
import {
  daysOnPaper,
  daysOnRecord,
  desks,
  onPaper,
  onRecord,
  paperLegs,
  sentBack,
} from '../order-path.ts';
import { RecordInDetail } from './RecordInDetail.tsx';

const left = 100;
const right = 640;
const x = (day: number): number => left + ((right - left) * day) / daysOnPaper;

const paperLane = (desk: number): number => 76 + desk * 50;
const recordLane = (desk: number): number => 434 + desk * 33;
const axis = 326;
const record = { y: 374, height: 24 };
const half = 11;

const onPaperLane = (desk: number, day: number): Point => [x(day), paperLane(desk)];

const arrowDown = (at: number, y: number): string => `M${at} ${y}l-3.4-8h6.8z`;
const arrowUp = (at: number, y: number): string => `M${at} ${y}l-3.4 8h6.8z`;

/** The upper half: trays in which the order waits, short work, and a vertical line for each handoff. */
function PaperTrail() {
  const handOvers = onPaper.slice(1).map((stay, i) => {
    const before = onPaper[i]?.desk ?? 0;
    const down = stay.desk > before;
    const from = paperLane(before) + (down ? half : -half);
    const to = paperLane(stay.desk) + (down ? -half : half);
    return { at: Math.round(x(stay.arrives)), from, to, back: i === sentBack };
  });
  const back = handOvers.find((handOver) => handOver.back);
  const onward = handOvers.filter((handOver) => !handOver.back);
  const trays = onPaper.slice(1);
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={desks.map((_, i) => line(left, paperLane(i), right, paperLane(i)))}
      />
      <Shape
        d={trays.map((s) =>
          rect(x(s.arrives), paperLane(s.desk) - half, x(s.taken) - x(s.arrives), 2 * half),
        )}
      />
      <Stroke
        weight="thin"
        d={trays.map((s) =>
          hatch(x(s.arrives), paperLane(s.desk) - half, x(s.taken) - x(s.arrives), 2 * half),
        )}
      />
      <Stroke weight="path" d={onward.map(({ at, from, to }) => line(at, from, at, to - 6))} />
      <Shape fill="solid" edge="none" d={onward.map(({ at, to }) => arrowDown(at, to))} />
      <Shape
        fill="solid"
        edge="none"
        d={onPaper.map((s) =>
          rect(x(s.taken), paperLane(s.desk) - half, x(s.leaves) - x(s.taken), 2 * half),
        )}
      />
      {back && (
        <>
          <Stroke tone="red" dash="dashed" d={line(back.at, back.from, back.at, back.to + 8)} />
          <Shape fill="red" edge="none" d={arrowUp(back.at, back.to)} />
          <Label x={back.at - 9} y={paperLane(1) + 29} anchor="end" tone="red">
            wrong address
          </Label>
        </>
      )}
      {desks.map((desk, i) => (
        <Label key={desk} x={0} y={paperLane(i) + 4}>
          {desk}
        </Label>
      ))}
    </>
  );
}

/** The time axis of both halves, in days. */
function Days() {
  return (
    <>
      <Stroke d={line(left, axis, right, axis)} />
      <Stroke weight="thin" d={range(10).map((day) => line(x(day), axis, x(day), axis + 8))} />
      <Label x={0} y={axis + 22}>
        day
      </Label>
      {range(9).map((day) => (
        <Label key={day} x={x(day + 0.5)} y={axis + 22} anchor="middle">
          {String(day + 1)}
        </Label>
      ))}
    </>
  );
}

/** The lower half: the same work on one record that every desk reads. */
function RecordTrail() {
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={desks.map((_, i) => line(left, recordLane(i), x(2.6), recordLane(i)))}
      />
      <Stroke
        moves="draws"
        d={onRecord.map((s) => line(x(s.taken), record.y, x(s.taken), recordLane(s.desk)))}
      />
      <Shape fill="solid" edge="none" d={rect(left, record.y, right - left, record.height)} />
      <Label x={left + 12} y={record.y + 16} tone="knock">
        one record, open to every desk
      </Label>
      <Shape
        fill="solid"
        edge="none"
        d={onRecord.map((s) =>
          rect(x(s.taken), recordLane(s.desk) - half, x(s.leaves) - x(s.taken), 2 * half),
        )}
      />
      {desks.map((desk, i) => (
        <Label key={desk} x={0} y={recordLane(i) + 4}>
          {desk}
        </Label>
      ))}
    </>
  );
}

/** Hatched is waiting, solid is work. */
function Key() {
  return (
    <>
      <Shape d={rect(478, 6, 28, 16)} />
      <Stroke weight="thin" d={hatch(478, 6, 28, 16)} />
      <Label x={514} y={18}>
        waits
      </Label>
      <Shape fill="solid" edge="none" d={rect(580, 6, 16, 16)} />
      <Label x={604} y={18}>
        work
      </Label>
    </>
  );
}

/** One order on a common time axis: carried from desk to desk, and on one shared record. */
export function DigitalTransformationHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={616} pad={2} label={label}>
      <Name x={0} y={20}>
        On paper
      </Name>
      <Key />
      <PaperTrail />
      <Days />
      <Name x={0} y={392}>
        On record
      </Name>
      <RecordTrail />
      <RecordInDetail bar={record} />
      <Order legs={paperLegs(onPaperLane)} />
      <Moving how="appears" after={2}>
        <Dimension axis="x" from={x(daysOnRecord)} to={right} at={606} label="time given back" />
      </Moving>
    </Drawing>
  );
}
