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

const width = 350;
const banks = { from: 100, to: 260 };
const first = { ...banks, road: 68 };
const second = { ...banks, road: 228 };
const third = { ...banks, road: 384 };

/** The findings from one crossing, on their way to the next. */
function Learned({ road, seen }: { readonly road: number; readonly seen: string }) {
  return (
    <>
      <Arrow
        weight="path"
        points={[
          [180, road + 64],
          [180, road + 98],
        ]}
      />
      <Label x={194} y={road + 80}>
        {seen}
      </Label>
    </>
  );
}

export function ProductDevelopmentHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={444} pad={1} scale="phone" label={label}>
      {[first, second, third].map((gap, i) => (
        <g key={gap.road}>
          <River gap={gap} width={width} />
          <Name x={0} y={gap.road - 54}>{`Release ${i + 1}`}</Name>
        </g>
      ))}
      <Raft {...first} />
      <Stroke d={[person(78, 67), person(58, 67), cart(2, 67), person(292, 67)]} />
      <Learned road={68} seen="most are on foot" />
      <Moving how="grows" after={2}>
        <Footbridge {...second} />
      </Moving>
      <Moving how="slides" after={3}>
        <Stroke d={[132, 159, 214].map((x) => person(x, 226))} />
      </Moving>
      <Stroke d={[...[318, 338].map((x) => person(x, 226)), cart(2, 227)]} />
      <Learned road={228} seen="carts still wait" />
      <Moving how="grows" after={4}>
        <TrussBridge {...third} />
      </Moving>
      <Moving how="slides" after={5}>
        <Shape fill="solid" d={truck(128, 383)} />
        <Shape d={wheels(128, 383)} />
        <Stroke d={person(240, 383)} />
      </Moving>
      <Stroke d={[cart(12, 383), person(282, 383), cart(302, 383)]} />
    </Drawing>
  );
}
