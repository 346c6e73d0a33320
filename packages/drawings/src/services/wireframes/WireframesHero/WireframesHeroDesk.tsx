import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { ellipse, line, poly, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { candidates, found, outline, stacked, written } from '../blocks.ts';

const page = { top: 50, w: 182, h: 546, pitch: 214, inset: 16 };
const width = page.w - 2 * page.inset;
const heights = { menu: 14, title: 34, picture: 118, text: 56, cards: 72, names: 24, answer: 76 };
/** Where a phone's first screen ends: between two blocks in all three candidates. */
const fold = 236;

const pages = candidates.map(({ name, order }, index) => {
  const x = index * page.pitch;
  const blocks = stacked(order, heights, page.top + 18, 20);
  const answer = blocks.find(({ kind }) => kind === 'answer')?.y ?? 0;
  return { name, x, blocks, answer, chosen: name === 'C' };
});

function Candidate({ name, x, blocks, answer, chosen }: (typeof pages)[number]) {
  const left = x + page.inset;
  return (
    <>
      <Shape
        d={rect(x, page.top, page.w, page.h)}
        {...(chosen ? { edge: 'path' } : { dash: 'dashed' })}
      />
      <Stroke
        weight="thin"
        d={blocks
          .filter(({ kind }) => kind !== 'answer')
          .map(({ kind, y, height }) => outline(kind, left, y, width, height))}
      />
      <Moving how="appears" after={found[name]}>
        <Shape fill={chosen ? 'solid' : 'tint'} d={rect(left, answer, width, heights.answer)} />
        <Shape fill={chosen ? 'knock' : 'soft'} d={written(left, answer, width, heights.answer)} />
      </Moving>
      <Name x={x + 4} y={28} size="large">
        {name}
      </Name>
    </>
  );
}

/** The answer moves up from one candidate to the next. */
const climbs = pages.slice(1).map(({ x, answer }, i) => {
  const before = pages[i] ?? { x: 0, answer: 0 };
  const middle = heights.answer / 2;
  const between = x - (page.pitch - page.w) / 2;
  return [
    [before.x + page.w - page.inset, before.answer + middle],
    [between, before.answer + middle],
    [between, answer + middle],
    [x + page.inset - 1, answer + middle],
  ] as const;
});

/** Three structures for one page; the one whose answer is on the first screen is chosen. */
export function WireframesHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={4} label={label}>
      {pages.map((candidate) => (
        <Candidate key={candidate.name} {...candidate} />
      ))}
      {climbs.map((points, i) => (
        <g key={points[0][0]}>
          <Arrow points={points} />
          <Stroke moves="travels" after={i === 0 ? 2 : 4} d={poly(points)} />
        </g>
      ))}
      <Stroke weight="path" dash="dashed" d={line(0, fold, 660, fold)} />
      <Dimension axis="y" from={page.top} to={fold} at={650} label="first screen" />
      <Stroke weight="path" moves="draws" after={6} d={ellipse(441, 20, 23, 20)} />
    </Drawing>
  );
}
