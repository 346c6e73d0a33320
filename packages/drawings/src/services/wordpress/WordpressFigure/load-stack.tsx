import { Label } from '#line/Label.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface Load {
  readonly name: string;
  readonly height: number;
  /** Still there after the diet. */
  readonly kept?: boolean;
}

/** What a phone loads for one visit, from the ground up. */
const before: readonly Load[] = [
  { name: 'theme', height: 34, kept: true },
  { name: 'page builder', height: 62 },
  { name: 'forms', height: 26, kept: true },
  { name: 'slider', height: 42 },
  { name: 'icon fonts', height: 30 },
  { name: 'pop-ups', height: 26 },
  { name: 'chat', height: 36 },
  { name: 'seo', height: 24, kept: true },
  { name: 'sharing', height: 24 },
  { name: 'cookie bar', height: 28 },
  { name: 'cache', height: 24, kept: true },
];
const after: readonly Load[] = [
  { name: 'theme', height: 34, kept: true },
  { name: 'blocks', height: 28, kept: true },
  { name: 'forms', height: 26, kept: true },
  { name: 'seo', height: 24, kept: true },
  { name: 'cache', height: 24, kept: true },
];

export interface Stacks {
  readonly base: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
}

const piled = (loads: readonly Load[], base: number) => {
  let foot = base;
  return loads.map((load) => {
    foot -= load.height;
    return { ...load, top: foot, middle: foot + load.height / 2 };
  });
};

const total = (loads: readonly Load[]): number =>
  loads.reduce((sum, { height }) => sum + height, 0);

/** Top edges of the two stacks. */
export const tops = (base: number) => ({
  before: base - total(before),
  after: base - total(after),
});

interface StackProps {
  readonly x: number;
  readonly width: number;
  readonly slabs: ReturnType<typeof piled>;
}

function Stack({ x, width, slabs }: StackProps) {
  const slab = ({ top, height }: { readonly top: number; readonly height: number }): string =>
    rect(x, top, width, height);
  const dropped = slabs.filter(({ kept }) => !kept);
  return (
    <>
      {dropped.length > 0 && <Shape d={dropped.map(slab)} />}
      <Shape
        fill="solid"
        edge="none"
        d={slabs
          .filter(({ kept }) => kept)
          .map(({ top, height }) => rect(x, top + 1, width, height - 2))}
      />
      {slabs.map(({ name, middle, kept }) => (
        <Label key={name} x={x + 12} y={middle + 4} tone={kept ? 'knock' : 'ink'}>
          {name}
        </Label>
      ))}
    </>
  );
}

/** Two visits to the same page; dotted lines follow what both of them load. */
export function LoadStacks({ base, left, right, width }: Stacks) {
  const [tall, short] = [piled(before, base), piled(after, base)];
  const shared = tall.flatMap(({ name, middle, kept }) => {
    const same = short.find((slab) => slab.name === name);
    return kept && same ? [line(left + width, middle, right, same.middle)] : [];
  });
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={shared} />
      <Stack x={left} width={width} slabs={tall} />
      <Stack x={right} width={width} slabs={short} />
    </>
  );
}
