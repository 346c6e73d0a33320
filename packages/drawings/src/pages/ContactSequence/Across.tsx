import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { messages, sequence } from './messages.ts';

const width = 1300;
const you = 62;
const us = 222;
const head = 130;
/** The position of each message. */
const places = [262, 490, 710, 930, 1150] as const;

/** The bar on the line of the side that has the work, from one message to the next. */
const barOf = (i: number): string => {
  const [left, right] = [(places[i] ?? 0) - 12, (places[i + 1] ?? width - 12) + 12];
  return rect(left, (messages[i]?.from === 'you' ? us : you) - 6, right - left, 12);
};

function Heads({ company }: { readonly company: string }) {
  return (
    <>
      <Shape d={rect(0, you - 24, head, 48)} />
      <Shape fill="solid" d={rect(0, us - 24, head, 48)} />
      <Name x={head / 2} y={you + 6} size="small" anchor="middle">
        You
      </Name>
      <Name x={head / 2} y={us + 6} size="small" anchor="middle" tone="knock">
        {company}
      </Name>
    </>
  );
}

/** Time runs to the right. */
export function Across({ company }: { readonly company: string }) {
  const last = messages.length - 1;
  const bars = messages.map((_, i) => barOf(i));
  return (
    <Drawing width={width} height={250} pad={1} scale="wide" label={sequence}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(head, you, width, you), line(head, us, width, us)]}
      />
      <Heads company={company} />
      <Shape fill="tint" d={bars.slice(0, last)} />
      <Shape fill="solid" d={bars.slice(last)} />
      {messages.map(({ from, what }, i) => {
        const x = places[i] ?? 0;
        return (
          <g key={x}>
            <Arrow
              weight={i === last ? 'path' : 'object'}
              points={from === 'you' ? ends(x, you + 6, x, us - 7) : ends(x, us - 6, x, you + 7)}
            />
            {what.map((words, k) => (
              <Label key={words} x={x + 14} y={136 + k * 23}>
                {words}
              </Label>
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}
