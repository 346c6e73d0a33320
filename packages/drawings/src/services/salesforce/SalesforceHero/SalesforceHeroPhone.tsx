import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { portrait } from '../portrait.ts';
import { bottomOf, CustomerRecord, fields, rowAt, Write } from './customer-record.tsx';

const record = { x: 104, y: 60, width: 146, head: 54, pitch: 46 };
const middle = record.x + record.width / 2;
const right = record.x + record.width;
const bottom = bottomOf(record);
const readers = range(9).map((i) => 9 + i * 41.5);

export function SalesforceHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={462} pad={1} scale="phone" label={label}>
      <Stroke
        weight="thin"
        d={[
          line(9, 40, 341, 40),
          line(middle, 40, middle, record.y),
          ...readers.map((x) => line(x, 34, x, 40)),
        ]}
      />
      <Shape d={readers.map((x) => portrait(x, 26, 4))} />
      <Label x={3} y={10}>
        everyone reads
      </Label>
      <CustomerRecord {...record} />
      {fields.map(({ writer, side }, i) => {
        const y = rowAt(record, i);
        return side === 'system' ? (
          <g key={writer}>
            <Write from={[78, y]} to={[record.x - 3, y]} />
            <Shape d={rect(0, y - 16, 78, 32)} />
            <Label x={39} y={y + 5} anchor="middle">
              {writer}
            </Label>
          </g>
        ) : (
          <g key={writer}>
            <Write from={[280, y]} to={[right + 3, y]} after={2} />
            <Name x={286} y={y + 5} size="small">
              {writer}
            </Name>
          </g>
        );
      })}
      <Stroke dash="dashed" tone="red" d={line(middle, 432, middle, bottom + 20)} />
      <Stroke moves="travels" after={4} tone="red" d={line(middle, 432, middle, bottom + 20)} />
      <Moving how="appears" after={6}>
        <Stroke weight="path" tone="red" d={`M${middle - 6} ${bottom + 9}l12 12m0-12l-12 12`} />
      </Moving>
      <Stroke dash="dashed" d={rect(middle - 55, 430, 110, 32)} />
      <Label x={middle} y={451} anchor="middle">
        spreadsheet
      </Label>
      <Label x={middle + 18} y={bottom + 20} tone="red">
        refused
      </Label>
    </Drawing>
  );
}
