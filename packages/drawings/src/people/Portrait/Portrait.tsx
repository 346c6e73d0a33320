import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const [width, height] = [292, 200];
const [x, y] = [width / 2, height / 2];
/** The cap height and the base line of the letters. */
const [cap, base] = [y - 17, y + 17];

const lettering = [line(0, cap, width, cap), line(0, base, width, base)];
const axes = [line(x, 0, x, height), line(x - y, 0, x + y, height), line(x + y, 0, x - y, height)];

const initialsOf = (name: string): string => {
  const letters = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('');
};

/** A person's initials on a portrait sheet, because an invented face must not represent a real person. */
export function Portrait({ name }: { readonly name: string }) {
  return (
    <Room>
      <Drawing width={width} height={height} pad={1}>
        <Stroke weight="thin" tone="soft" d={axes} />
        <Shape fill="tint" d={circle(x, y, 68)} />
        <Stroke weight="thin" tone="soft" d={lettering} />
        <Stroke weight="thin" d={rect(0, 0, width, height)} />
        <Name x={x} y={base} size="huge" anchor="middle">
          {initialsOf(name)}
        </Name>
      </Drawing>
    </Room>
  );
}
