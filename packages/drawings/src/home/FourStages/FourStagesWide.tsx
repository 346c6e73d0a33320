import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { BuildStage } from './BuildStage.tsx';
import styles from './FourStages.module.css';
import { LayoutStage } from './LayoutStage.tsx';
import { RunStage } from './RunStage.tsx';
import { WIDE_PLAN, FOUR_STAGES_LABEL, STAGES } from './screen-plan.ts';
import { WireframeStage } from './WireframeStage.tsx';

const TOP = 46;
const { width: QUARTER, height, bar, inset } = WIDE_PLAN;
const [second, third, fourth] = [QUARTER, 2 * QUARTER, 3 * QUARTER];

/** The dimensions in the layout stage; a phone has no space for them. */
function Measures() {
  const [row = 0, next = 0] = WIDE_PLAN.rows;
  return (
    <>
      <Dimension axis="y" from={TOP} to={TOP + bar} at={third - 150} label="44" />
      <Label x={third - inset} y={TOP + 90} anchor="end">
        48/48
      </Label>
      <Label x={second + QUARTER / 2} y={TOP + 294} anchor="middle">
        292
      </Label>
      <Dimension axis="y" from={TOP + row} to={TOP + next} at={third - inset - 4} label="28" />
    </>
  );
}

/** As wide as the page's frame, so that the dividers are on the page's quarter lines. */
export function FourStagesWide() {
  return (
    <Drawing
      width={1360}
      height={500}
      scale="wide"
      label={FOUR_STAGES_LABEL}
      className={styles.stages}
    >
      {STAGES.map(({ name, what }, i) => (
        <g key={name}>
          <Name x={i * QUARTER + inset} y={26}>
            {name}
          </Name>
          <Label x={(i + 1) * QUARTER - inset} y={26} anchor="end">
            {what}
          </Label>
        </g>
      ))}
      <Shape d={rect(third, TOP, 2 * QUARTER, height)} />
      <WireframeStage plan={WIDE_PLAN} x={0} y={TOP} />
      <LayoutStage plan={WIDE_PLAN} x={second} y={TOP} />
      <Measures />
      <Shape fill="solid" d={rect(third, TOP, 2 * QUARTER, bar)} />
      <Shape
        fill="knock"
        d={[
          ...range(4).map((i) => rect(third + inset + i * 66, TOP + 20, 44, 4)),
          rect(1254, TOP + 13, 82, 18),
        ]}
      />
      <BuildStage plan={WIDE_PLAN} x={third} y={TOP} />
      <RunStage plan={WIDE_PLAN} x={fourth} y={TOP} suites={['unit', 'contract', 'end to end']} />
      <Label x={fourth + inset} y={TOP + 246}>
        requests
      </Label>
      <Label x={fourth + QUARTER - inset} y={TOP + 246} anchor="end">
        now
      </Label>
      <Stroke weight="thin" d={[second, third, fourth].map((x) => line(x, 14, x, TOP + height))} />
    </Drawing>
  );
}
