import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { BuildStage } from './BuildStage.tsx';
import { LayoutStage } from './LayoutStage.tsx';
import { RunStage } from './RunStage.tsx';
import { FOUR_STAGES_LABEL, PHONE_PLAN, STAGES } from './screen-plan.ts';
import { WireframeStage } from './WireframeStage.tsx';

const { width: HALF, height, inset, bar } = PHONE_PLAN;
const CAPTION = 28;
const SECOND_ROW = CAPTION + height + 8 + CAPTION;

/** Two rows of two: planning above, building below. */
export function FourStagesPhone() {
  return (
    <Drawing
      width={2 * HALF}
      height={SECOND_ROW + height + 24}
      pad={1}
      scale="phone"
      label={FOUR_STAGES_LABEL}
    >
      {STAGES.map(({ name }, i) => (
        <Name
          key={name}
          size="small"
          x={(i % 2) * HALF + inset}
          y={i < 2 ? CAPTION - 10 : SECOND_ROW - 10}
        >
          {name}
        </Name>
      ))}
      <WireframeStage plan={PHONE_PLAN} x={0} y={CAPTION} />
      <LayoutStage plan={PHONE_PLAN} x={HALF} y={CAPTION} />
      <Shape d={rect(0, SECOND_ROW, 2 * HALF, height)} />
      <Shape fill="solid" d={rect(0, SECOND_ROW, 2 * HALF, bar)} />
      <Shape fill="knock" d={[inset, 52, 90].map((x) => rect(x, SECOND_ROW + 9, 26, 4))} />
      <BuildStage plan={PHONE_PLAN} x={0} y={SECOND_ROW} />
      <RunStage plan={PHONE_PLAN} x={HALF} y={SECOND_ROW} />
      <Stroke weight="thin" d={line(HALF, 6, HALF, SECOND_ROW + height)} />
    </Drawing>
  );
}
