import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { signs } from './contents.ts';
import { CutCake } from './CutCake.tsx';
import { sliceLayers, type Cake } from './slice.ts';

const cake: Cake = { origin: [121, 222], base: 134, height: 216, cut: [70, 96], drawn: 88 };

const layers = sliceLayers(
  cake,
  [
    { name: 'Screen', part: 'one view', sign: signs.screen },
    { name: 'Rules', part: 'one rule', sign: signs.rules },
    { name: 'Data', part: 'your own', sign: signs.data },
    { name: 'Machine', part: 'real load', sign: signs.machine },
  ],
  150,
);

export function PocDevelopmentHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={396} pad={1} scale="phone" label={label}>
      <CutCake cake={cake} layers={layers} names={274} />
      {layers.map(({ name, part, y }) => (
        <g key={name}>
          <Name x={274} y={y - 1}>
            {name}
          </Name>
          <Label x={274} y={y + 17}>
            {part}
          </Label>
        </g>
      ))}
      <Label x={0} y={352}>
        planned
      </Label>
      <Stroke d="M235 361l24-10M231 357l8 8M255 347l8 8" />
      <Label x={247} y={388} anchor="middle">
        one question wide
      </Label>
    </Drawing>
  );
}
