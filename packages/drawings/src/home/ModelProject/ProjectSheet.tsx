import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, poly, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export interface ProjectPlan {
  readonly scale: 'desk' | 'phone';
  readonly width: number;
  readonly bottom: number;
  readonly brief: { readonly x: number; readonly width: number };
  readonly milestones: { readonly x: number; readonly width: number; readonly pitch: number };
  readonly handover: { readonly x: number; readonly width: number };
  readonly caption: string;
}

const LABEL =
  'Project-Based Engagement: a brief leads through three growing milestones to a finished, accepted ' +
  'handover, all inside an agreed scope.';

const FRAME_TOP = 34;
const TALL = 120;
const PART = 36;

/** A brief goes in, three milestones grow, an accepted product comes out. */
export function ProjectSheet({ plan }: { readonly plan: ProjectPlan }) {
  const { scale, width, bottom, brief, milestones, handover, caption } = plan;
  const floor = bottom - 66;
  const [top, middle] = [floor - TALL, floor - TALL / 2];
  const steps = range(3).map((i) => ({ x: milestones.x + i * milestones.pitch, parts: i + 1 }));
  const end = milestones.x + 2 * milestones.pitch + milestones.width;
  const fold = 18;
  return (
    <Drawing width={width} height={bottom + 36} pad={2} scale={scale} label={LABEL}>
      <Name x={0} y={20} size="small">
        agreed scope
      </Name>
      <Stroke dash="dashed" d={rect(0, FRAME_TOP, width, bottom - FRAME_TOP)} />
      <Stroke weight="thin" d={line(brief.x, floor, handover.x, floor)} />
      <Shape
        d={[
          poly([
            [brief.x + brief.width - fold, top],
            [brief.x, top],
            [brief.x, floor],
            [brief.x + brief.width, floor],
            [brief.x + brief.width, top + fold],
          ]),
          `l${-fold}-${fold}v${fold}h${fold}`,
        ]}
      />
      <Stroke weight="thin" d={writing(brief.x + 12, top + 38, brief.width - 24, 5, 16)} />
      <Shape
        d={steps.map(({ x, parts }) => {
          const height = 12 + parts * PART;
          return rect(x, floor - height, milestones.width, height);
        })}
      />
      <Shape
        fill="solid"
        d={steps.flatMap(({ x, parts }) =>
          range(parts).map((k) => rect(x + 9, floor - 38 - k * PART, milestones.width - 18, 28)),
        )}
      />
      <Arrow
        points={[
          [brief.x + brief.width + 5, middle],
          [milestones.x - 6, middle],
        ]}
      />
      <Arrow
        points={[
          [end + 5, middle],
          [handover.x - 5, middle],
        ]}
      />
      <Shape fill="solid" d={rect(handover.x, top, handover.width, TALL)} />
      <Stroke
        weight="path"
        tone="knock"
        d={poly([
          [handover.x + handover.width / 2 - 15, middle + 2],
          [handover.x + handover.width / 2 - 4, middle + 13],
          [handover.x + handover.width / 2 + 16, middle - 12],
        ])}
      />
      {steps.map(({ x, parts }) => (
        <Label key={parts} x={x + milestones.width / 2} y={floor + 19} anchor="middle">
          {`M${parts}`}
        </Label>
      ))}
      <Dimension axis="x" from={milestones.x} to={end} at={floor + 41} />
      <Label x={brief.x + brief.width / 2} y={floor + 19} anchor="middle">
        brief
      </Label>
      <Label x={handover.x + handover.width / 2} y={floor + 19} anchor="middle">
        handover
      </Label>
      <Label x={0} y={bottom + 26}>
        {caption}
      </Label>
    </Drawing>
  );
}
