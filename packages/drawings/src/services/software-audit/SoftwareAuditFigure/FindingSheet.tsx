import { Label } from '#line/Label.tsx';
import { circle, line, range, rect, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const fold = 26;
/** Lengths of the lines of code in the excerpt, as shares; the fault is in the fourth. */
const code = [0.5, 0.72, 0.6, 0.84, 0.44, 0.66];
const fault = 3;

/** One finding on one sheet: excerpt, steps, harm, repair and effort. */
export function FindingSheet({ width }: { readonly width: number }) {
  const [left, inner] = [18, width - 36];
  const bar = (y: number, share: number, indent = 0): string =>
    line(left + indent, y, Math.round(left + indent + (inner - indent) * share), y);
  const excerpt = code.map((share, i) => bar(82 + i * 14, share * 0.86, 14));
  const boxes = (y: number, count: number, size: number): string[] =>
    range(count).map((i) => rect(left + i * (size + 5), y, size, size));
  const [harm, days] = [boxes(270, 5, 16), boxes(390, 7, 16)];
  return (
    <>
      <Shape
        d={[
          shape([
            [0, 4],
            [width - fold, 4],
            [width, 4 + fold],
            [width, 436],
            [0, 436],
          ]),
          `M${width - fold} 4v${fold}h${fold}`,
        ]}
      />
      <Shape fill="solid" d={circle(left + 11, 37, 11)} />
      <Label x={left + 11} y={41} anchor="middle" tone="knock">
        6
      </Label>
      <Stroke weight="wall" d={bar(37, 0.7, 34)} />
      <Shape fill="tint" edge="none" d={rect(left, 68, inner, 98)} />
      <Stroke weight="path" tone="soft" d={excerpt.filter((_, i) => i !== fault)} />
      <Stroke weight="wall" tone="red" d={excerpt.slice(fault, fault + 1)} />
      <Shape d={range(3).map((i) => circle(left + 6, 190 + i * 19, 5))} />
      <Stroke d={[bar(190, 0.8, 20), bar(209, 0.6, 20), bar(228, 0.72, 20)]} />
      <Shape d={[...harm.slice(4), ...days.slice(3)]} />
      <Shape fill="solid" d={[...harm.slice(0, 4), ...days.slice(0, 3)]} />
      <Stroke d={`M${left} 326h9M${left} 346h9M${left + 4.5} 341.5v9`} />
      <Stroke weight="path" tone="soft" d={bar(326, 0.72, 20)} />
      <Stroke weight="path" d={bar(346, 0.62, 20)} />
      <Stroke weight="thin" d={[250, 304, 368].map((y) => line(left, y, left + inner, y))} />
    </>
  );
}
