import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { hatch, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const hour = 52;
const y = (hours: number): number => 30 + hours * hour;
const clock = ['22:00', '23:00', '00:00', '01:00', '02:00', '03:00', '04:00', '05:00'];
const stop = y(3);
const turn = y(4);
const dawn = y(7);

const bar = 44;
const oldLeft = 56;
const newLeft = 306;
const oldEdge = oldLeft + bar;

/** Time runs down; the solid system serves the users. */
function Systems() {
  return (
    <>
      <Shape d={[rect(oldLeft, turn, bar, dawn - turn), rect(newLeft, y(0), bar, turn - y(0))]} />
      <Stroke weight="thin" tone="soft" d={hatch(oldLeft, turn, bar, dawn - turn, 11)} />
      <Shape
        fill="solid"
        d={[rect(oldLeft, y(0), bar, stop - y(0)), rect(newLeft, turn, bar, dawn - turn)]}
      />
      <Stroke dash="dashed" d={rect(oldLeft, stop, bar, hour)} />
      <Label x={oldLeft} y={18}>
        old system
      </Label>
      <Label x={350} y={18} anchor="end">
        new system
      </Label>
    </>
  );
}

function Copying() {
  const over = range(3).map((i) => y(0.5 + i));
  const back = range(3).map((i) => y(4.5 + i));
  return (
    <>
      <Stroke weight="thin" d={over.map((at) => line(oldEdge, at, newLeft - 8, at))} />
      <Stroke
        weight="thin"
        dash="dashed"
        d={back.map((at) => line(newLeft, at, oldEdge + 8, at))}
      />
      <Shape
        fill="solid"
        edge="none"
        d={[
          ...over.map((at) => `M${newLeft} ${at}l-8-3.4v6.8z`),
          ...back.map((at) => `M${oldEdge} ${at}l8-3.4v6.8z`),
        ]}
      />
      <Label x={203} y={y(1.5) - 8} anchor="middle">
        changes copied over
      </Label>
      <Label x={203} y={y(5.5) - 8} anchor="middle">
        changes copied back
      </Label>
    </>
  );
}

/** While writing is blocked: left leads back, right leads to the new system. */
function Decision() {
  const middle = stop + hour / 2;
  return (
    <>
      <Stroke dash="dashed" d={line(116, middle, oldEdge + 8, middle)} />
      <Stroke d={line(116, middle, newLeft - 8, middle)} />
      <Shape
        fill="solid"
        edge="none"
        d={[`M${oldEdge} ${middle}l8-3.4v6.8z`, `M${newLeft} ${middle}l-8-3.4v6.8z`]}
      />
      <Shape fill="tint" d={[rect(116, middle - 16, 82, 32), rect(208, middle - 16, 82, 32)]} />
      <Label x={157} y={middle + 5} anchor="middle">
        count
      </Label>
      <Label x={249} y={middle + 5} anchor="middle">
        decide
      </Label>
    </>
  );
}

export function CloudMigrationFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={400} pad={1} scale="phone" label={label}>
      {clock.map((time, i) => (
        <Label key={time} x={0} y={y(i) + 5}>
          {time}
        </Label>
      ))}
      <Copying />
      <Systems />
      <Decision />
      <Stroke tone="red" weight="path" d={line(46, turn, 350, turn)} />
      <Label x={203} y={turn + 17} anchor="middle" tone="red">
        turn back until here
      </Label>
    </Drawing>
  );
}
