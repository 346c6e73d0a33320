import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { hatch, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const hour = 84;
const x = (hours: number): number => 20 + hours * hour;
const clock = ['22:00', '23:00', '00:00', '01:00', '02:00', '03:00', '04:00', '05:00'];
const stop = x(3);
const turn = x(4);
const dawn = x(7);

const bar = 40;
const oldTop = 92;
const newTop = 306;

/** The solid system serves the users. Before the switch the new one follows; after it the old one is kept. */
function Systems() {
  return (
    <>
      <Shape d={[rect(turn, oldTop, dawn - turn, bar), rect(x(0), newTop, turn - x(0), bar)]} />
      <Stroke weight="thin" tone="soft" d={hatch(turn, oldTop, dawn - turn, bar, 10)} />
      <Shape
        fill="solid"
        d={[rect(x(0), oldTop, stop - x(0), bar), rect(turn, newTop, dawn - turn, bar)]}
      />
      <Label x={x(0) + 14} y={oldTop + 24} tone="knock">
        old system serves
      </Label>
      <Label x={x(0) + 14} y={newTop + 24}>
        new system follows
      </Label>
      <Label x={turn + 14} y={oldTop - 10}>
        old system kept
      </Label>
      <Label x={turn + 14} y={newTop + 24} tone="knock">
        new system serves
      </Label>
    </>
  );
}

/** Every change is copied over before the switch, and copied back after it. */
function Copying() {
  const over = range(5).map((i) => Math.round(x(0.4 + i * 0.55)));
  const back = range(5).map((i) => Math.round(x(4.4 + i * 0.55)));
  const aroundLabel = (at: number): string => line(at, 132, at, 204) + line(at, 232, at, 300);
  return (
    <>
      <Stroke weight="thin" d={over.map(aroundLabel)} />
      <Stroke weight="thin" dash="dashed" d={back.map(aroundLabel)} />
      <Shape
        fill="solid"
        edge="none"
        d={[
          ...over.map((at) => `M${at} ${newTop}l-3.4-8h6.8z`),
          ...back.map((at) => `M${at} ${oldTop + bar}l-3.4 8h6.8z`),
        ]}
      />
      <Label x={x(1.5)} y={222} anchor="middle">
        every change copied over
      </Label>
      <Label x={x(5.5)} y={222} anchor="middle">
        every change copied back
      </Label>
    </>
  );
}

/** While writing is blocked: up leads back, down leads to the new system. */
function Decision() {
  const middle = stop + hour / 2;
  const steps = ['stop', 'count', 'decide'].map((step, i) => ({ step, y: 156 + i * 46 }));
  return (
    <>
      <Stroke dash="dashed" d={[rect(stop, oldTop, hour, bar), line(middle, 156, middle, 140)]} />
      <Stroke d={line(middle, 156, middle, newTop - 8)} />
      <Shape
        fill="solid"
        edge="none"
        d={[`M${middle} 132l-3.4 8h6.8z`, `M${middle} ${newTop}l-3.4-8h6.8z`]}
      />
      <Shape fill="tint" d={steps.map(({ y }) => rect(stop + 9, y, 66, 32))} />
      {steps.map(({ step, y }) => (
        <Label key={step} x={middle} y={y + 20} anchor="middle">
          {step}
        </Label>
      ))}
    </>
  );
}

/** One cutover night: copied over, counted, decided, copied back. */
export function CloudMigrationFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={440} pad={2} label={label}>
      <Copying />
      <Systems />
      <Decision />
      <Dimension axis="x" from={stop} to={turn} at={70} label="offline" />
      <Stroke weight="thin" d={line(x(0), 384, dawn, 384)} />
      <Stroke weight="thin" d={clock.map((_, i) => line(x(i), 384, x(i), 392))} />
      {clock.map((time, i) => (
        <Label key={time} x={x(i)} y={410} anchor="middle">
          {time}
        </Label>
      ))}
      <Stroke tone="red" weight="path" d={line(turn, 26, turn, 392)} />
      <Label x={turn + 12} y={38} tone="red">
        last moment to turn back
      </Label>
    </Drawing>
  );
}
