import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { arrowHead, circle, line, poly, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export interface Unknown {
  readonly name: string;
  readonly at: Point;
}

interface UnknownsMapProps {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** In the order in which they are tested. */
  readonly tested: readonly Unknown[];
  readonly others: readonly Unknown[];
  /** Dangerous and expensive to find out, so it is split into pieces that can be tested. */
  readonly hard: Unknown;
  readonly pieces: readonly Point[];
}

/** Every unknown by what it costs to be wrong (up) and what it costs to find out (right). */
export function UnknownsMap(props: UnknownsMapProps) {
  const { left, right, top, bottom, tested, others, hard, pieces } = props;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const up: Point[] = [
    [left, bottom],
    [left, top - 10],
  ];
  const along: Point[] = [
    [left, bottom],
    [right, bottom],
  ];
  return (
    <>
      <Shape fill="tint" edge="none" d={rect(left, top, middle - left, centre - top)} />
      <Stroke
        weight="thin"
        d={[line(middle, top, middle, bottom), line(left, centre, right, centre)]}
      />
      <Stroke d={[poly(up), poly(along)]} />
      <Shape fill="solid" edge="none" d={[arrowHead(up), arrowHead(along)]} />
      <Stroke dash="dashed" d={poly(tested.map(({ at }) => at))} />
      <Shape fill="solid" d={tested.map(({ at }) => circle(...at, 12))} />
      <Shape dash="dashed" d={others.map(({ at }) => circle(...at, 8))} />
      {pieces.map((piece) => (
        <Arrow key={piece.join()} points={[hard.at, [piece[0] + 8, piece[1]]]} />
      ))}
      <Shape d={pieces.map((piece) => circle(...piece, 7))} />
      <Shape fill="red" d={circle(...hard.at, 12)} />
      {tested.map(({ name, at: [x, y] }, i) => (
        <g key={name}>
          <Label x={x} y={y + 4.5} anchor="middle" tone="knock">
            {String(i + 1)}
          </Label>
          <Label x={x + 20} y={y + 4}>
            {name}
          </Label>
        </g>
      ))}
      {others.map(({ name, at: [x, y] }) => (
        <Label key={name} x={x + 16} y={y + 4}>
          {name}
        </Label>
      ))}
      <Label x={hard.at[0] + 20} y={hard.at[1] + 4} tone="red">
        {hard.name}
      </Label>
      <Name x={left + 14} y={top + 26} size="small">
        Test first
      </Name>
      <Name x={middle + 14} y={top + 26} size="small">
        Take apart
      </Name>
      <Name x={left + 14} y={centre + 26} size="small">
        Just decide
      </Name>
      <Name x={middle + 14} y={centre + 26} size="small">
        Leave alone
      </Name>
    </>
  );
}
