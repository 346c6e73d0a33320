import { Drawing } from '#line/Drawing.tsx';
import { ListState } from '../ListState/ListState.tsx';

const screen = { w: 164, h: 150 };
const [left, right] = [0, 186];
const [upper, lower] = [28, 218];

export function WireframesFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={370} pad={2} scale="phone" label={label}>
      <ListState state="Empty" x={left} y={upper} {...screen} />
      <ListState state="One" x={right} y={upper} {...screen} />
      <ListState state="Too many" x={left} y={lower} {...screen} />
      <ListState state="Failed" x={right} y={lower} {...screen} />
    </Drawing>
  );
}
