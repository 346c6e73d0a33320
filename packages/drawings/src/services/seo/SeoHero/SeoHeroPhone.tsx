import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Crawler, Index, SiteTree, type Page } from './site-tree.tsx';

const size = { width: 36, height: 44, levelAt: (depth: number) => depth * 98 };
const { height, levelAt } = size;

const walked: readonly Page[] = [
  { x: 274, depth: 1, from: 190 },
  { x: 236, depth: 2, from: 274 },
  { x: 236, depth: 3 },
];
const indexed: readonly Page[] = [
  { x: 190, depth: 0 },
  { x: 106, depth: 1, from: 190 },
  { x: 78, depth: 2, from: 106 },
  { x: 134, depth: 2, from: 106 },
  { x: 322, depth: 2, from: 274 },
  { x: 78, depth: 3 },
  { x: 134, depth: 3 },
  ...walked,
];
const clicks = ['home', '1 click', '2', '3'];

export function SeoHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={1} scale="phone" label={label}>
      <SiteTree size={size} indexed={indexed} walked={walked} orphan={{ x: 322, depth: 3 }} />
      <Crawler x={236} y={levelAt(3) - 26} />
      {clicks.map((text, depth) => (
        <Label key={text} x={0} y={levelAt(depth) + 27}>
          {text}
        </Label>
      ))}
      <Label x={350} y={levelAt(3) + height + 21} anchor="end" tone="red">
        orphan: no link leads here
      </Label>
      <Label x={0} y={422}>
        index
      </Label>
      <Index
        x={56}
        y={386}
        cards={indexed.length}
        brought={walked.length}
        pitch={25.8}
        height={52}
      />
    </Drawing>
  );
}
