import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { count, key, sentenceOf, struck, type CabinetProps } from './keys.ts';
import { Keys } from './Keys.tsx';

const rowHeight = 37;
const body = 462;
const top = 14;
const swing = 26;
const edge = 648;

const placeOf = (row: number, hook: number): Point => [168 + hook * 33, top + 4 + row * rowHeight];

/** The open door, with the legend of the keys. */
function Door({ cabinet, height }: { readonly cabinet: CabinetProps; readonly height: number }) {
  const x = body + 44;
  const lines = [
    { y: 86, kind: 'shown', words: 'shown' },
    { y: 206, kind: 'sample', words: 'sample' },
    { y: 326, kind: 'no', words: 'plain no' },
  ] as const;
  return (
    <>
      <Shape
        fill="tint"
        d={shape([
          [body, 0],
          [edge, swing],
          [edge, height + swing],
          [body, height],
        ])}
      />
      <Stroke weight="path" d={key([x - 18, 74])} />
      <Stroke tone="soft" d={key([x - 18, 194])} />
      <Stroke weight="path" tone="red" d={struck([x - 18, 314])} />
      {lines.map(({ y, kind, words }) => (
        <g key={kind}>
          <Name x={x} y={y + 8} size="large">
            {String(count(cabinet, kind))}
          </Name>
          <Label x={x} y={y + 34}>
            {words}
          </Label>
        </g>
      ))}
    </>
  );
}

export function Broad(cabinet: CabinetProps) {
  const { subjects } = cabinet;
  const height = top + subjects.length * rowHeight + 6;
  const rails = subjects.map((_, row) =>
    line(154, placeOf(row, 0)[1], body - 14, placeOf(row, 0)[1]),
  );
  return (
    <Drawing width={650} height={height + swing} pad={2} label={sentenceOf(cabinet)}>
      <Door cabinet={cabinet} height={height} />
      <Shape edge="wall" d={rect(0, 0, body, height)} />
      <Stroke weight="thin" d={rails} />
      {subjects.map(({ title }, row) => (
        <Label key={title} x={16} y={placeOf(row, 0)[1] + 18}>
          {title.toLowerCase()}
        </Label>
      ))}
      <Keys subjects={subjects} placeOf={placeOf} />
    </Drawing>
  );
}
