import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { num, rect, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The memory of one device at one moment of an update. */
export interface Moment {
  readonly caption: string;
  /** The slot the device starts from, or none while it is without power. */
  readonly starts: 'a' | 'b' | 'none';
  /** How much of slot b has been written. */
  readonly written: number;
  readonly cut?: true;
}

interface FlashMapProps {
  readonly x: number;
  readonly width: number;
  readonly moment: Moment;
}

export const slots = { loader: 50, a: 80, b: 200, bottom: 320 } as const;
const height = slots.b - slots.a;

/** Loader, slot a and slot b as one column; the slot that starts is solid. */
export function FlashMap({ x, width, moment }: FlashMapProps) {
  const { caption, starts, written, cut = false } = moment;
  const level = slots.b + height * written;
  const slot = (name: 'a' | 'b'): string => rect(x, slots[name], width, height);
  const tooth = width / 5;
  const torn = `M${x} ${level}${[-7, 14, -14, 14, -7].map((dy) => `l${num(tooth)} ${dy}`).join('')}`;
  return (
    <>
      <Shape edge="none" d={rect(x, slots.loader, width, slots.bottom - slots.loader)} />
      {written > 0 && (
        <Shape
          fill="tint"
          edge={cut ? 'none' : 'object'}
          d={rect(x, slots.b, width, height * written)}
        />
      )}
      <Stroke d={[rect(x, slots.loader, width, 30), slot('a'), slot('b')]} />
      {starts !== 'none' && <Shape fill="solid" d={slot(starts)} />}
      {cut && <Stroke tone="red" weight="path" d={torn} />}
      {starts !== 'none' && (
        <Shape
          fill="solid"
          edge="none"
          d={shape([
            [x - 4, slots[starts] + height / 2],
            [x - 14, slots[starts] + height / 2 - 7],
            [x - 14, slots[starts] + height / 2 + 7],
          ])}
        />
      )}
      <Label x={x + width / 2} y={slots.loader + 19} anchor="middle">
        loader
      </Label>
      <Name
        x={x + width / 2}
        y={slots.a + 66}
        anchor="middle"
        tone={starts === 'a' ? 'knock' : 'ink'}
      >
        old
      </Name>
      {written > 0 && (
        <Name
          x={x + width / 2}
          y={slots.b + (written < 1 ? 30 : 66)}
          anchor="middle"
          tone={starts === 'b' ? 'knock' : 'ink'}
        >
          new
        </Name>
      )}
      <Label x={x + width / 2} y={34} anchor="middle" tone={cut ? 'red' : 'ink'}>
        {caption}
      </Label>
    </>
  );
}
