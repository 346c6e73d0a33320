import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { arrowHead, hatch, line, poly, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { body, handle, valve, wheel } from '../plumbing.ts';

const main = 152;
const place: Point = [175, main];
const shelf: Point = [175, 258];
const shut: readonly Point[] = [
  [104, main],
  [246, main],
];
const flow: readonly Point[] = [
  [0, main],
  [58, main],
  [58, 33],
  [292, 33],
  [292, main],
  [349, main],
];

export function ApplicationEnhancementHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={424} pad={2} scale="phone" label={label}>
      <Shape fill="tint" edge="none" d="M0 132h44V20h262v112h44v40H246v-40h32V46H72v86h32v40H0z" />
      <Stroke
        weight="path"
        d="M0 132h44V20h262v112h44M120 132H72V46h206v86h-48M0 172h120M230 172h120"
      />
      <Shape fill="solid" d={shut.map((at) => valve(at, 12, 20))} />
      <Stroke d={[...shut.map((at) => handle(at, 36, 12)), valve([175, 33], 12, 13)]} />
      <Stroke weight="path" d={poly(flow)} />
      <Shape
        fill="solid"
        edge="none"
        d={[3, 5, 6].map((points) => arrowHead(flow.slice(0, points), 10))}
      />
      <Stroke moves="travels" d={poly(flow)} />
      <Stroke moves="travels" after={4} d={poly(flow)} />
      <Shape d={[rect(118, 122, 8, 60), rect(224, 122, 8, 60)]} />
      <Moving how="slides" after={3}>
        <Shape fill="solid" d={body(place, 44)} />
        <Stroke tone="knock" d={wheel(place, 15)} />
      </Moving>
      <Arrow
        dash="dashed"
        points={[
          [175, 190],
          [175, 224],
        ]}
      />
      <Moving how="drops" after={2}>
        <Shape d={body(shelf, 44)} />
        <Stroke weight="thin" d={hatch(140, 236, 70, 44, 7)} />
        <Shape d={wheel(shelf, 15)} />
      </Moving>
      <Stroke weight="path" d={line(112, 288, 238, 288)} />
      <Name x={175} y={98} anchor="middle">
        New part
      </Name>
      <Name x={248} y={264}>
        Old part
      </Name>
      <Label x={0} y={336}>
        answered
      </Label>
      <Shape d={rect(0, 346, 350, 54)} />
      <Stroke
        weight="path"
        moves="draws"
        after={5}
        d="M0 374l30-3 34 5 40-4 36 3 42-4 38 5 40-3 34 3 56-2"
      />
      <Stroke weight="thin" dash="dotted" d={line(175, 296, 175, 400)} />
      <Label x={175} y={420} anchor="middle">
        part changed
      </Label>
    </Drawing>
  );
}
