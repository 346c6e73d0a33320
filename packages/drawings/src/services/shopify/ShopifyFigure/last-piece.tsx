import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, range, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export interface Sequence {
  /** The lifelines of website, stock and counter. */
  readonly website: number;
  readonly stock: number;
  readonly counter: number;
  /** The height of the first message, the distance between messages, and the end of the lines. */
  readonly start: number;
  readonly pitch: number;
  readonly end: number;
}

/** The participants: a phone, a shelf with one piece on it, a till. */
function Heads({ website, stock, counter }: Sequence) {
  return (
    <>
      <Shape
        d={[
          roundRect(website - 17, 0, 34, 58, 5),
          line(website - 6, 51, website + 6, 51),
          `M${counter - 30} 58v-26h60v26zM${counter - 22} 32l6-22h32l6 22z`,
        ]}
      />
      <Stroke
        weight="thin"
        d={[
          rect(website - 10, 10, 20, 18),
          line(website - 10, 36, website + 10, 36),
          ...range(2).map((i) => line(counter - 11, 18 + i * 7, counter + 11, 18 + i * 7)),
        ]}
      />
      <Stroke
        d={[
          line(stock - 44, 0, stock - 44, 58),
          line(stock + 44, 0, stock + 44, 58),
          line(stock - 44, 50, stock + 44, 50),
        ]}
      />
      <Stroke dash="dashed" d={[rect(stock - 36, 28, 20, 20), rect(stock + 16, 28, 20, 20)]} />
      <Shape fill="solid" d={rect(stock - 10, 28, 20, 20)} />
    </>
  );
}

interface MessageProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly text: string;
  readonly weight?: 'object' | 'path';
}

function Message({ from, to, y, text, weight = 'object' }: MessageProps) {
  return (
    <>
      <Arrow
        weight={weight}
        points={[
          [from, y],
          [to, y],
        ]}
      />
      <Label x={(from + to) / 2} y={y - 9} anchor="middle">
        {text}
      </Label>
    </>
  );
}

/** Two buyers, one piece: the first to reserve holds it, and the other buyer knows before paying. */
export function LastPiece(sequence: Sequence) {
  const { website, stock, counter, start, pitch, end } = sequence;
  const at = (step: number): number => start + step * pitch;
  const [left, right] = [stock - 9, stock + 9];
  return (
    <>
      <Heads {...sequence} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[website, stock, counter].map((x) => line(x, 90, x, end))}
      />
      <Shape d={rect(left, at(0) - 16, 18, at(1) - at(0) + 16)} />
      <Shape fill="solid" d={rect(left, at(1), 18, at(4) - at(1) + 18)} />
      <Message from={left} to={website + 4} y={at(0)} text="1 left" />
      <Message from={right} to={counter - 4} y={at(0)} text="1 left" />
      <Message from={website} to={left - 3} y={at(1)} text="reserve" weight="path" />
      <Message from={counter} to={right + 3} y={at(2)} text="reserve" />
      <Arrow
        tone="red"
        dash="dashed"
        points={[
          [right, at(3)],
          [counter - 4, at(3)],
        ]}
      />
      <Label x={(right + counter) / 2} y={at(3) - 9} anchor="middle" tone="red">
        taken
      </Label>
      <Message from={website} to={left - 3} y={at(4)} text="pay" weight="path" />
      <Shape
        fill="solid"
        edge="none"
        d={[circle(website, at(1), 4), circle(website, at(4), 4), circle(counter, at(2), 4)]}
      />
    </>
  );
}
