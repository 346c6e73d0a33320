import type { ReactElement } from 'react';
import type { Compositions } from './compositions.ts';
import type { DeliverableName, DrawingPart, DrawnService, OfferMarkName } from './drawing-names.ts';
import type { unfinished } from './unfinished.ts';

type Unfinished = typeof unfinished;

/** The parts of a service that may still be placeholders. */
type UnfinishedPart<Service> = Service extends keyof Unfinished
  ? Unfinished[Service][number]
  : never;

/** What must be drawn for a service: its hero and figure unless `unfinished.ts` lists them, and all its names. */
export type ServiceDrawings<Service extends DrawnService> = Readonly<
  Record<Exclude<DrawingPart, UnfinishedPart<Service>>, Compositions>
> & {
  readonly offerMarks: Readonly<Record<OfferMarkName<Service>, ReactElement>>;
  readonly deliverables: Readonly<Record<DeliverableName<Service>, ReactElement>>;
};

/** The services whose small mark must be drawn. */
export type MarkedService = {
  [Service in DrawnService]: 'mark' extends UnfinishedPart<Service> ? never : Service;
}[DrawnService];

/** The drawings of a service whose slug is not known at compile time. */
export interface AnyServiceDrawings extends Partial<Readonly<Record<DrawingPart, Compositions>>> {
  readonly offerMarks: Readonly<Record<string, ReactElement>>;
  readonly deliverables: Readonly<Record<string, ReactElement>>;
}
