import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';
import { person } from '../person.ts';

const floor = 188;
const phones = [84, 126, 168];
const phone = (x: number): string => roundRect(x - 16, 16, 32, 56, 5);

/** The front desk: who works there, the telephone and the book of the day. */
const Desk = () => (
  <>
    <Shape fill="tint" d={person(250, 172)} />
    <Shape edge="path" d={rect(206, 136, 86, 52)} />
    <Stroke weight="path" d={line(8, floor, 292, floor)} />
    <Shape fill="solid" d="M212 124q14-8 28 0l2 7h-8l-2-4h-12l-2 4h-8zM217 129h18l4 7h-26z" />
    <Shape d={rect(262, 118, 26, 18)} />
    <Stroke weight="thin" d="M266 124h18M266 130h12" />
  </>
);

/** The hours of a morning, as the patient and the desk see them. */
const hours = ['9:10', '9:20', '9:30', '9:40'];
const held = 2;
const hourAt = (i: number): number => 48 + i * 30;

const Hours = ({ x, width }: { readonly x: number; readonly width: number }) => (
  <>
    <Shape d={range(4).map((i) => rect(x, hourAt(i), width, 24))} />
    <Shape fill="solid" d={rect(x, hourAt(held), width, 24)} />
    {hours.map((hour, i) => (
      <Label
        key={hour}
        x={x + width / 2}
        y={hourAt(i) + 17}
        anchor="middle"
        tone={i === held ? 'knock' : 'ink'}
      >
        {hour}
      </Label>
    ))}
  </>
);

export const caseDrawings = {
  // A morning at the desk: the telephone rings, and the people who could not get through wait in line.
  before: (
    <>
      <Desk />
      <Shape d={range(5).map((i) => person(24 + i * 38, floor))} />
      <Shape d={[rect(8, 8, 190, 72), circle(38, 44, 11), ...phones.map(phone)]} />
      <Stroke d="M38 22v6M38 60v6M16 44h6M54 44h6M22 28l5 5M49 55l5 5M22 60l5-5M49 33l5-5" />
      {phones.map((x) => (
        <Name key={x} x={x} y={50} anchor="middle" size="small">
          ?
        </Name>
      ))}
      <Stroke weight="path" dash="dashed" d="M198 44h28v44" />
      <Stroke weight="path" tone="red" d="M210 114q-8-4-10-12M218 110q-4-6-4-12M234 110q4-6 4-12" />
      <Label x={296} y={76} anchor="end" tone="red">
        busy
      </Label>
      <Label x={8} y={103}>
        in line to book
      </Label>
    </>
  ),

  // One slot on the server: the first to choose it gets it, and both sides see that.
  decision: (
    <>
      <Shape edge="path" d={[roundRect(10, 18, 84, 162, 12)]} />
      <Hours x={20} width={64} />
      <Shape edge="path" d={[rect(190, 34, 102, 142)]} />
      <Stroke weight="path" d="M241 176v10M216 187h50" />
      <Hours x={204} width={74} />
      <Shape edge="path" d={rect(116, 94, 52, 52)} />
      <Shape fill="solid" d={rect(124, 108, 36, 24)} />
      <Arrow
        weight="path"
        points={[
          [84, 120],
          [116, 120],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [168, 120],
          [203, 120],
        ]}
      />
      <Label x={142} y={84} anchor="middle">
        held
      </Label>
      <Label x={52} y={206} anchor="middle">
        app
      </Label>
      <Label x={142} y={166} anchor="middle">
        server
      </Label>
      <Label x={241} y={208} anchor="middle">
        desk
      </Label>
    </>
  ),

  // The same desk: one patient who is already booked, and the bookings of the night before.
  after: (
    <>
      <Desk />
      <Shape fill="solid" edge="none" d={rect(8, 8, 190, 72)} />
      <Shape fill="knock" d="M36 26a17 17 0 1 0 16 26a21 21 0 0 1-16-26z" />
      <Shape fill="knock" d={phones.map(phone)} />
      <Stroke weight="path" d={phones.map((x) => tick(x - 1, 44))} />
      <Arrow
        weight="path"
        points={[
          [198, 44],
          [276, 44],
          [276, 116],
        ]}
      />
      <Shape d={person(176, floor)} />
      <Label x={8} y={103}>
        booked at night
      </Label>
      <Label x={8} y={178}>
        no line
      </Label>
    </>
  ),
};
