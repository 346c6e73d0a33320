import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { firstWords, scriptRuns, type File } from '../arrival.ts';
import { Bars } from './Bars.tsx';

/** On the narrow sheet time runs downwards. */
const at = (seconds: number) => 20 + seconds * 84;
const column = (index: number) => 40 + index * 27;
const frame = { left: 234, w: 114, h: 112 };

const bar = ({ index, from, to }: File) => rect(column(index), at(from), 20, at(to) - at(from));

function Waterfall() {
  return (
    <>
      <Stroke d={line(30, at(0), 30, at(5))} />
      <Stroke weight="thin" d={range(6).map((s) => line(30, at(s), 24, at(s)))} />
      {range(6).map((s) => (
        <Label key={s} x={16} y={at(s) + 5} anchor="end">
          {String(s)}
        </Label>
      ))}
      <Bars
        how="drops"
        bar={bar}
        nameAt={({ index, from }) => [column(index) + 27, at(from) + 14]}
      />
    </>
  );
}

function Frames() {
  const { left, w, h } = frame;
  const [blank, words, whole] = [at(0), at(firstWords), at(scriptRuns) - h + 34];
  const inner = left + 12;
  return (
    <>
      <Stroke dash="dashed" d={rect(left, blank, w, h)} />
      <Label x={inner} y={blank + 24}>
        blank
      </Label>
      <Moving how="appears" after={2}>
        <Shape fill="solid" d={rect(left, words, w, h)} />
        <Shape fill="knock" d={rect(inner, words + 16, 64, 7)} />
        <Stroke tone="knock" d={writing(inner, words + 76, 90, 3, 11)} />
        <Stroke tone="knock" weight="thin" dash="dotted" d={rect(inner, words + 34, 90, 30)} />
      </Moving>
      <Moving how="appears" after={5}>
        <Shape d={rect(left, whole, w, h)} />
        <Shape fill="solid" edge="none" d={rect(inner, whole + 14, 64, 10)} />
        <Shape fill="tint" d={rect(inner, whole + 34, 90, 34)} />
        <Stroke
          d={[
            `M${inner} ${whole + 62}l22-18 16 13 14-11 38 20`,
            circle(inner + 72, whole + 43, 4),
            writing(inner, whole + 80, 90, 2, 10),
          ]}
        />
      </Moving>
    </>
  );
}

export function WebDevelopmentHeroPhone({ label }: { readonly label: string }) {
  const words = at(firstWords);
  return (
    <Drawing width={350} height={446} pad={2} scale="phone" label={label}>
      <Stroke dash="dashed" d={line(30, at(scriptRuns), frame.left, at(scriptRuns))} />
      <Waterfall />
      <Stroke moves="draws" after={2} weight="path" d={line(30, words, frame.left, words)} />
      <Moving how="appears" after={2}>
        <Label x={frame.left - 10} y={words - 10} anchor="end">
          first words
        </Label>
      </Moving>
      <Frames />
    </Drawing>
  );
}
