import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { curve, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The positions of the plot and of the server beside it. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly server: number;
  readonly edge: number;
}

const weeks = 14;

/** Most phones install a release within weeks; `reach` is the share that ever installs it. */
const releases = [
  { name: '1.0', week: 0, reach: 1, fill: 'paper' },
  { name: '1.1', week: 3.2, reach: 0.88, fill: 'faint' },
  { name: '1.2', week: 6.4, reach: 0.77, fill: 'soft' },
  { name: '1.3', week: 9.8, reach: 0.68, fill: 'solid' },
] as const;

type Release = (typeof releases)[number];

/** The share of phones with this version or a newer one. */
const installed = ({ week, reach }: Release, at: number): number =>
  week === 0 ? 1 : at <= week ? 0 : reach * (1 - Math.exp(-(at - week) / 1.2));

/** Every phone that has the app, by version; on the last day each version calls the server. */
export function VersionsChart({ plot }: { readonly plot: Plot }) {
  const { left, right, top, bottom, server, edge } = plot;
  const x = (week: number): number => left + ((right - left) * week) / weeks;
  const y = (share: number): number => bottom - (bottom - top) * share;
  const upper = (release: Release): string =>
    curve(
      range(8).map((i): Point => {
        const at = release.week + (weeks - release.week) * (i / 7) ** 1.7;
        return [x(at), y(installed(release, at))];
      }),
    );
  const calls = releases.map((release, i) => {
    const newer = releases[i + 1];
    const below = newer ? installed(newer, weeks) : 0;
    return { name: release.name, at: y((installed(release, weeks) + below) / 2), old: i === 0 };
  });
  const [, ...updates] = releases;
  return (
    <>
      <Shape d={rect(left, top, right - left, bottom - top)} />
      {updates.map((release) => (
        <Shape
          key={release.name}
          fill={release.fill}
          edge="none"
          d={`${upper(release)}V${bottom}H${x(release.week)}z`}
        />
      ))}
      <Stroke d={updates.map(upper)} />
      <Stroke d={releases.map(({ week }) => line(x(week), bottom, x(week), bottom + 9))} />
      <Stroke weight="wall" d={line(right, top - 12, right, bottom + 9)} />
      <Shape fill="tint" d={rect(server, top, edge - server, bottom - top)} />
      <Name x={(server + edge) / 2} y={(top + bottom) / 2 + 6} anchor="middle">
        Server
      </Name>
      {releases.map(({ name, week }) => (
        <Label key={name} x={x(week)} y={bottom + 25} anchor={week === 0 ? 'start' : 'middle'}>
          {name}
        </Label>
      ))}
      {calls.map(({ name, at, old }) => (
        <Arrow
          key={name}
          tone={old ? 'red' : 'ink'}
          points={[
            [right + 38, at],
            [server, at],
          ]}
        />
      ))}
      {calls.map(({ name, at, old }) => (
        <Label key={name} x={right + 9} y={at + 4} tone={old ? 'red' : 'ink'}>
          {name}
        </Label>
      ))}
    </>
  );
}
