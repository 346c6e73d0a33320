import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { messages, sequenceFrom, type SequenceProps } from './messages.ts';

const width = 1300;
const you = 62;
const us = 222;
const head = 130;
/** Where on the way each message is sent. */
const places = [262, 490, 710, 930, 1150] as const;

/** Between the last message that was sent and the first that is left. */
const hereFrom = (reached: number): number =>
  ((places[reached - 1] ?? head) + (places[reached] ?? width)) / 2;

/** Who has the work in hand, from one message to the next. */
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

function Here({ reached }: { readonly reached: number }) {
  const here = hereFrom(reached);
  const [since, sender] = [places[reached - 1], messages[reached - 1]?.from];
  /** Who holds the work now has held it since the last message. */
  const inHand =
    since === undefined
      ? []
      : [rect(since - 12, (sender === 'you' ? us : you) - 6, here - since + 12, 12)];
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={line(here, you, here, us)} />
      <Shape fill="solid" d={[circle(here, you, 9), ...inHand]} />
      <Label x={here} y={you - 30} anchor="middle">
        you are here
      </Label>
    </>
  );
}

/** Time runs to the right. What is still to come is dashed once something has been reached. */
export function Across({ company, reached }: SequenceProps) {
  const last = messages.length - 1;
  const sent = reached ?? messages.length;
  const bars = messages.map((_, i) => barOf(i));
  return (
    <Drawing width={width} height={250} pad={1} scale="wide" label={sequenceFrom(reached)}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(head, you, width, you), line(head, us, width, us)]}
      />
      <Heads company={company} />
      <Shape fill="tint" d={bars.slice(0, Math.min(sent, last))} />
      <Shape fill="tint" dash="dashed" d={bars.slice(sent)} />
      {sent > last && <Shape fill="solid" d={bars.slice(last)} />}
      {messages.map(({ from, what }, i) => {
        const x = places[i] ?? 0;
        const isKey = reached === undefined ? i === last : i < reached;
        return (
          <g key={x}>
            <Arrow
              weight={isKey ? 'path' : 'object'}
              points={from === 'you' ? ends(x, you + 6, x, us - 7) : ends(x, us - 6, x, you + 7)}
              {...(i >= sent && { dash: 'dashed' })}
            />
            {what.map((words, k) => (
              <Label key={words} x={x + 14} y={136 + k * 23}>
                {words}
              </Label>
            ))}
          </g>
        );
      })}
      {reached !== undefined && <Here reached={reached} />}
    </Drawing>
  );
}
