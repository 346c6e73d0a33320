import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { namedIn } from '../named-in.ts';
import { drawingsOf } from '../service-drawings.ts';

interface DeliverableProps {
  /** The service's slug. */
  readonly service: string;
  readonly name: string;
}

/** What the client holds in hand after one step. The words beside it say the same. */
export const Deliverable = ({ service, name }: DeliverableProps) => (
  <FixedDrawing width={160} height={112} scale="phone">
    {namedIn(drawingsOf(service)?.deliverables, name, `services/${service}/deliverables.tsx`)}
  </FixedDrawing>
);
