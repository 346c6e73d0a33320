import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { ellipse, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { candidates, found, outline, stacked } from '../blocks.ts';

const page = { top: 40, w: 106, h: 384, pitch: 122, inset: 10 };
const width = page.w - 2 * page.inset;
const heights = { menu: 10, title: 26, picture: 78, text: 46, cards: 50, names: 16, answer: 52 };
const fold = 174;

export function WireframesHeroPhone({ label }: { readonly label: string }) {
  const pages = candidates.map(({ order }, index) =>
    stacked(order, heights, page.top + 14, 14).map((block) => ({
      ...block,
      x: index * page.pitch + page.inset,
    })),
  );
  const answers = pages.map((blocks) =>
    blocks
      .filter(({ kind }) => kind === 'answer')
      .map(({ x, y, height }) => rect(x, y, width, height))
      .join(''),
  );
  return (
    <Drawing width={350} height={446} pad={2} scale="phone" label={label}>
      <Shape dash="dashed" d={[0, 1].map((i) => rect(i * page.pitch, page.top, page.w, page.h))} />
      <Shape edge="path" d={rect(2 * page.pitch, page.top, page.w, page.h)} />
      <Stroke
        weight="thin"
        d={pages
          .flat()
          .filter(({ kind }) => kind !== 'answer')
          .map(({ kind, x, y, height }) => outline(kind, x, y, width, height))}
      />
      {candidates.map(({ name }, index) => (
        <Moving key={name} how="appears" after={found[name]}>
          <Shape fill={index < 2 ? 'tint' : 'solid'} d={answers[index] ?? ''} />
        </Moving>
      ))}
      <Stroke weight="path" dash="dashed" d={line(0, fold, 350, fold)} />
      {candidates.map(({ name }, index) => (
        <Name key={name} x={index * page.pitch + 12} y={24}>
          {name}
        </Name>
      ))}
      <Stroke weight="path" moves="draws" after={6} d={ellipse(262, 18, 17, 16)} />
      <Label x={0} y={443}>
        dashed: the first screen ends here
      </Label>
    </Drawing>
  );
}
