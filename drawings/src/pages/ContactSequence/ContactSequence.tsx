import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const height = 408;
const you = 62;
const us = 288;

/** Who sends what, from the top down. */
const messages = [
  { y: 86, from: you, what: 'this form' },
  { y: 142, from: us, what: 'our questions' },
  { y: 214, from: you, what: 'a first call' },
  { y: 290, from: us, what: 'a written proposal' },
  { y: 350, from: you, what: 'your decision' },
];

/** While somebody has the work in hand, a bar stands on their line. */
const inHand = [
  rect(us - 6, 74, 12, 80),
  rect(you - 6, 130, 12, 96),
  rect(us - 6, 202, 12, 100),
  rect(you - 6, 278, 12, 84),
];

interface ContactSequenceProps {
  /** The company's short name, for the head of its line. */
  readonly company: string;
}

/** What happens after the form is sent. Drawn 350 wide: on a phone it keeps its size. */
export function ContactSequence({ company }: ContactSequenceProps) {
  return (
    <Room>
      <Drawing
        width={350}
        height={height}
        scale="phone"
        label="Sequence: you send this form, we reply with questions, we have a first call, we send a written proposal, you decide."
      >
        <Stroke
          weight="thin"
          dash="dotted"
          d={[line(you, 38, you, height), line(us, 38, us, height)]}
        />
        <Shape d={rect(you - 60, 2, 120, 36)} />
        <Shape fill="solid" d={rect(us - 60, 2, 120, 36)} />
        <Name x={you} y={25} size="small" anchor="middle">
          You
        </Name>
        <Name x={us} y={25} size="small" anchor="middle" tone="knock">
          {company}
        </Name>
        <Shape fill="tint" d={inHand} />
        <Shape fill="solid" d={rect(us - 6, 338, 12, 70)} />
        {messages.map(({ y, from, what }) => (
          <g key={what}>
            <Label x={175} y={y - 10} anchor="middle">
              {what}
            </Label>
            <Arrow
              weight={what === 'your decision' ? 'path' : 'object'}
              points={
                from === you
                  ? [
                      [you + 6, y],
                      [us - 7, y],
                    ]
                  : [
                      [us - 6, y],
                      [you + 7, y],
                    ]
              }
            />
          </g>
        ))}
      </Drawing>
    </Room>
  );
}
