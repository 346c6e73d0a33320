import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { poly, type Point } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { DimensionTable, Facts, relation, ReportPage, Sheet } from './star-parts.tsx';

const sheets = [
  { x: 0, y: 8, file: 'sales.xlsx' },
  { x: 108, y: 0, file: 'final.xlsx' },
  { x: 232, y: 8, file: 'final2.xlsx' },
].map((sheet) => ({ ...sheet, width: 118, height: 72 }));

const facts = { x: 122, y: 164, width: 106, height: 78 };
const table = { width: 92, height: 44 };
const dimensions = [
  { name: 'Customer', x: 0, y: 124 },
  { name: 'Product', x: 258, y: 124 },
  { name: 'Store', x: 0, y: 244 },
  { name: 'Day', x: 258, y: 244 },
];
const relations: readonly (readonly [one: Point, many: Point])[] = [
  [
    [92, 150],
    [122, 180],
  ],
  [
    [258, 150],
    [228, 180],
  ],
  [
    [92, 258],
    [122, 228],
  ],
  [
    [258, 258],
    [228, 228],
  ],
];
const cleaned: readonly Point[] = [
  [175, 84],
  [175, 160],
];
const reported: readonly Point[] = [
  [175, 246],
  [175, 308],
];

export function PowerbiHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={461} pad={1} scale="phone" label={label}>
      {sheets.map((sheet) => (
        <Sheet key={sheet.file} {...sheet} />
      ))}
      <Arrow weight="path" points={cleaned} />
      <Stroke moves="travels" after={1} d={poly(cleaned)} />
      <Label x={188} y={108}>
        cleaned
      </Label>
      {relations.map(([one, many]) => (
        <Stroke key={relation(one, many)} moves="draws" after={3} d={relation(one, many)} />
      ))}
      {dimensions.map((dimension) => (
        <DimensionTable key={dimension.name} {...dimension} {...table} />
      ))}
      <Facts {...facts} />
      <Arrow weight="path" points={reported} />
      <Stroke moves="travels" after={5} d={poly(reported)} />
      <ReportPage x={0} y={312} width={350} height={148} />
    </Drawing>
  );
}
