import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { RankedLists } from './RankedLists.tsx';
import { afterFirst, before } from './rounds.ts';

export function ProductDevelopmentFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={412} pad={1} scale="phone" label={label}>
      <RankedLists rounds={[before, afterFirst]} slip={122} pitch={214} row={42} />
      <Label x={350} y={406} anchor="end" tone="red">
        nobody missed it
      </Label>
    </Drawing>
  );
}
