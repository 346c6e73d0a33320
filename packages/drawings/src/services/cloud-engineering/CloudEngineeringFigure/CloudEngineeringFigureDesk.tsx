import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { label } from './label.ts';
import { Production, Releases } from './Releases.tsx';
import { stages, type TimelineGrid } from './timeline-grid.ts';

const grid: TimelineGrid = {
  left: 104,
  right: 640,
  starts: [144, 304, 464],
  yOf: (stage) => 58 + stages.indexOf(stage) * 82,
  build: 40,
  test: 11,
  staging: 36,
};

/** How small, tested releases reach production. */
export function CloudEngineeringFigureDesk() {
  return (
    <Drawing width={642} height={452} label={label}>
      <Stroke
        weight="thin"
        tone="soft"
        d={stages.map((stage) => line(grid.left, grid.yOf(stage), grid.right, grid.yOf(stage)))}
      />
      {stages.map((stage) => (
        <Label key={stage} x={0} y={grid.yOf(stage) + 4}>
          {stage}
        </Label>
      ))}
      {grid.starts.map((x, i) => (
        <Label key={x} x={x} y={26}>
          {`rel ${41 + i}`}
        </Label>
      ))}
      <Production grid={grid} />
      <Releases grid={grid} />
      <Dimension
        axis="x"
        from={grid.left}
        to={grid.right}
        at={420}
        label="production never stops serving"
        offset={22}
      />
    </Drawing>
  );
}
