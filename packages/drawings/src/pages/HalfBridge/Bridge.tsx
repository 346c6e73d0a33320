import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { line, range, rect, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';

export interface BridgeProps {
  readonly tower: number;
  readonly top: number;
  readonly deck: number;
  readonly water: number;
  /** The length of one piece of the deck. Each half has as many pieces as cables. */
  readonly piece: number;
  readonly pieces: number;
  /** How many pieces of the right half are built. */
  readonly built: number;
}

const thick = 14;

/** Cable n holds the end of piece n: the longest starts at the top of the tower. */
const cable = ({ tower, top, deck, piece, pieces }: BridgeProps, n: number, side: 1 | -1) =>
  line(tower + side * 5, top + (pieces - n) * 13, tower + side * piece * n, deck);

/** The drawn half: dashed, with the pier in the wrong place struck out. */
function Drawn(sheet: BridgeProps) {
  const { tower, deck, water, piece, pieces } = sheet;
  const [wrong, right] = [tower - 1.5 * piece, tower - 3 * piece];
  const foot = water - deck - thick;
  return (
    <>
      <Stroke weight="thin" d={range(pieces).map((n) => cable(sheet, n + 1, -1))} dash="dashed" />
      <Shape dash="dashed" d={rect(tower - piece * pieces, deck, piece * pieces - 6, thick)} />
      <Shape dash="dashed" d={rect(right - 7, deck + thick, 14, foot)} />
      <Stroke weight="thin" tone="soft" d={rect(wrong - 7, deck + thick, 14, foot)} />
      <Stroke
        weight="path"
        tone="red"
        d={`M${wrong - 12} ${deck + thick + foot / 2 - 12}l24 24m0-24l-24 24`}
      />
      <Arrow
        tone="red"
        points={ends(wrong - 18, deck + thick + foot / 2, right + 9, deck + thick + foot / 2)}
      />
    </>
  );
}

/** The built half: one piece after another from the tower, each with its cable. */
function Built(sheet: BridgeProps) {
  const { tower, deck, water, piece, pieces, built } = sheet;
  const places = range(pieces).map((n) => [tower + 6 + n * piece, deck] as const);
  const pier = tower + 3 * piece;
  return (
    <>
      <Stroke d={range(built).map((n) => cable(sheet, n + 1, 1))} />
      <Stroke
        weight="thin"
        dash="dashed"
        d={range(pieces - built).map((n) => cable(sheet, built + n + 1, 1))}
      />
      <Shape fill="solid" d={rect(pier - 7, deck + thick, 14, water - deck - thick)} />
      <Shape dash="dashed" d={stamp(stampRect(piece - 6, thick), places.slice(built))} />
      <Shape fill="solid" d={stamp(stampRect(piece - 4, thick), places.slice(0, built))} />
    </>
  );
}

/** A bridge on one tower: the left half is still a drawing, the right half is being built. */
export function Bridge(sheet: BridgeProps) {
  const { tower, top, water, piece, pieces } = sheet;
  const reach = piece * pieces;
  const bank = water + 20;
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={line(tower - reach, water, tower + reach, water)} />
      <Drawn {...sheet} />
      <Built {...sheet} />
      <Shape
        fill="solid"
        d={shape([
          [tower - 4, top],
          [tower + 4, top],
          [tower + 9, bank],
          [tower - 9, bank],
        ])}
      />
      <Shape fill="tint" d={rect(tower - 30, bank - 12, 60, 12)} />
    </>
  );
}
