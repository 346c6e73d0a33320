import { isoLine, isoRect, type Project } from '#line/iso.ts';
import { range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Design: the screen people see, with its bar, menu, chart, tiles and table. */
export function InterfacePlane({ at, side }: { readonly at: Project; readonly side: number }) {
  const row = (v: number, from: number, to: number) =>
    isoLine(at, [
      [from, v],
      [to, v],
    ]);
  const column = isoLine(at, [
    [70, 30],
    [70, side],
  ]);
  const chosen = isoRect(at, 10, 60, 50, 20);
  const menu = [50, 70, 90, 110, 130, 150].map((v, i) => row(v, 20, i % 2 ? 45 : 55));
  const tile = (u: number) => isoRect(at, u, 170, 55, 40);
  const table = range(4).flatMap((i) => [
    row(230 + i * 15, 90, i % 2 ? 180 : 210),
    row(230 + i * 15, 240, 280),
  ]);
  const series = isoLine(at, [
    [90, 140],
    [110, 125],
    [130, 130],
    [155, 105],
    [180, 110],
    [205, 85],
    [235, 90],
    [280, 60],
  ]);
  return (
    <>
      <Stroke d={[row(30, 0, side), column, chosen, tile(90), tile(157)]} />
      <Stroke
        weight="thin"
        d={[
          isoRect(at, 110, 10, 140, 10),
          ...menu,
          isoRect(at, 10, 250, 50, 35),
          isoRect(at, 90, 50, 190, 100),
          ...table,
        ]}
      />
      <Stroke weight="thin" tone="soft" d={[70, 90, 110, 130].map((v) => row(v, 90, 280))} />
      <Stroke weight="path" d={[series, row(195, 100, 130), row(195, 167, 197)]} />
      <Shape fill="solid" d={[...[10, 22, 34].map((u) => isoRect(at, u, 12, 6, 6)), tile(225)]} />
    </>
  );
}
