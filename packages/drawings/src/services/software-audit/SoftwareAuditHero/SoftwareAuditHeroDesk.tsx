import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Finding } from './Finding.tsx';
import { crack, findings } from './findings.ts';
import { Ship } from './Ship.tsx';

const row = (n: number): number => 24 + n * 24;

/** A finding lights up on the ship and in the list, with its harm as a bar. */
function Found({ n, name, harm, x, y }: (typeof findings)[number]) {
  return (
    <Moving how="appears" after={n}>
      <Finding x={x} y={y} n={n} />
      <Shape fill="tint" d={rect(566, row(n) - 6, 92 * harm, 12)} />
      <Finding x={399} y={row(n)} n={n} />
      <Label x={420} y={row(n) + 4}>
        {name}
      </Label>
    </Moving>
  );
}

/** The head of the list. */
function Survey() {
  return (
    <>
      <Name x={388} y={20}>
        Survey
      </Name>
      <Label x={566} y={20}>
        harm
      </Label>
    </>
  );
}

/** The dock: stepped walls, a floor, and the blocks the keel rests on. */
function Dock() {
  return (
    <>
      <Shape d={range(6).map((i) => rect(160 + i * 66, 486, 30, 58))} />
      <Stroke weight="path" d="M0 360h16v64h14v64h14v56h572v-56h14v-64h14v-64h16" />
      <Stroke weight="thin" d={range(39).map((i) => `M${46 + i * 15} 544l-8 9`)} />
    </>
  );
}

/** A ship in dry dock with its findings numbered: most are below the waterline. */
export function SoftwareAuditHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={560} pad={2} label={label}>
      <Dock />
      <Ship />
      <Stroke dash="dashed" d={line(0, 351, 660, 351)} />
      <Label x={0} y={341}>
        waterline
      </Label>
      <Stroke weight="wall" tone="red" moves="draws" after={5} d={crack} />
      <Survey />
      {findings.map((finding) => (
        <Found key={finding.n} {...finding} />
      ))}
    </Drawing>
  );
}
