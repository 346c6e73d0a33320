import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { plane, type Project } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { poly, type Point } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { lift, page, PageBoard, Plugins } from './page-board.tsx';

const board = plane(274, 186);
const top: Project = (u, v) => board(u, v, lift + 10);
const kept = plane(26, 548);
const leftOut = plane(360, 548);

const roles = [
  { role: 'Developer', may: 'the frame', y: 104, dot: top(page.width - 10, 25) },
  { role: 'Editor', may: 'this block', y: 166, dot: top(page.width - 10, 85) },
  { role: 'Author', may: 'news, texts', y: 228, dot: top(page.width - 10, 230) },
];
const column = 546;
const intoPage: readonly Point[] = [
  [104, 506],
  [104, 372],
];

/** A page put together from blocks, who may change which, and the plugins it does without. */
export function WordpressHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={602} pad={1} label={label}>
      <PageBoard at={board} />
      {roles.map(({ role, may, y, dot }) => (
        <g key={role}>
          <Leader points={[dot, [dot[0] + Math.abs(y - dot[1]), y], [column - 10, y]]} />
          <Name x={column} y={y} size="small">
            {role}
          </Name>
          <Label x={column} y={y + 18}>
            {may}
          </Label>
        </g>
      ))}
      <Plugins
        at={kept}
        sizes={[
          [0, 22, 22],
          [58, 22, 30],
          [116, 22, 18],
          [174, 22, 26],
        ]}
      />
      <Plugins
        at={leftOut}
        sizes={[
          [0, 40, 60],
          [104, 46, 84],
          [218, 54, 52],
        ]}
        leftOut
      />
      <Arrow weight="path" points={intoPage} />
      <Stroke moves="travels" after={3} d={poly(intoPage)} />
      <Label x={0} y={598}>
        plugins: kept
      </Label>
      <Label x={324} y={598} tone="red">
        left out: too heavy
      </Label>
    </Drawing>
  );
}
