import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, rect } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { LoadStacks, tops } from './load-stack.tsx';

const stacks = { base: 424, left: 40, right: 396, width: 204 };
const top = tops(stacks.base);

/** What one visit loads, before and after a diet. */
export function WordpressFigureDesk({ label }: { readonly label: string }) {
  const { base, left, right, width } = stacks;
  return (
    <Drawing width={640} height={460} pad={1} label={label}>
      <LoadStacks {...stacks} />
      <Stroke weight="path" d={line(0, base, 640, base)} />
      <Stroke tone="red" dash="dashed" d={rect(right, top.before, width, top.after - top.before)} />
      <Label x={right + width / 2} y={(top.before + top.after) / 2 + 4} anchor="middle" tone="red">
        no longer loaded
      </Label>
      <Label x={left} y={top.before - 16}>
        one visit, before
      </Label>
      <Label x={right} y={top.before - 16}>
        the same page, after
      </Label>
    </Drawing>
  );
}
