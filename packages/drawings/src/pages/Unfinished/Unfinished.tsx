import { Composed } from '#line/Composed.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { cross, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface SheetProps {
  readonly slug: string;
  readonly width: number;
  readonly height: number;
}

const plate = { width: 300, height: 120 };

/** A crossed box as a placeholder, with a text that says so. */
function Sheet({ slug, width, height }: SheetProps) {
  const [x, y] = [width / 2, height / 2];
  return (
    <>
      <Shape dash="dashed" d={rect(0, 0, width, height)} />
      <Stroke weight="thin" tone="soft" d={cross(0, 0, width, height)} />
      <Shape
        d={rect(x - plate.width / 2, y - plate.height / 2, plate.width, plate.height)}
        edge="path"
      />
      <Name x={x} y={y - 2} anchor="middle" size="large">
        Not drawn yet
      </Name>
      <Label x={x} y={y + 30} anchor="middle" tone="red">
        {`unfinished: ${slug}`}
      </Label>
    </>
  );
}

interface UnfinishedProps {
  readonly slug: string;
  readonly label: string;
}

/** The placeholder of a service's drawing. The checks refuse it, or the launch check lists it. */
export function Unfinished({ slug, label }: UnfinishedProps) {
  const desk = { width: 640, height: 440 };
  const phone = { width: 350, height: 320 };
  return (
    <Composed
      desk={
        <Drawing {...desk} pad={1} label={label}>
          <Sheet slug={slug} {...desk} />
        </Drawing>
      }
      phone={
        <Drawing {...phone} pad={1} scale="phone" label={label}>
          <Sheet slug={slug} {...phone} />
        </Drawing>
      }
    />
  );
}
