import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { placeholderMark } from '#marks/placeholder-mark.tsx';
import { drawingsOf } from '../service-drawings.ts';

interface DeliverableProps {
  /** The service's slug. */
  readonly service: string;
  readonly name: string;
}

/** What the client has after one step. It has no label, because the text beside it says the same. */
export const Deliverable = ({ service, name }: DeliverableProps) => (
  <FixedDrawing width={160} height={112} scale="phone">
    {drawingsOf(service)?.deliverables[name] ?? placeholderMark}
  </FixedDrawing>
);
