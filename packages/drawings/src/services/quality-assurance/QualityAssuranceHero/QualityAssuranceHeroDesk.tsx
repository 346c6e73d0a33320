import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Escape } from './Escape.tsx';
import { Sieve, type SieveShape } from './Sieve.tsx';

const middle = 240;

const layers: readonly (SieveShape & { readonly name: string; readonly answer: string })[] = [
  { name: 'Types and lint', answer: 'seconds', y: 128, half: 200, gap: 28, held: 9, size: 13 },
  { name: 'Unit tests', answer: 'minutes', y: 218, half: 178, gap: 22, held: 7, size: 10.5 },
  { name: 'Contract tests', answer: 'minutes', y: 304, half: 156, gap: 16, held: 6, size: 8 },
  { name: 'Browser tests', answer: 'an hour', y: 386, half: 134, gap: 12, held: 4, size: 6 },
  { name: 'A person exploring', answer: 'a day', y: 464, half: 112, gap: 9, held: 3, size: 4.5 },
];

/** Falling faults of every size. */
const falling = [
  [120, 40, 10.5],
  [168, 62, 13],
  [222, 34, 8],
  [268, 66, 13],
  [316, 44, 6],
  [352, 70, 10.5],
  [396, 38, 13],
] as const;

/** The path of the bug that gets through; the new test is at its third point. */
const fall = [
  [76, 24],
  [80, 128],
  [90, 218],
  [120, 304],
  [140, 386],
  [166, 464],
  [172, 520],
] as const;

/** The cost of a fault: the width of the wedge at the depth where it is found. */
function Cost() {
  const edge = (y: number): number => 660 - (y - 96) / 8;
  return (
    <>
      <Shape
        fill="tint"
        d={shape([
          [660, 96],
          [660, 586],
          [edge(586), 586],
        ])}
      />
      <Stroke d={layers.map(({ y }) => line(edge(y), y, 660, y))} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={layers.map(({ y, half }) => line(middle + half + 8, y, edge(y), y))}
      />
      <Label x={660} y={64} anchor="end">
        cost of a fault
      </Label>
    </>
  );
}

const person = (x: number): string => `${circle(x, 556, 8)}M${x - 15} 586a15 16 0 0 1 30 0z`;

/** Sieves of tests: each fault is held at the cheapest depth, and the escape comes back as a test. */
export function QualityAssuranceHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={2} label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={falling.map(([x, y, size]) => line(x, 8, x, y - size))}
      />
      <Shape d={falling.map(([x, y, size]) => circle(x, y, size))} />
      {layers.map((layer, i) => (
        <Sieve key={layer.name} middle={middle} sieve={layer} next={layers[i + 1]} />
      ))}
      <Shape d={[226, 280, 334].map(person)} />
      <Shape fill="tint" d={person(172)} />
      <Escape
        fall={fall}
        fault={{ x: 172, y: 528, size: 7 }}
        way={[
          [150, 572],
          [22, 572],
          [22, 218],
          [58, 218],
        ]}
        test={{ x: 64, y: 210, width: 34 }}
      />
      <Label x={12} y={396} anchor="middle" upright>
        the escape becomes a test
      </Label>
      <Label x={376} y={576}>
        users
      </Label>
      {layers.map(({ name, answer, y }) => (
        <g key={name}>
          <Name x={460} y={y - 25} size="small">
            {name}
          </Name>
          <Label x={460} y={y - 8}>
            {answer}
          </Label>
        </g>
      ))}
      <Cost />
    </Drawing>
  );
}
