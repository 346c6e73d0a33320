import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { count, key, sentenceOf, struck, type CabinetProps } from './keys.ts';
import { Keys } from './Keys.tsx';

const rowHeight = 36;
const top = 12;

const placeOf = (row: number, hook: number): Point => [147 + hook * 24, top + 4 + row * rowHeight];

export function Narrow(cabinet: CabinetProps) {
  const { subjects } = cabinet;
  const height = top + subjects.length * rowHeight + 4;
  const foot = height + 12;
  const rails = subjects.map((_, row) => line(133, placeOf(row, 0)[1], 342, placeOf(row, 0)[1]));
  return (
    <Drawing width={350} height={foot + 30} pad={2} scale="phone" label={sentenceOf(cabinet)}>
      <Shape edge="wall" d={rect(0, 0, 350, height)} />
      <Stroke weight="thin" d={rails} />
      {subjects.map(({ title }, row) => (
        <Label key={title} x={10} y={placeOf(row, 0)[1] + 18}>
          {title.toLowerCase()}
        </Label>
      ))}
      <Keys subjects={subjects} placeOf={placeOf} />
      <Stroke weight="path" d={key([8, foot])} />
      <Stroke tone="soft" d={key([118, foot])} />
      <Stroke weight="path" tone="red" d={struck([250, foot])} />
      <Label x={22} y={foot + 18}>
        {`${count(cabinet, 'shown')} shown`}
      </Label>
      <Label x={132} y={foot + 18}>
        {`${count(cabinet, 'sample')} sample`}
      </Label>
      <Label x={264} y={foot + 18}>
        {`${count(cabinet, 'no')} no`}
      </Label>
    </Drawing>
  );
}
