import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Footbridge } from './Footbridge.tsx';
import { Raft } from './Raft.tsx';
import { River } from './River.tsx';
import { cart, person, truck, wheels } from './traffic.ts';
import { TrussBridge } from './TrussBridge.tsx';

const width = 660;
const banks = { from: 210, to: 450 };
const first = { ...banks, road: 104 };
const second = { ...banks, road: 322 };
const third = { ...banks, road: 540 };

/** The findings from one crossing, on their way to the next. */
function Learned({ road, seen }: { readonly road: number; readonly seen: string }) {
  return (
    <>
      <Arrow
        weight="path"
        points={[
          [330, road + 66],
          [330, road + 116],
        ]}
      />
      <Label x={346} y={road + 95}>
        {seen}
      </Label>
    </>
  );
}

/** Three releases of one product, each of which gets people across the river. */
export function ProductDevelopmentHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={600} pad={2} label={label}>
      {[first, second, third].map((gap, i) => (
        <g key={gap.road}>
          <River gap={gap} width={width} />
          <Name x={0} y={gap.road - 50}>{`Release ${i + 1}`}</Name>
        </g>
      ))}
      <Raft {...first} />
      <Stroke
        d={[person(178, 103), person(156, 103), person(134, 103), cart(64, 103), person(490, 103)]}
      />
      <Learned road={104} seen="seen: most come on foot" />
      <Moving how="grows" after={2}>
        <Footbridge {...second} />
      </Moving>
      <Moving how="slides" after={3}>
        <Stroke d={[257, 299, 320, 383].map((x) => person(x, 320))} />
      </Moving>
      <Stroke d={[...[540, 562, 590].map((x) => person(x, 320)), cart(70, 321)]} />
      <Learned road={322} seen="seen: carts still wait" />
      <Moving how="grows" after={4}>
        <TrussBridge {...third} />
      </Moving>
      <Moving how="slides" after={5}>
        <Shape fill="solid" d={truck(264, 539)} />
        <Shape d={wheels(264, 539)} />
        <Stroke d={[360, 420].map((x) => person(x, 539))} />
      </Moving>
      <Stroke
        d={[
          cart(80, 539),
          ...[494, 518].map((x) => person(x, 539)),
          truck(560, 539),
          wheels(560, 539),
        ]}
      />
    </Drawing>
  );
}
