import { pathLook, wordLook, type Palette } from './look.ts';
import type { Area, Line, SheetDrawing, Word } from './marks.ts';

/** The canvas methods that a sheet needs. */
export type Canvas = Pick<
  CanvasRenderingContext2D,
  | 'direction'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'letterSpacing'
  | 'lineWidth'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
>;

function paintPath(mark: Line | Area, palette: Palette, canvas: Canvas): void {
  const { fill, stroke, width, dash } = pathLook(mark, palette);
  const path = new Path2D(mark.d);
  if (fill !== undefined) {
    canvas.fillStyle = fill;
    canvas.fill(path);
  }
  if (stroke === undefined) return;
  canvas.strokeStyle = stroke;
  canvas.lineWidth = width;
  canvas.setLineDash([...(dash ?? [])]);
  canvas.stroke(path);
}

function paintWord(mark: Word, palette: Palette, canvas: Canvas): void {
  const { fill, family, weight, spacing, isFromRight, align } = wordLook(mark, palette);
  canvas.fillStyle = fill;
  canvas.font = `${weight} ${mark.size}px ${family}`;
  canvas.letterSpacing = `${spacing}px`;
  canvas.textAlign = align === 'middle' ? 'center' : align;
  canvas.direction = isFromRight ? 'rtl' : 'ltr';
  canvas.fillText(mark.text, mark.x, mark.y);
}

/**
 * Paints the sheet for a picture to download. It loads no image, so the strictest CSP allows it. One unit is one
 * pixel; for a higher resolution scale the canvas first.
 */
export function paintSheet({ parts }: SheetDrawing, palette: Palette, canvas: Canvas): void {
  for (const mark of parts.flatMap(({ marks }) => marks)) {
    if (mark.kind === 'word') paintWord(mark, palette, canvas);
    else paintPath(mark, palette, canvas);
  }
}
