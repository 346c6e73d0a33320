import { pageDrawings } from '../page-drawings.ts';
import { RegisteredDrawing } from '../RegisteredDrawing/RegisteredDrawing.tsx';

interface PageDrawingProps {
  readonly name: keyof typeof pageDrawings;
}

/** A drawing made for one page. The drawing has its own text alternative, so the label is empty. */
export const PageDrawing = ({ name }: PageDrawingProps) => (
  <RegisteredDrawing compositions={pageDrawings[name]} label="" />
);
