import type { ReactNode } from 'react';
import { Arrow } from '#line/Arrow.tsx';
import { Moving } from '#line/Moving.tsx';
import { drum, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Every part is drawn 96 wide and 60 high. */
export const partSize = { width: 96, height: 60 };

interface Column {
  readonly x: number;
  /** Top edges of the four parts. */
  readonly rows: readonly number[];
}

interface NamedColumn extends Column {
  /** Writes a part's name beside it; it appears together with the part. */
  readonly name: (words: string, top: number) => ReactNode;
}

/** A packed build: a parcel with its tape. */
const parcel = (x: number, y: number): string =>
  rect(x + 16, y, 64, 60) + line(x + 16, y + 18, x + 80, y + 18) + rect(x + 38, y, 20, 28);

/** An image: a stack of layers. */
const layers = (x: number, y: number): string =>
  range(4)
    .map((i) => rect(x + 14, y + i * 15.5, 68, 13))
    .join('');

/** Names and their values. */
const settings = (x: number, y: number): string[] =>
  range(4).flatMap((i) => [
    rect(x, y + 4 + i * 15, 30, 7),
    rect(x + 38, y + 4 + i * 15, 58 - (i % 2) * 18, 7),
  ]);

const tiles = (x: number, y: number): string[] =>
  range(4).map((i) => rect(x + (i % 2) * 50, y + Math.floor(i / 2) * 33, 46, 27));

const lights = (x: number, y: number): string[] =>
  range(4).flatMap((i) =>
    range(3).map((k) => rect(x + (i % 2) * 50 + 8 + k * 9, y + Math.floor(i / 2) * 33 + 10, 6, 6)),
  );

/** The parts of the app on its current platform. */
export function Here({ x, rows, name }: NamedColumn) {
  const [slug = 0, config = 0, dynos = 0, data = 0] = rows;
  return (
    <>
      <Shape d={[parcel(x, slug), ...settings(x, config)]} />
      {name('Slug', slug)}
      {name('Settings', config)}
      <Shape fill="solid" d={drum(x + 10, data, 76, 60)} />
      <Stroke tone="knock" d={`M${x + 10} ${data + 13}a38 13 0 0 0 76 0`} />
      {name('Postgres', data)}
      <Moving how="appears" after={2}>
        <Shape fill="solid" d={tiles(x, dynos)} />
        <Shape fill="knock" d={lights(x, dynos)} />
        {name('Dynos', dynos)}
      </Moving>
    </>
  );
}

/** The same app prepared on another platform, with other names; nothing runs there yet. */
export function There({ x, rows, name }: NamedColumn) {
  const [image = 0, secrets = 0, containers = 0, data = 0] = rows;
  return (
    <>
      <Shape d={drum(x + 10, data, 76, 60)} />
      {name('Postgres', data)}
      <Moving how="slides" after={3}>
        <Shape d={layers(x, image)} />
        {name('Image', image)}
      </Moving>
      <Moving how="slides" after={4}>
        <Shape d={settings(x, secrets)} />
        {name('Secrets', secrets)}
      </Moving>
      <Moving how="slides" after={5}>
        <Shape dash="dashed" d={tiles(x, containers)} />
        {name('Containers', containers)}
      </Moving>
    </>
  );
}

/** Build, release, run: each part leads to the next one below. */
export function Steps({ x, rows }: Column) {
  const middle = x + partSize.width / 2;
  return rows.slice(1, 3).map((y, i) => (
    <Arrow
      key={y}
      points={[
        [middle, (rows[i] ?? 0) + partSize.height + 6],
        [middle, y - 6],
      ]}
    />
  ));
}
