import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { Beam } from './beam.ts';
import { Gauge } from './Gauge.tsx';
import { LoadCurve } from './LoadCurve.tsx';
import { LoadedBeam } from './LoadedBeam.tsx';
import { Press, type Load } from './Press.tsx';

const beam: Beam = { from: 96, to: 564, top: 166, thick: 22, sag: 58, ground: 396 };
const middle = 330;
const lowest = beam.top + beam.thick + beam.sag;
const limit = lowest + 36;

const loads: readonly Load[] = [
  { x: 178, demands: ['partners'] },
  { x: middle, demands: ['peak day', 'records', 'users'] },
  { x: 482, demands: ['rules'] },
];

/** A plan as a beam: loaded with its own demands, measured, and compared with the limit. */
export function TechnicalFeasibilityAnalysisHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={2} label={label}>
      <Shape d={[rect(0, 2, 660, 24), rect(10, 26, 20, 370), rect(630, 26, 20, 370)]} />
      <LoadedBeam beam={beam} floor={660} />
      <Press beam={beam} loads={loads} head={26} block={96} />
      <Stroke dash="dashed" d={line(140, limit, 520, limit)} />
      <Gauge x={middle} touches={lowest} ground={beam.ground} radius={32} />
      <Stroke weight="thin" d={line(middle, lowest, 404, lowest)} />
      <Moving how="appears" after={5}>
        <Dimension axis="y" from={lowest} to={limit} at={396} />
        <Label x={410} y={lowest + 23}>
          margin
        </Label>
      </Moving>
      <Label x={140} y={limit - 8}>
        limit
      </Label>
      <LoadCurve />
    </Drawing>
  );
}
