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

const top = 118;
const bottom = 442;
const y = (day: number): number => top + ((bottom - top) * day) / daysOnPaper;

const width = 18;
const paperLane = (desk: number): number => desk * 33;
const recordLane = (desk: number): number => 238 + desk * 23;
const axis = 172;
const record = { x: 204, width: 20 };

const onPaperLane = (desk: number, day: number): Point => [paperLane(desk) + width / 2, y(day)];

const arrowRight = (x: number, at: number): string => `M${x} ${at}l-8-3.4v6.8z`;
const arrowLeft = (x: number, at: number): string => `M${x} ${at}l8-3.4v6.8z`;

/** Desk names are vertical, because the lanes are narrower than the words. */
function DeskNames({ lane }: { readonly lane: (desk: number) => number }) {
  return desks.map((desk, i) => (
    <Label key={desk} x={lane(i) + 14} y={top - 10} upright>
      {desk}
    </Label>
  ));
}

/** Time runs down: the order waits in a tray, is worked on, and is handed to the next desk. */
function PaperTrail() {
  const trays = onPaper.slice(1).map((stay) => ({
    x: paperLane(stay.desk),
    y: y(stay.arrives),
    height: y(stay.taken) - y(stay.arrives),
  }));
  const handOvers = onPaper.slice(1).map((stay, i) => {
    const before = paperLane(onPaper[i]?.desk ?? 0);
    return { from: before + width, to: paperLane(stay.desk), at: Math.round(y(stay.arrives)) + 3 };
  });
  const back = handOvers[sentBack];
  const onward = handOvers.filter((handOver) => handOver !== back);
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={desks.map((_, i) => line(paperLane(i) + 9, top, paperLane(i) + 9, bottom))}
      />
      <Shape d={trays.map((tray) => rect(tray.x, tray.y, width, tray.height))} />
      <Stroke weight="thin" d={trays.map((tray) => hatch(tray.x, tray.y, width, tray.height))} />
      <Stroke d={onward.map(({ from, to, at }) => line(from, at, to - 6, at))} />
      <Shape fill="solid" edge="none" d={onward.map(({ to, at }) => arrowRight(to, at))} />
      <Shape
        fill="solid"
        edge="none"
        d={onPaper.map((s) => rect(paperLane(s.desk), y(s.taken), width, y(s.leaves) - y(s.taken)))}
      />
      {back && (
        <>
          <Stroke
            tone="red"
            dash="dashed"
            d={line(back.from - width, back.at, width + 8, back.at)}
          />
          <Shape fill="red" edge="none" d={arrowLeft(width, back.at)} />
          <Shape fill="knock" d={rect(28, back.at + 4, 60, 28)} />
          <Label x={30} y={back.at + 16} tone="red">
            wrong
          </Label>
          <Label x={30} y={back.at + 30} tone="red">
            address
          </Label>
        </>
      )}
      <DeskNames lane={paperLane} />
    </>
  );
}

function Days() {
  return (
    <>
      <Stroke d={line(axis, top, axis, bottom)} />
      <Stroke weight="thin" d={range(10).map((day) => line(axis, y(day), axis + 7, y(day)))} />
      <Label x={axis} y={top - 10}>
        day
      </Label>
      {range(9).map((day) => (
        <Label key={day} x={axis + 16} y={y(day + 0.5) + 5} anchor="middle">
          {String(day + 1)}
        </Label>
      ))}
    </>
  );
}

/** The same work on one record that every desk reads. */
function RecordTrail() {
  const edge = record.x + record.width;
  return (
    <>
      <Shape fill="solid" edge="none" d={rect(record.x, top, record.width, bottom - top)} />
      <Stroke
        moves="draws"
        d={onRecord.map((s) => line(edge, y(s.taken) + 1, recordLane(s.desk), y(s.taken) + 1))}
      />
      <Shape
        fill="solid"
        edge="none"
        d={onRecord.map((s) =>
          rect(recordLane(s.desk), y(s.taken), width, y(s.leaves) - y(s.taken)),
        )}
      />
      <DeskNames lane={recordLane} />
    </>
  );
}

function TimeGivenBack() {
  const from = y(daysOnRecord);
  return (
    <>
      <Shape fill="tint" edge="none" d={rect(238, from, 110, bottom - from)} />
      <Dimension axis="y" from={from} to={bottom} at={252} />
      {['time', 'given', 'back'].map((word, i) => (
        <Label key={word} x={268} y={292 + i * 18}>
          {word}
        </Label>
      ))}
    </>
  );
}

export function DigitalTransformationHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={446} pad={2} scale="phone" label={label}>
      <Name x={0} y={16}>
        On paper
      </Name>
      <Name x={record.x} y={16}>
        On record
      </Name>
      <PaperTrail />
      <Days />
      <RecordTrail />
      <Order legs={paperLegs(onPaperLane)} />
      <Moving how="appears" after={2}>
        <TimeGivenBack />
      </Moving>
    </Drawing>
  );
}
