import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { hatch, line, range, rect, shape, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { buttons, fields, grid } from '../crowd.ts';
import { walks } from '../walks.ts';

const screen = { w: 350, h: 290 };
const cut = { top: 232, bottom: 120 };

const Before = () => (
  <>
    <Stroke weight="thin" d={hatch(0, 24, 240, 26, 7)} />
    <Shape d={buttons({ x: 8, y: 30, columns: 12, rows: 1 }, 14)} />
    <Stroke d={fields({ x: 8, y: 62, columns: 3, rows: 6 }, 74, 18)} />
    <Stroke weight="thin" d={grid({ x: 8, y: 180, columns: 5, rows: 6 }, 36, 16)} />
  </>
);

const After = () => (
  <>
    <Name x={232} y={62}>
      New order
    </Name>
    <Stroke d={[82, 124].map((y) => rect(232, y, 106, 30))} />
    <Shape fill="tint" d={rect(232, 168, 106, 54)} />
    <Stroke weight="thin" d={writing(242, 184, 86, 3, 11)} />
    <Shape fill="solid" d={rect(232, 236, 106, 38)} />
    <Shape fill="knock" d={rect(264, 252, 42, 6)} />
  </>
);

function Steps() {
  const step = (i: number, y: number) => rect(i * 30, y, 20, 20);
  return (
    <>
      <Label x={0} y={324}>
        before
      </Label>
      <Shape d={range(12).map((i) => step(i, 334))} />
      <Stroke weight="thin" d={range(12).map((i) => hatch(i * 30, 334, 20, 20, 7))} />
      <Label x={0} y={388}>
        after
      </Label>
      <Shape fill="solid" d={range(4).map((i) => step(i, 398))} />
      <Stroke
        d={[
          ...range(11).map((i) => line(20 + i * 30, 344, 30 + i * 30, 344)),
          ...range(3).map((i) => line(20 + i * 30, 408, 30 + i * 30, 408)),
        ]}
      />
      {walks.map(({ from, to, after }) => (
        <Stroke
          key={from}
          moves="travels"
          {...(after && { after })}
          d={line(10 + from * 30, 344, 10 + to * 30, 344)}
        />
      ))}
      <Stroke moves="travels" tone="knock" d={line(10, 408, 100, 408)} />
    </>
  );
}

export function ApplicationRedesignHeroPhone({ label }: { readonly label: string }) {
  const { w, h } = screen;
  return (
    <Drawing width={350} height={420} pad={2} scale="phone" label={label}>
      <Before />
      <Shape
        edge="none"
        d={shape([
          [cut.top, 0],
          [w, 0],
          [w, h],
          [cut.bottom, h],
        ])}
      />
      <After />
      <Stroke d={[rect(0, 0, w, h), line(0, 24, w, 24)]} />
      <Stroke weight="path" d={line(cut.top, 0, cut.bottom, h)} />
      <Steps />
    </Drawing>
  );
}
