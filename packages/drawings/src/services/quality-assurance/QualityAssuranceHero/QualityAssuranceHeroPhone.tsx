import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Escape } from './Escape.tsx';
import { Sieve, type SieveShape } from './Sieve.tsx';

const middle = 132;

const layers: readonly (SieveShape & { readonly name: string; readonly answer: string })[] = [
  { name: 'Types', answer: 'seconds', y: 90, half: 104, gap: 25, held: 5, size: 12 },
  { name: 'Unit tests', answer: 'minutes', y: 172, half: 90, gap: 18, held: 4, size: 9 },
  { name: 'Browser tests', answer: 'an hour', y: 250, half: 74, gap: 13, held: 3, size: 6 },
  { name: 'A person', answer: 'a day', y: 324, half: 58, gap: 9, held: 2, size: 4.5 },
];

/** Falling faults of every size. */
const falling = [
  [86, 26, 9],
  [132, 40, 12],
  [172, 22, 6],
  [208, 36, 12],
] as const;

/** The path of the bug that gets through; the new test is at its third point. */
const fall = [
  [48, 6],
  [50, 90],
  [58, 172],
  [74, 250],
  [88, 324],
  [94, 364],
] as const;

const person = (x: number): string => `${circle(x, 396, 7)}M${x - 13} 422a13 14 0 0 1 26 0z`;

export function QualityAssuranceHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={450} pad={1} scale="phone" label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={falling.map(([x, y, size]) => line(x, 2, x, y - size))}
      />
      <Shape d={falling.map(([x, y, size]) => circle(x, y, size))} />
      {layers.map((layer, i) => (
        <Sieve key={layer.name} middle={middle} sieve={layer} next={layers[i + 1]} />
      ))}
      <Shape d={[142, 184].map(person)} />
      <Shape fill="tint" d={person(94)} />
      <Escape
        fall={fall}
        fault={{ x: 94, y: 374, size: 6 }}
        way={[
          [76, 410],
          [8, 410],
          [8, 172],
          [38, 172],
        ]}
        test={{ x: 43, y: 164, width: 28 }}
      />
      <Label x={206} y={416}>
        users
      </Label>
      <Label x={0} y={446}>
        the escape becomes a test
      </Label>
      {layers.map(({ name, answer, y }) => (
        <g key={name}>
          <Name x={244} y={y - 18} size="small">
            {name}
          </Name>
          <Label x={244} y={y + 1}>
            {answer}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
