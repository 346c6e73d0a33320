import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import {
  arrowHead,
  circle,
  cross,
  line,
  poly,
  rect,
  roundRect,
  writing,
  type Point,
} from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { hand, scribble, sketched } from '../sketch.ts';

/** Two screens are enough on a narrow sheet: the tap, and where it leads. */
const Paper = () => (
  <Stroke
    d={[110, 244].flatMap((x) => [
      sketched(x, 8, 76, 84),
      scribble(x + 12, 26, 4),
      sketched(x + 14, 38, 48, 22),
      sketched(x + 14, 73, 34, 10),
    ])}
  />
);

const Wired = () => (
  <>
    <Shape d={[rect(98, 122, 92, 104), rect(240, 122, 92, 104)]} />
    <Stroke
      weight="thin"
      d={[
        writing(108, 138, 60, 1, 9),
        rect(108, 150, 72, 34),
        cross(108, 150, 72, 34),
        writing(250, 138, 60, 1, 9),
        circle(286, 172, 16),
        writing(250, 204, 72, 2, 9),
      ]}
    />
    <Shape fill="tint" d={rect(108, 196, 46, 18)} />
    <Arrow
      points={[
        [154, 205],
        [214, 205],
        [214, 142],
        [239, 142],
      ]}
    />
    <Stroke tone="red" moves="draws" after={1} d={line(108, 167, 78, 167)} />
    <Moving how="appears" after={2}>
      <Stroke tone="red" weight="path" d={cross(66, 161, 12, 12)} />
    </Moving>
  </>
);

/** The line from the tap to the screen it opens. */
const way: readonly Point[] = [
  [190, 365],
  [218, 365],
  [218, 334],
  [263, 334],
];

const Tapped = () => (
  <>
    <Shape d={[roundRect(86, 256, 116, 178, 10), roundRect(234, 256, 116, 178, 10)]} />
    <Shape
      fill="solid"
      edge="none"
      d={[rect(98, 274, 56, 8), rect(246, 274, 56, 8), rect(98, 350, 92, 30)]}
    />
    <Shape fill="tint" d={rect(98, 292, 92, 44)} />
    <Stroke d={[circle(144, 314, 12), writing(256, 386, 72, 3, 11)]} />
    <Stroke weight="path" moves="draws" after={4} d={poly(way)} />
    <Moving how="appears" after={5}>
      <Shape fill="solid" edge="none" d={[circle(292, 334, 28), arrowHead(way)]} />
      <Stroke tone="knock" weight="path" d="M280 334l9 9 16-18" />
    </Moving>
    <Moving how="drops" after={3}>
      <Shape d={hand(144, 358)} />
    </Moving>
  </>
);

export function PrototypeHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={468} pad={2} scale="phone" label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[
          [110, 98, 98, 118],
          [186, 98, 190, 118],
          [244, 98, 240, 118],
          [320, 98, 332, 118],
          [98, 230, 86, 252],
          [190, 230, 202, 252],
          [240, 230, 234, 252],
          [332, 230, 350, 252],
        ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => line(x1, y1, x2, y2))}
      />
      <Paper />
      <Wired />
      <Tapped />
      <Name x={0} y={22}>
        Paper
      </Name>
      <Name x={0} y={138}>
        Wired
      </Name>
      <Name x={0} y={272}>
        Tapped
      </Name>
    </Drawing>
  );
}
