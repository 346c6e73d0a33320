import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { hatch, line, range, rect, shape, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { buttons, fields, grid } from '../crowd.ts';
import { walks } from '../walks.ts';

const screen = { w: 660, h: 446, bar: 24 };
/** The cut, from the top edge down to the bottom edge. */
const cut = { top: 452, bottom: 250 };

const Before = () => (
  <>
    <Stroke weight="thin" d={hatch(0, 24, 460, 46, 7)} />
    <Shape d={buttons({ x: 12, y: 31, columns: 22, rows: 1 }, 14)} />
    <Stroke
      d={[
        buttons({ x: 12, y: 53, columns: 22, rows: 1 }, 14),
        fields({ x: 12, y: 84, columns: 4, rows: 10 }, 100, 19),
      ]}
    />
    <Stroke
      weight="thin"
      d={[grid({ x: 12, y: 290, columns: 8, rows: 8 }, 48, 18), hatch(12, 290, 384, 18, 6)]}
    />
  </>
);

const After = () => (
  <>
    <Name x={440} y={76} size="large">
      New order
    </Name>
    <Stroke d={[112, 178].map((y) => rect(440, y, 196, 40))} />
    <Stroke weight="thin" d={[line(440, 103, 488, 103), line(440, 169, 476, 169)]} />
    <Shape fill="soft" d={[rect(452, 128, 92, 8), rect(452, 194, 60, 8)]} />
    <Shape fill="tint" d={rect(440, 246, 196, 96)} />
    <Stroke weight="thin" d={writing(456, 270, 164, 5, 12)} />
    <Shape fill="solid" d={rect(440, 366, 196, 52)} />
    <Shape fill="knock" d={rect(504, 388, 68, 8)} />
  </>
);

/** A square for every step a user takes. Both ways have the same pace; the new one ends after four steps. */
function Steps() {
  const step = (i: number, y: number) => rect(64 + i * 50, y, 32, 32);
  return (
    <>
      <Label x={0} y={492}>
        before
      </Label>
      <Label x={0} y={550}>
        after
      </Label>
      <Shape d={range(12).map((i) => step(i, 472))} />
      <Stroke weight="thin" d={range(12).map((i) => hatch(64 + i * 50, 472, 32, 32, 7))} />
      <Shape fill="solid" d={range(4).map((i) => step(i, 530))} />
      <Stroke d={range(11).map((i) => line(96 + i * 50, 488, 114 + i * 50, 488))} />
      <Stroke weight="path" d={range(3).map((i) => line(96 + i * 50, 546, 114 + i * 50, 546))} />
      {walks.map(({ from, to, after }) => (
        <Stroke
          key={from}
          moves="travels"
          {...(after && { after })}
          d={line(80 + from * 50, 488, 80 + to * 50, 488)}
        />
      ))}
      <Stroke moves="travels" tone="knock" d={line(80, 546, 230, 546)} />
      <Moving how="appears" after={2}>
        <Dimension axis="x" from={264} to={646} at={546} label="steps nobody misses" offset={22} />
      </Moving>
    </>
  );
}

/** One screen before and after, cut along a diagonal, and the steps it takes in both. */
export function ApplicationRedesignHeroDesk({ label }: { readonly label: string }) {
  const { w, h, bar } = screen;
  return (
    <Drawing width={660} height={576} pad={2} label={label}>
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
      <Stroke d={[rect(0, 0, w, h), line(0, bar, w, bar)]} />
      <Stroke weight="path" d={line(cut.top, 0, cut.bottom, h)} />
      <Label x={12} y={16}>
        before
      </Label>
      <Label x={w - 12} y={16} anchor="end">
        after
      </Label>
      <Steps />
    </Drawing>
  );
}
