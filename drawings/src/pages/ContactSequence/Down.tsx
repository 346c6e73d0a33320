import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { messages, sequenceFrom, type SequenceProps } from './messages.ts';

const you = 62;
const us = 288;
/** How high each message runs, and the room that the mark takes before the first that is left. */
const heights = [86, 142, 214, 290, 350] as const;
const markRoom = 38;

function Heads({ company }: { readonly company: string }) {
  return (
    <>
      <Shape d={rect(you - 60, 2, 120, 36)} />
      <Shape fill="solid" d={rect(us - 60, 2, 120, 36)} />
      <Name x={you} y={25} size="small" anchor="middle">
        You
      </Name>
      <Name x={us} y={25} size="small" anchor="middle" tone="knock">
        {company}
      </Name>
    </>
  );
}

/** Time runs down. Drawn 350 wide: on a phone it keeps its size. */
export function Down({ company, reached }: SequenceProps) {
  const shift = (i: number) => (reached !== undefined && i >= reached ? markRoom : 0);
  const ys = heights.map((y, i) => y + shift(i));
  const end = 408 + shift(heights.length - 1);
  const isLeft = (i: number) => reached !== undefined && i >= reached;
  /** While somebody has the work in hand, a bar stands on their line: from one message to the next. */
  const bars = messages.map(({ from }, i) => {
    const [top, bottom] = [(ys[i] ?? 0) - 12, (ys[i + 1] ?? end - 12) + 12];
    return rect((from === 'you' ? us : you) - 6, top, 12, bottom - top);
  });
  const mark = (ys[reached ?? 0] ?? 0) - 42;
  return (
    <Drawing width={350} height={end} scale="phone" label={sequenceFrom(reached)}>
      <Stroke weight="thin" dash="dotted" d={[line(you, 38, you, end), line(us, 38, us, end)]} />
      <Heads company={company} />
      <Shape fill="tint" d={bars.slice(0, -1)} />
      <Shape fill="solid" d={bars.slice(-1)} />
      {messages.map(({ from, what }, i) => {
        const y = ys[i] ?? 0;
        return (
          <g key={y}>
            <Label x={175} y={y - 10} anchor="middle">
              {what.join(' ')}
            </Label>
            <Arrow
              weight={
                (reached === undefined ? i === messages.length - 1 : i < reached)
                  ? 'path'
                  : 'object'
              }
              points={from === 'you' ? ends(you + 6, y, us - 7, y) : ends(us - 6, y, you + 7, y)}
              {...(isLeft(i) && { dash: 'dashed' })}
            />
          </g>
        );
      })}
      {reached !== undefined && (
        <>
          <Shape fill="solid" d={circle(you, mark, 7)} />
          <Label x={you + 16} y={mark + 5}>
            you are here
          </Label>
        </>
      )}
    </Drawing>
  );
}
