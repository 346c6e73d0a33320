import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { RankedLists } from './RankedLists.tsx';
import { afterFirst, afterSecond, before } from './rounds.ts';

/** The list of ideas after each release: what ships, what moves, what is dropped. */
export function ProductDevelopmentFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={440} pad={2} label={label}>
      <RankedLists rounds={[before, afterFirst, afterSecond]} slip={148} pitch={240} row={46} />
      <Label x={0} y={434}>
        below the line: waits
      </Label>
      <Label x={240} y={434} tone="red">
        nobody missed it
      </Label>
    </Drawing>
  );
}
