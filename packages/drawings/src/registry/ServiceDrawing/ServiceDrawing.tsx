import { Unfinished } from '#pages/Unfinished/Unfinished.tsx';
import { drawingName, stateOf, type DrawingPart } from '../drawing-names.ts';
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
  if (stateOf(slug, part) === 'unfinished') return <Unfinished slug={slug} label={label} />;
  const compositions = drawingsOf(slug)?.[part];
  if (!compositions)
    throw new Error(
      `There is no drawing ${drawingName(slug, part)}. Draw it in packages/drawings/src/services/${slug} and add the service to packages/drawings/src/registry.`,
    );
  return <RegisteredDrawing compositions={compositions} label={label} />;
}
