import { Dimension } from '#line/Dimension.tsx';
import { Name } from '#line/Name.tsx';
import { rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { followed, type layouts, placed } from '../layouts.ts';

interface PageSheetProps {
  readonly layout: (typeof layouts)[number];
  readonly x: number;
  readonly y: number;
  /** The width of one column and the height of one row. */
  readonly cell: number;
  readonly unit: number;
}

/** The page at one width, its blocks numbered in reading order. */
export function PageSheet({ layout, x, y, cell, unit }: PageSheetProps) {
  const width = layout.columns * (cell + 6) + 6;
  const blocks = layout.blocks.map((block) => placed(block, { x, y, cell, unit }));
  return (
    <>
      <Dimension axis="x" from={x} to={x + width} at={y - 14} label={layout.width} />
      <Shape d={rect(x, y, width, layout.rows * unit + 6)} />
      <Shape fill="tint" d={blocks.map(({ outline }) => outline)} />
      <Shape fill="solid" d={blocks[followed]?.outline ?? ''} />
      <Stroke
        tone="soft"
        d={blocks.filter((_, index) => index !== followed).map(({ text }) => text)}
      />
      <Stroke tone="knock" d={blocks[followed]?.text ?? ''} />
      {blocks.map((block, index) => (
        <Name
          key={index}
          x={block.x + 10}
          y={block.y + Math.min(21, unit / 2 + 2.5)}
          size="small"
          tone={index === followed ? 'knock' : 'ink'}
        >
          {String(index + 1)}
        </Name>
      ))}
    </>
  );
}
