import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { signs } from './contents.ts';
import { CutCake } from './CutCake.tsx';
import { sliceLayers, type Cake } from './slice.ts';

const cake: Cake = { origin: [278, 322], base: 260, height: 306, cut: [140, 184], drawn: 168 };

const layers = sliceLayers(
  cake,
  [
    { name: 'Screen', part: 'one view', sign: signs.screen },
    { name: 'Interface', part: 'one call', sign: signs.interface },
    { name: 'Rules', part: 'one rule', sign: signs.rules },
    { name: 'Partners', part: 'one link', sign: signs.partners },
    { name: 'Data', part: 'your own', sign: signs.data },
    { name: 'Machine', part: 'real load', sign: signs.machine },
  ],
  310,
);

/** One thin slice through every layer of a product that is otherwise only planned. */
export function PocDevelopmentHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={2} label={label}>
      <CutCake cake={cake} layers={layers} names={566} />
      {layers.map(({ name, part, y }) => (
        <g key={name}>
          <Name x={566} y={y - 1}>
            {name}
          </Name>
          <Label x={566} y={y + 16}>
            {part}
          </Label>
        </g>
      ))}
      <Dimension axis="y" from={116} to={422} at={24} label="every layer" />
      <Label x={332} y={98} anchor="middle">
        planned, not built
      </Label>
      <Stroke d="M498 574l39-17M494 570l8 8M533 553l8 8" />
      <Label x={517} y={592} anchor="middle">
        one question wide
      </Label>
    </Drawing>
  );
}
