import { Unfinished } from '#pages/Unfinished/Unfinished.tsx';
import { stateOf, type DrawingPart } from '../drawing-names.ts';
import { drawingsOf } from '../service-drawings.ts';
import { RegisteredDrawing } from '../RegisteredDrawing/RegisteredDrawing.tsx';

interface ServiceDrawingProps {
  readonly slug: string;
  readonly part: DrawingPart;
  /** The text alternative. */
  readonly label?: string;
}

/** The large drawing at the top of a service page, or the one beside its introduction. */
export function ServiceDrawing({ slug, part, label = '' }: ServiceDrawingProps) {
  const compositions = stateOf(slug, part) === 'drawn' ? drawingsOf(slug)?.[part] : undefined;
  if (!compositions) return <Unfinished slug={slug} label={label} />;
  return <RegisteredDrawing compositions={compositions} label={label} />;
}
