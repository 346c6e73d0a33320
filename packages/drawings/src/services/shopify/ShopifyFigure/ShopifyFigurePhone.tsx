import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { LastPiece, type Sequence } from './last-piece.tsx';

const sequence: Sequence = {
  website: 32,
  stock: 175,
  counter: 318,
  start: 136,
  pitch: 60,
  end: 404,
};

export function ShopifyFigurePhone({ label }: { readonly label: string }) {
  const { stock } = sequence;
  return (
    <Drawing width={350} height={424} pad={1} scale="phone" label={label}>
      <LastPiece {...sequence} />
      <Label x={2} y={80}>
        website
      </Label>
      <Label x={stock} y={80} anchor="middle">
        stock
      </Label>
      <Label x={348} y={80} anchor="end">
        counter
      </Label>
      <Label x={stock} y={420} anchor="middle">
        0 left
      </Label>
    </Drawing>
  );
}
