import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Finding } from './Finding.tsx';
import { crack, findings } from './findings.ts';
import { Ship } from './Ship.tsx';

/** The ship's own sheet, scaled to fit a narrow one. */
const scale = 0.59;
const [left, top] = [-23, -22];
const water = Math.round(351 * scale + top);

/** Two columns of three. */
const listed = (n: number) => ({ x: n > 3 ? 182 : 12, y: 346 + ((n - 1) % 3) * 28 });

export function SoftwareAuditHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={416} pad={1} scale="phone" label={label}>
      <Shape d={range(4).map((i) => rect(76 + i * 56, 264, 22, 40))} />
      <Stroke weight="path" d="M8 226v78h334v-78" />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Ship />
        <Stroke weight="wall" tone="red" moves="draws" after={5} d={crack} />
      </g>
      <Stroke dash="dashed" d={line(0, water, 350, water)} />
      {findings.map(({ n, name, x, y }) => (
        <Moving key={n} how="appears" after={n}>
          <Finding n={n} x={x * scale + left} y={y * scale + top} />
          <Finding n={n} {...listed(n)} />
          <Label x={listed(n).x + 20} y={listed(n).y + 4}>
            {name}
          </Label>
        </Moving>
      ))}
    </Drawing>
  );
}
