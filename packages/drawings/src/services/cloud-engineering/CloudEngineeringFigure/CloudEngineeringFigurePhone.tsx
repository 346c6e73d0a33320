import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { label } from './label.ts';
import { Production, Releases } from './Releases.tsx';
import { stages, type TimelineGrid } from './timeline-grid.ts';

const grid: TimelineGrid = {
  left: 0,
  right: 350,
  starts: [58, 146, 234],
  yOf: (stage) => 52 + stages.indexOf(stage) * 80,
  build: 26,
  test: 7,
  staging: 26,
};

/** The names of the stages are above their lines, in the space before the first release. */
export function CloudEngineeringFigurePhone() {
  return (
    <Drawing width={350} height={420} scale="phone" label={label}>
      <Stroke
        weight="thin"
        tone="soft"
        d={stages.map((stage) => line(0, grid.yOf(stage), 350, grid.yOf(stage)))}
      />
      {stages.map((stage) => (
        <Label key={stage} x={0} y={grid.yOf(stage) - (stage === 'production' ? 22 : 9)}>
          {stage}
        </Label>
      ))}
      {grid.starts.map((x, i) => (
        <Label key={x} x={x} y={26}>
          {`v${41 + i}`}
        </Label>
      ))}
      <Production grid={grid} />
      <Releases grid={grid} />
      <Label x={175} y={412} anchor="middle">
        production never stops serving
      </Label>
    </Drawing>
  );
}
