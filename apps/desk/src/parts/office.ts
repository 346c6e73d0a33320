import type { ResponseTarget } from '@studio/contract/response-target';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The office's calendar and the service's clock, extrapolated by the browser's. */
export interface Office {
  readonly zone: string;
  readonly responseTarget: ResponseTarget;
  readonly targetMs: number;
  /** The service's time now. */
  readonly now: () => Date;
  /** Calls the listener at every new minute. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The minute that is on the screen. */
  readonly minute: () => Date;
}

export const OfficeContext = createContext<Office | undefined>(undefined);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('The office is not known here: wrap this in OfficeProvider.');
  return office;
}

/** The time now. Renders the calling component again each minute: call it in the smallest one that needs it. */
export function useMinute(): Date {
  const { subscribe, minute } = useOffice();
  return useSyncExternalStore(subscribe, minute);
}
