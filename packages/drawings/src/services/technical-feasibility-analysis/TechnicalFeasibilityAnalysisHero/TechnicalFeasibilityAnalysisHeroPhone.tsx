import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { Beam } from './beam.ts';
import { Gauge } from './Gauge.tsx';
import { LoadedBeam } from './LoadedBeam.tsx';
import { Press, type Load } from './Press.tsx';

const beam: Beam = { from: 60, to: 290, top: 166, thick: 18, sag: 34, ground: 366 };
const middle = 175;
const lowest = beam.top + beam.thick + beam.sag;
const limit = lowest + 36;

const loads: readonly Load[] = [{ x: middle, demands: ['peak day', 'records', 'users'] }];

export function TechnicalFeasibilityAnalysisHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={380} pad={1} scale="phone" label={label}>
      <Shape d={[rect(0, 2, 350, 22), rect(6, 24, 14, 342), rect(330, 24, 14, 342)]} />
      <LoadedBeam beam={beam} floor={350} />
      <Press beam={beam} loads={loads} head={24} block={90} />
      <Stroke dash="dashed" d={line(100, limit, 250, limit)} />
      <Gauge x={middle} touches={lowest} ground={beam.ground} radius={28} />
      <Stroke weight="thin" d={line(middle, lowest, 216, lowest)} />
      <Moving how="appears" after={5}>
        <Dimension axis="y" from={lowest} to={limit} at={208} />
        <Label x={204} y={limit + 20}>
          margin
        </Label>
      </Moving>
      <Label x={100} y={limit + 20}>
        limit
      </Label>
    </Drawing>
  );
}
