import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { followed, layouts } from '../layouts.ts';
import { PageSheet } from '../PageSheet/PageSheet.tsx';

const [phone, tablet, desk] = layouts;
const file = { left: 132, top: 401, pitch: 92.4 };

/** The file the browser reads: one block after the other, at any width. */
function File() {
  const box = (index: number) => rect(file.left + index * file.pitch, file.top, 46, 36);
  return (
    <>
      <Label x={file.left} y={file.top - 14}>
        the order in the file
      </Label>
      <Shape fill="tint" d={range(6).map(box)} />
      <Shape fill="solid" d={box(followed)} />
      {range(6).map((index) => (
        <Name
          key={index}
          x={file.left + index * file.pitch + 23}
          y={file.top + 24}
          size="small"
          anchor="middle"
          tone={index === followed ? 'knock' : 'ink'}
        >
          {String(index + 1)}
        </Name>
      ))}
      {range(5).map((index) => (
        <Arrow
          key={index}
          points={[
            [file.left + 46 + index * file.pitch, file.top + 18],
            [file.left + file.pitch - 1 + index * file.pitch, file.top + 18],
          ]}
        />
      ))}
    </>
  );
}

/** One page at three widths: the columns change, the reading order does not. */
export function WebDevelopmentFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={444} pad={4} label={label}>
      <PageSheet layout={phone} x={0} y={30} cell={86} unit={44.5} />
      <PageSheet layout={tablet} x={132} y={30} cell={82} unit={46} />
      <PageSheet layout={desk} x={348} y={30} cell={89} unit={56} />
      <File />
    </Drawing>
  );
}
