import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { LastPiece, type Sequence } from './last-piece.tsx';

const sequence: Sequence = {
  website: 104,
  stock: 332,
  counter: 560,
  start: 140,
  pitch: 66,
  end: 440,
};
const { website, stock, counter } = sequence;

/** The last piece on the shelf, and two people who want it. */
export function ShopifyFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={460} pad={1} label={label}>
      <LastPiece {...sequence} />
      <Label x={website} y={80} anchor="middle">
        website
      </Label>
      <Label x={stock} y={80} anchor="middle">
        stock
      </Label>
      <Label x={counter} y={80} anchor="middle">
        counter
      </Label>
      <Dimension axis="y" from={206} to={404} at={52} label="held" />
      <Label x={stock} y={456} anchor="middle">
        0 left
      </Label>
      <Label x={(stock + counter) / 2} y={358} anchor="middle" tone="red">
        told before paying
      </Label>
    </Drawing>
  );
}
