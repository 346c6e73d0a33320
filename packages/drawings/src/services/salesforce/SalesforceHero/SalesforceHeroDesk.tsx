import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { portrait } from '../portrait.ts';
import { bottomOf, CustomerRecord, fields, rowAt, Write } from './customer-record.tsx';

const record = { x: 224, y: 96, width: 212, head: 68, pitch: 56 };
const middle = record.x + record.width / 2;
const right = record.x + record.width;
const bottom = bottomOf(record);
const pane = { width: 132, height: 66 };
const readers = range(13).map((i) => 30 + i * 50);
const bus = 66;

const writers = fields.map((field, i) => ({ ...field, y: rowAt(record, i) }));
const systems = writers.filter(({ side }) => side === 'system');
const people = writers.filter(({ side }) => side === 'person');

/** The readers: a row of people on one line from the top of the record. */
function Readers() {
  return (
    <>
      <Stroke
        weight="thin"
        d={[
          line(30, bus, 630, bus),
          line(middle, bus, middle, record.y),
          ...readers.map((x) => line(x, 46, x, bus)),
        ]}
      />
      <Shape d={readers.map((x) => portrait(x, 35, 5))} />
      <Label x={20} y={12}>
        everyone reads
      </Label>
    </>
  );
}

/** The three systems, each shown by the screen it writes from: a form, an invoice, a call. */
function Systems() {
  const [form = 0, invoice = 0, call = 0] = systems.map(({ y }) => y - pane.height / 2);
  const waves = [6, 14, 22, 10, 28, 18, 8, 24, 12, 20, 6, 16, 10];
  return (
    <>
      <Shape d={[form, invoice, call].map((y) => rect(0, y, pane.width, pane.height))} />
      <Stroke
        weight="thin"
        d={[
          ...[form, invoice, call].map((y) => line(0, y + 11, pane.width, y + 11)),
          rect(14, form + 22, 66, 10),
          rect(14, form + 40, 66, 10),
          writing(14, invoice + 24, 54, 3, 9),
          ...range(3).map((i) => line(96, invoice + 24 + i * 9, 118, invoice + 24 + i * 9)),
        ]}
      />
      <Stroke
        d={[
          line(92, invoice + 54, 118, invoice + 54),
          ...waves.map((h, i) =>
            line(18 + i * 8, call + 39 - h / 2, 18 + i * 8, call + 39 + h / 2),
          ),
        ]}
      />
      <Shape fill="solid" edge="none" d={rect(92, form + 40, 26, 10)} />
      {systems.map(({ writer, y }) => (
        <Label key={writer} x={0} y={y - pane.height / 2 - 8}>
          {writer}
        </Label>
      ))}
    </>
  );
}

function People() {
  return (
    <>
      <Shape fill="tint" d={people.map(({ y }) => portrait(548, y - 3, 9))} />
      {people.map(({ writer, y }) => (
        <Name key={writer} x={578} y={y + 10}>
          {writer}
        </Name>
      ))}
    </>
  );
}

/** A second writer for a field is refused at the edge of the record. */
function Refused() {
  const y = bottom + 22;
  return (
    <>
      <Stroke dash="dashed" tone="red" d={line(middle, 560, middle, y + 8)} />
      <Stroke moves="travels" after={4} tone="red" d={line(middle, 560, middle, y + 8)} />
      <Moving how="appears" after={6}>
        <Stroke weight="path" tone="red" d={`M${middle - 7} ${y - 7}l14 14m0-14l-14 14`} />
      </Moving>
      <Stroke dash="dashed" d={rect(middle - 66, 560, 132, 40)} />
      <Label x={middle} y={584} anchor="middle">
        spreadsheet
      </Label>
      <Label x={middle + 22} y={y + 4} tone="red">
        a second writer is refused
      </Label>
    </>
  );
}

/** One record of the customer: every field has a single writer, everyone reads. */
export function SalesforceHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={602} pad={1} label={label}>
      <Readers />
      {systems.map(({ y }) => (
        <Write key={y} from={[pane.width, y]} to={[record.x - 3, y]} />
      ))}
      {people.map(({ y }) => (
        <Write key={y} from={[522, y]} to={[right + 3, y]} after={2} />
      ))}
      <CustomerRecord {...record} />
      <Systems />
      <People />
      <Refused />
      <Label x={0} y={104}>
        systems write
      </Label>
      <Label x={532} y={104}>
        people write
      </Label>
    </Drawing>
  );
}
