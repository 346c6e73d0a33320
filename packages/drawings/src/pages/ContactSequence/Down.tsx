import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { messages, sequence } from './messages.ts';

const you = 62;
const us = 288;
/** The height of each message. */
const ys = [86, 142, 214, 290, 350] as const;
const end = 408;

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
export function Down({ company }: { readonly company: string }) {
  /** The bar on the line of the side that has the work, from one message to the next. */
  const bars = messages.map(({ from }, i) => {
    const [top, bottom] = [(ys[i] ?? 0) - 12, (ys[i + 1] ?? end - 12) + 12];
    return rect((from === 'you' ? us : you) - 6, top, 12, bottom - top);
  });
  return (
    <Drawing width={350} height={end} scale="phone" label={sequence}>
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
              weight={i === messages.length - 1 ? 'path' : 'object'}
              points={from === 'you' ? ends(you + 6, y, us - 7, y) : ends(us - 6, y, you + 7, y)}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
