import { Arrow } from '#line/Arrow.tsx';
import { Composed } from '#line/Composed.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { ContactSequence } from '../ContactSequence/ContactSequence.tsx';
import { messages, sequenceFrom } from '../ContactSequence/messages.ts';

const width = 1300;
const you = 62;
const us = 222;
const here = 345;
/** Where on the way each message is sent. */
const places = [215, 475, 700, 925, 1150] as const;

interface SentSequenceProps {
  readonly company: string;
}

/** Who has the work in hand, from one message to the next; what is to come is dashed. */
function InHand() {
  const bars = messages.map(({ from }, i) => {
    const [left, right] = [(places[i] ?? 0) - 12, (places[i + 1] ?? width - 12) + 12];
    return rect(left, (from === 'you' ? us : you) - 6, right - left, 12);
  });
  return (
    <>
      <Shape fill="tint" dash="dashed" d={bars} />
      <Shape fill="solid" d={rect(places[0] - 12, us - 6, here - places[0] + 12, 12)} />
    </>
  );
}

function Across({ company }: SentSequenceProps) {
  return (
    <Drawing width={width} height={250} pad={1} scale="wide" label={sequenceFrom(1)}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(130, you, width, you), line(130, us, width, us), line(here, you, here, us)]}
      />
      <Shape d={rect(0, you - 24, 130, 48)} />
      <Shape fill="solid" d={rect(0, us - 24, 130, 48)} />
      <Name x={65} y={you + 6} size="small" anchor="middle">
        You
      </Name>
      <Name x={65} y={us + 6} size="small" anchor="middle" tone="knock">
        {company}
      </Name>
      <InHand />
      {messages.map(({ from, what }, i) => {
        const x = places[i] ?? 0;
        return (
          <g key={x}>
            <Arrow
              weight={i === 0 ? 'path' : 'object'}
              points={from === 'you' ? ends(x, you + 6, x, us - 7) : ends(x, us - 6, x, you + 7)}
              {...(i > 0 && { dash: 'dashed' })}
            />
            {what.map((words, k) => (
              <Label key={words} x={x + 14} y={136 + k * 23}>
                {words}
              </Label>
            ))}
          </g>
        );
      })}
      <Shape fill="solid" d={circle(here, you, 9)} />
      <Label x={here} y={you - 24} anchor="middle">
        you are here
      </Label>
    </Drawing>
  );
}

/** The way a message goes, and that its first step is done: across a page, or down a narrow one. */
export function SentSequence({ company }: SentSequenceProps) {
  return (
    <Composed
      wide={<Across company={company} />}
      phone={<ContactSequence company={company} reached={1} />}
    />
  );
}
