import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, rect } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { LoadStacks, tops } from './load-stack.tsx';

const stacks = { base: 386, left: 4, right: 216, width: 130 };
const top = tops(stacks.base);

export function WordpressFigurePhone({ label }: { readonly label: string }) {
  const { base, left, right, width } = stacks;
  return (
    <Drawing width={350} height={390} pad={1} scale="phone" label={label}>
      <LoadStacks {...stacks} />
      <Stroke weight="path" d={line(0, base, 350, base)} />
      <Stroke tone="red" dash="dashed" d={rect(right, top.before, width, top.after - top.before)} />
      <Label x={right + width / 2} y={(top.before + top.after) / 2} anchor="middle" tone="red">
        no longer
      </Label>
      <Label x={right + width / 2} y={(top.before + top.after) / 2 + 18} anchor="middle" tone="red">
        loaded
      </Label>
      <Label x={left} y={top.before - 12}>
        one visit
      </Label>
      <Label x={right} y={top.before - 12}>
        after
      </Label>
    </Drawing>
  );
}
