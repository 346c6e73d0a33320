import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The layers below an app, from what you write to what you never see. */
const layers = ['code', 'settings', 'image', 'scaling', 'network', 'machines'];

/** How many of the layers, from the top, are your own work on each kind of host. */
const hosts = [
  { host: 'Heroku', yours: 2 },
  { host: 'Container host', yours: 3 },
  { host: 'Cloud account', yours: 5 },
];

interface StacksProps {
  readonly width: number;
  readonly gap: number;
  readonly layer: number;
}

/** Three hosts as stacks of the same layers. Solid is yours; the red line falls as you leave. */
export function Stacks({ width, gap, layer }: StacksProps) {
  const top = 32;
  const stacks = hosts.map(({ yours, ...words }, i) => ({
    ...words,
    yours,
    x: i * (width + gap),
    line: top + yours * layer,
  }));
  const blocks = (isMeant: (layer: number, yours: number) => boolean) =>
    stacks.flatMap(({ x, yours }) =>
      range(layers.length)
        .filter((i) => isMeant(i, yours))
        .map((i) => rect(x, top + i * layer, width, layer)),
    );
  const stairs = stacks.flatMap(({ x, line }, i): Point[] => [
    [i > 0 ? x - gap / 2 : x, line],
    [i < stacks.length - 1 ? x + width + gap / 2 : x + width, line],
  ]);
  return (
    <>
      <Shape fill="solid" edge="knock" d={blocks((i, yours) => i < yours)} />
      <Shape d={blocks((i, yours) => i >= yours)} />
      {stacks.map(({ host, x, yours }) => (
        <g key={host}>
          <Name x={x} y={18} size="small">
            {host}
          </Name>
          {layers.map((words, i) => (
            <Label
              key={words}
              x={x + width / 2}
              y={top + (i + 0.5) * layer + 4}
              anchor="middle"
              tone={i < yours ? 'knock' : 'ink'}
            >
              {words}
            </Label>
          ))}
          <Label x={x} y={top + layers.length * layer + 24}>{`${yours} yours`}</Label>
        </g>
      ))}
      <Stroke weight="wall" tone="red" d={poly(stairs)} />
    </>
  );
}
