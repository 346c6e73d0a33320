import { Moving } from '#line/Moving.tsx';
import { circle, poly, rect, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { lineAt, onlyWords, worthIt } from '../respondents.ts';

export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** A person's place on the plot: to the right if they have the problem often, higher if they spend more. */
export const on = ({ left, top, size }: Plot, [often, spends]: Point): Point => [
  Math.round(left + often * size),
  Math.round(top + (1 - spends) * size),
];

/** The line agreed before the survey, and the margin in which answers do not decide. */
export function Decision({ plot }: { readonly plot: Plot }) {
  const margin = 0.06;
  const edge = (often: number, by: number): Point => on(plot, [often, lineAt(often) + by]);
  return (
    <>
      <Shape
        fill="tint"
        edge="none"
        d={shape([edge(0, margin), edge(1, margin), edge(1, -margin), edge(0, -margin)])}
      />
      <Stroke weight="wall" moves="draws" d={poly([edge(0, 0), edge(1, 0)])} />
    </>
  );
}

interface AnswersProps {
  readonly plot: Plot;
  readonly people: readonly Point[];
}

/** All respondents; those worth building for are solid. */
export function Answers({ plot, people }: AnswersProps) {
  const dot = (person: Point): string => circle(...on(plot, person), 5);
  return (
    <>
      <Stroke d={rect(plot.left, plot.top, plot.size, plot.size)} />
      <Moving how="appears" after={2}>
        <Shape d={people.filter((each) => !worthIt(each)).map(dot)} />
      </Moving>
      <Moving how="appears" after={3}>
        <Shape fill="solid" d={people.filter(worthIt).map(dot)} />
      </Moving>
      <Moving how="drops" after={4}>
        <Shape d={onlyWords.map(dot)} />
      </Moving>
    </>
  );
}
