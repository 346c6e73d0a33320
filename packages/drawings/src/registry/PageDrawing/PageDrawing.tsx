import { pageDrawings } from '../page-drawings.ts';
import { RegisteredDrawing } from '../RegisteredDrawing/RegisteredDrawing.tsx';

interface PageDrawingProps {
  readonly name: keyof typeof pageDrawings;
}

/** A drawing made for one page. */
export const PageDrawing = ({ name }: PageDrawingProps) => (
  <RegisteredDrawing compositions={pageDrawings[name]} label="" />
);
