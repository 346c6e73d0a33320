import type { ReactElement } from 'react';
import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { namedIn } from '../named-in.ts';

const files = import.meta.glob<{ readonly deliverables: Readonly<Record<string, ReactElement>> }>(
  '../../services/*/deliverables.tsx',
  { eager: true },
);

interface DeliverableProps {
  /** The service's slug; what it delivers is drawn in its own folder. */
  readonly service: string;
  readonly name: string;
}

/** What the client holds in hand after one step. The words beside it say the same. */
export function Deliverable({ service, name }: DeliverableProps) {
  const file = `services/${service}/deliverables.tsx`;
  return (
    <FixedDrawing width={160} height={112} scale="phone">
      {namedIn(files[`../../${file}`]?.deliverables, name, file)}
    </FixedDrawing>
  );
}
