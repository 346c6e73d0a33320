import { Dimension } from '#line/Dimension.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, curve, line, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The corner of the axes. */
const [left, top] = [24, 466];

const measured: readonly Point[] = [
  [left, top],
  [98, 473],
  [172, 481],
  [246, 490],
  [320, 501],
  [394, 515],
];
const expected: readonly Point[] = [
  [394, 515],
  [470, 535],
  [532, 560],
  [574, 588],
];
const limit = 560;
const planned = 394;
const breaking = 532;

/** Sag against load, downwards like the beam: where the plan is, and where the limit is reached. */
export function LoadCurve() {
  return (
    <>
      <Stroke d={`M${left} 596V${top}H660`} />
      <Stroke dash="dashed" d={line(left, limit, 660, limit)} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(planned, top, planned, 515), line(breaking, top, breaking, limit)]}
      />
      <Stroke weight="path" moves="draws" after={2} d={curve(measured)} />
      <Stroke weight="path" dash="dashed" d={curve(expected)} />
      <Moving how="appears" after={3}>
        <Shape d={measured.slice(1, -1).map(([x, y]) => circle(x, y, 4))} />
      </Moving>
      <Moving how="appears" after={5}>
        <Shape fill="solid" d={circle(planned, 515, 6)} />
      </Moving>
      <Moving how="appears" after={6}>
        <Dimension axis="x" from={planned} to={breaking} at={454} label="still to spare" />
      </Moving>
      <Label x={38} y={552}>
        limit
      </Label>
      <Label x={660} y={484} anchor="end">
        load
      </Label>
      <Label x={16} y={531} anchor="middle" upright>
        sag
      </Label>
    </>
  );
}
