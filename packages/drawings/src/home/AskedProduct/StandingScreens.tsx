import { isoLine, type Project } from '#line/iso.ts';
import { shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface Stand {
  readonly at: Project;
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

type Spot = readonly [along: number, up: number];

/** A flat box on its edge, facing left, with functions to draw on its face. */
function standing({ at, u, v, width, depth, height }: Stand) {
  const spot = ([along, up]: Spot) => at(u + along, v, up);
  const face = (left: number, low: number, w: number, h: number): string =>
    shape(
      (
        [
          [left, low],
          [left + w, low],
          [left + w, low + h],
          [left, low + h],
        ] as const
      ).map(spot),
    );
  const across = (spots: readonly Spot[]): string =>
    isoLine(
      at,
      spots.map(([along, up]) => [u + along, v, up]),
    );
  const end = u + width;
  return {
    front: face(0, 0, width, height),
    side: shape([at(end, v), at(end, v - depth), at(end, v - depth, height), at(end, v, height)]),
    top: shape([
      at(u, v, height),
      at(end, v, height),
      at(end, v - depth, height),
      at(u, v - depth, height),
    ]),
    face,
    across,
  };
}

/** What people will use: a phone app or a web page. Only the chosen one is shown. */
export function StandingScreens({ at }: { readonly at: Project }) {
  const phone = standing({ at, u: 128, v: 176, width: 68, depth: 9, height: 132 });
  const page = standing({ at, u: 70, v: 170, width: 170, depth: 7, height: 104 });
  const row = (screen: typeof phone, up: number, from: number, to: number): string =>
    screen.across([
      [from, up],
      [to, up],
    ]);
  return (
    <>
      <g data-answer="phone">
        <Shape d={[phone.front, phone.top]} />
        <Shape fill="deep" d={phone.side} />
        <Stroke d={phone.face(7, 16, 54, 106)} />
        <Stroke
          weight="thin"
          d={[
            row(phone, 112, 14, 44),
            row(phone, 102, 14, 54),
            row(phone, 54, 14, 54),
            row(phone, 44, 14, 40),
          ]}
        />
        <Stroke
          weight="path"
          d={phone.across([
            [12, 70],
            [24, 84],
            [34, 74],
            [45, 92],
            [56, 84],
          ])}
        />
        <Shape fill="solid" edge="none" d={phone.face(14, 24, 40, 11)} />
      </g>
      <g data-answer="web">
        <Shape d={[page.front, page.top]} />
        <Shape fill="deep" d={page.side} />
        <Stroke d={[row(page, 88, 0, 170), page.face(9, 10, 42, 68)]} />
        <Stroke
          weight="thin"
          d={[
            ...[68, 57, 46].map((up) => row(page, up, 16, 42)),
            row(page, 76, 62, 120),
            row(page, 66, 62, 152),
            row(page, 56, 62, 138),
          ]}
        />
        <Stroke
          weight="path"
          d={page.across([
            [62, 16],
            [86, 32],
            [106, 22],
            [133, 40],
            [158, 34],
          ])}
        />
        <Shape fill="solid" edge="none" d={[6, 16, 26].map((left) => page.face(left, 94, 6, 5))} />
      </g>
    </>
  );
}
