import type { ReactNode } from 'react';
import { Composed } from '#line/Composed.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface BrokenLineProps {
  /** The company's short name, for its end of the lines. */
  readonly company: string;
}

interface SheetProps extends BrokenLineProps {
  readonly width: number;
  /** How wide the two ends are. */
  readonly end: number;
  readonly scale: 'desk' | 'phone';
}

const label =
  'Three lines between you and us. The line of this site is broken in the middle; mail and telephone are whole.';
const height = 270;
const [site, mail, phone] = [60, 145, 215];

/** A broken line with frayed ends. */
function Snapped({ from, to }: { readonly from: number; readonly to: number }) {
  const middle = (from + to) / 2;
  return (
    <>
      <Stroke
        weight="path"
        d={[line(from, site, middle - 44, site), line(middle + 44, site, to, site)]}
      />
      <Stroke
        weight="path"
        tone="red"
        d={[`M${middle - 44} ${site}l9-11 6 20 10-17`, `M${middle + 44} ${site}l-9 11-6-20-10 17`]}
      />
      <Label x={middle} y={site + 34} anchor="middle" tone="red">
        it broke here
      </Label>
    </>
  );
}

interface WholeProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly name: string;
  readonly children: ReactNode;
}

/** An intact line, with a sign of what it carries. */
function Whole({ from, to, y, name, children }: WholeProps) {
  return (
    <>
      <Stroke weight="path" d={line(from, y, to, y)} />
      {children}
      <Label x={from + 12} y={y - 9}>
        {name}
      </Label>
    </>
  );
}

function Sheet({ company, width, end, scale }: SheetProps) {
  const [from, to] = [end, width - end];
  const x = width / 2;
  return (
    <Drawing width={width} height={height} pad={1} scale={scale} label={label}>
      <Shape d={rect(0, 0, end, height)} />
      <Shape fill="solid" d={rect(to, 0, end, height)} />
      <Name x={end / 2} y={height / 2 + 6} size="small" anchor="middle">
        You
      </Name>
      <Name x={to + end / 2} y={height / 2 + 6} size="small" anchor="middle" tone="knock">
        {company}
      </Name>
      <Label x={from + 12} y={site - 9}>
        site
      </Label>
      <Snapped from={from} to={to} />
      <Whole from={from} to={to} y={mail} name="mail">
        <Shape d={[rect(x - 21, mail - 14, 42, 28), `M${x - 21} ${mail - 14}l21 16 21-16`]} />
      </Whole>
      <Whole from={from} to={to} y={phone} name="phone">
        <Shape
          d={[roundRect(x - 12, phone - 22, 24, 44, 5), line(x - 4, phone + 16, x + 4, phone + 16)]}
        />
      </Whole>
    </Drawing>
  );
}

/** The line that failed, and the two that still reach a person. */
export function BrokenLine({ company }: BrokenLineProps) {
  return (
    <Composed
      desk={<Sheet company={company} width={650} end={120} scale="desk" />}
      phone={<Sheet company={company} width={350} end={66} scale="phone" />}
    />
  );
}
