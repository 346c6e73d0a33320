import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { poly } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { Star } from './Star.tsx';
import { relation, ReportPage, Sheet } from './star-parts.tsx';

const sheets = [
  { x: 0, y: 8, file: 'sales.xlsx' },
  { x: 108, y: 0, file: 'final.xlsx' },
  { x: 232, y: 8, file: 'final2.xlsx' },
].map((sheet) => ({ ...sheet, width: 118, height: 72 }));

const facts = { x: 122, y: 164, width: 106, height: 78 };
const table = { width: 92, height: 44 };
const dimensions = [
  { name: 'Customer', x: 0, y: 124, joined: relation([92, 150], [122, 180]) },
  { name: 'Product', x: 258, y: 124, joined: relation([258, 150], [228, 180]) },
  { name: 'Store', x: 0, y: 244, joined: relation([92, 258], [122, 228]) },
  { name: 'Day', x: 258, y: 244, joined: relation([258, 258], [228, 228]) },
];
const cleaned = ends(175, 84, 175, 160);
const reported = ends(175, 246, 175, 308);

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
      <Star facts={facts} table={table} dimensions={dimensions} reported={reported} />
      <ReportPage x={0} y={312} width={350} height={148} />
    </Drawing>
  );
}
