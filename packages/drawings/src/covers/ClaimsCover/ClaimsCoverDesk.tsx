import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { hatch, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import styles from '../cover.module.css';
import type { CoverProps } from '../cover-props.ts';

const pitch = 86;
const bandTop = (band: number): number => 106 + band * pitch;
const middleOf = (band: number): number => bandTop(band) + 34;

const modulesOf = (band: number): Point[] =>
  range(3).map((column) => [424 + column * 116, bandTop(band)]);
const outlines = (...bands: readonly number[]): string =>
  stamp(stampRect(96, 68), bands.flatMap(modulesOf));
const texts = (...bands: readonly number[]): string =>
  bands
    .flatMap(modulesOf)
    .map(([x, y]) => writing(x + 16, y + 22, 62, 3, 12))
    .join('');

/** The old system: migrated parts are outlines, the rest is hatched. */
function OldBlock() {
  return (
    <>
      <Stroke
        dash="dashed"
        d={[rect(48, bandTop(0), 210, pitch), rect(48, bandTop(1), 210, pitch)]}
      />
      <Shape d={[rect(48, bandTop(2), 210, pitch), rect(48, bandTop(3), 210, 68)]} />
      <Stroke weight="thin" d={hatch(48, bandTop(2), 210, pitch + 68, 11)} />
    </>
  );
}

/** The new system: a row of modules for every band. */
function NewModules() {
  const rows = range(4).map((band) => line(424, middleOf(band), 752, middleOf(band)));
  const columns = [472, 588, 704].map((x) => line(x, bandTop(0), x, bandTop(3)));
  return (
    <>
      <Stroke d={[...rows, ...columns]} />
      <Shape fill="solid" d={outlines(0, 1)} />
      <Stroke tone="knock" d={texts(0, 1)} />
      <Shape d={outlines(2)} />
      <Shape dash="dashed" d={outlines(3)} />
      <Stroke weight="thin" d={texts(2, 3)} />
    </>
  );
}

/** Claims platform rebuild: the old block is emptied route by route. */
export function ClaimsCoverDesk({ label }: CoverProps) {
  const way = (band: number): Point[] => [
    [258, middleOf(band)],
    [423, middleOf(band)],
  ];
  return (
    <Drawing width={800} height={560} label={label} className={styles.cover}>
      <Dimension axis="x" from={48} to={258} at={70} label="before" />
      <Dimension axis="x" from={424} to={752} at={70} label="after" />
      <OldBlock />
      <NewModules />
      <Arrow weight="path" points={way(0)} />
      <Arrow weight="path" points={way(1)} />
      <Arrow points={way(2)} />
      <Arrow dash="dashed" points={way(3)} />
      {['moved', 'moved', 'moving', 'planned'].map((state, band) => (
        <Label key={bandTop(band)} x={340} y={middleOf(band) - 11} anchor="middle">
          {state}
        </Label>
      ))}
      <Shape d={rect(48, 476, 704, 12)} />
      <Shape fill="solid" d={rect(48, 476, 420, 12)} />
      <Label x={48} y={514}>
        both run side by side until the last route has moved
      </Label>
    </Drawing>
  );
}
