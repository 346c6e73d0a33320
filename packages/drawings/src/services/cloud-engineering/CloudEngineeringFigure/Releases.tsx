import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { failing, partsOf, testCount, type TimelineGrid } from './timeline-grid.ts';

const half = 13;

/** What runs in production: there is no gap, and the release that failed never runs. */
export function Production({ grid }: { readonly grid: TimelineGrid }) {
  const y = grid.yOf('production');
  const [live41, , live43] = grid.starts.map((x) => partsOf(grid, x).live);
  const [from41, from43] = [live41 ?? 0, live43 ?? 0];
  const serving = [
    { name: 'rel 40', from: grid.left },
    { name: 'rel 41', from: from41 },
    { name: 'rel 43', from: from43 },
  ];
  return (
    <>
      <Shape
        fill="solid"
        edge="none"
        d={rect(grid.left, y - half, grid.right - grid.left, 2 * half)}
      />
      <Stroke tone="knock" d={[from41, from43].map((x) => line(x, y - half, x, y + half))} />
      {serving.map(({ name, from }) => (
        <Label key={name} x={from + 9} y={y + 4} tone="knock">
          {name}
        </Label>
      ))}
    </>
  );
}

/** A release from its commit to its tests, and on to production if they pass. */
function Release({ grid, x, passes }: { grid: TimelineGrid; x: number; passes: boolean }) {
  const { yOf, build, test } = grid;
  const parts = partsOf(grid, x);
  const testAt = (i: number): Point => [parts.tests + i * test, yOf('test') - half];
  const passed = range(passes ? testCount : failing).map(testAt);
  const down = (at: number, from: number, to: number): Point[] => [
    [at, from],
    [at, to - half - 1],
  ];
  return (
    <>
      <Arrow points={down(x + 6, yOf('commit') + 6, yOf('build'))} />
      <Arrow
        points={[[x + build, yOf('build')], ...down(parts.tests + test, yOf('build'), yOf('test'))]}
      />
      <Shape d={rect(x, yOf('build') - half, build, 2 * half)} />
      <Shape
        fill="solid"
        edge="none"
        d={[circle(x + 6, yOf('commit'), 6), stamp(stampRect(test - 2, 2 * half), passed)]}
      />
      {passes && (
        <>
          <Arrow points={down(parts.staging + 10, yOf('test') + half, yOf('staging'))} />
          <Arrow points={down(parts.live, yOf('staging') + half, yOf('production'))} />
          <Shape
            fill="tint"
            d={rect(parts.staging, yOf('staging') - half, grid.staging, 2 * half)}
          />
        </>
      )}
    </>
  );
}

/** The failing test, the next one, which is not run, and the way to the commit with the fix. */
function Fault({ grid }: { readonly grid: TimelineGrid }) {
  const [, second, third] = grid.starts;
  const { failed } = partsOf(grid, second);
  const [tested, committed] = [grid.yOf('test'), grid.yOf('commit')];
  const middle = failed + (grid.test - 2) / 2;
  return (
    <>
      <Shape
        fill="red"
        edge="none"
        d={rect(failed, tested - half - 5, grid.test - 2, 2 * half + 10)}
      />
      <Stroke d={rect(failed + grid.test, tested - half, grid.test - 2, 2 * half)} />
      <Arrow
        tone="red"
        points={[
          [middle, tested + half + 5],
          [middle, tested + 38],
          [third - 12, tested + 38],
          [third - 12, committed],
          [third - 1, committed],
        ]}
      />
      <Label x={second} y={tested + 58} tone="red">
        stopped at test
      </Label>
    </>
  );
}

export function Releases({ grid }: { readonly grid: TimelineGrid }) {
  return (
    <>
      {grid.starts.map((x, i) => (
        <Release key={x} grid={grid} x={x} passes={i !== 1} />
      ))}
      <Fault grid={grid} />
    </>
  );
}
