import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { line, poly, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Star } from './Star.tsx';
import { relation, ReportPage, Sheet } from './star-parts.tsx';

const sheets = [
  { x: 0, y: 0, file: 'sales.xlsx' },
  { x: 22, y: 117, file: 'sales_v2.xlsx' },
  { x: 6, y: 234, file: 'returns.xlsx' },
  { x: 26, y: 351, file: 'final.xlsx' },
  { x: 10, y: 468, file: 'final_ok.xlsx' },
].map((sheet) => ({ ...sheet, width: 128, height: 130 }));

const sieve = { x: 188, width: 12 };
const toSieve = sheets.map(({ x, y, width }) => line(x + width, y + 60, sieve.x, y + 60));
const facts = { x: 400, y: 148, width: 124, height: 104 };
const table = { width: 108, height: 58 };
const dimensions = [
  { name: 'Day', x: 408, y: 8, joined: relation([462, 66], [462, 148]) },
  { name: 'Customer', x: 252, y: 82, joined: relation([360, 118], [400, 168]) },
  { name: 'Product', x: 552, y: 82, joined: relation([552, 118], [524, 168]) },
  { name: 'Store', x: 252, y: 258, joined: relation([360, 282], [400, 232]) },
  { name: 'Seller', x: 552, y: 258, joined: relation([552, 282], [524, 232]) },
];
const report = { x: 252, y: 380, width: 408, height: 220 };
const cleaned = ends(sieve.x + sieve.width, 200, facts.x - 4, 200);
const reported = ends(462, 252, 462, report.y - 4);

/** From a heap of workbooks through one star-shaped model to one page. */
export function PowerbiHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={602} pad={1} label={label}>
      <Stroke weight="thin" d={toSieve} />
      {toSieve.map((d) => (
        <Stroke key={d} moves="travels" d={d} />
      ))}
      {sheets.map((sheet) => (
        <Sheet key={sheet.file} {...sheet} />
      ))}
      <Shape fill="tint" d={rect(sieve.x, 0, sieve.width, 598)} />
      <Arrow weight="path" points={cleaned} />
      <Stroke moves="travels" after={2} d={poly(cleaned)} />
      <Label x={214} y={188}>
        cleaned
      </Label>
      <Star facts={facts} table={table} dimensions={dimensions} reported={reported} />
      <ReportPage {...report} />
    </Drawing>
  );
}
