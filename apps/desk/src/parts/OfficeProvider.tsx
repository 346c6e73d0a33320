import type { WorkingHours } from '@studio/contract/working-hours';
import { useMemo, type ReactNode } from 'react';
import { createOffice } from './create-office.ts';
import { OfficeContext } from './office.ts';

interface OfficeProviderProps {
  readonly hours: WorkingHours;
  /** By how much the server's clock is ahead of the browser's. */
  readonly aheadMs: number;
  readonly children: ReactNode;
}

export function OfficeProvider({ hours, aheadMs, children }: OfficeProviderProps) {
  const office = useMemo(() => createOffice(hours, aheadMs), [hours, aheadMs]);
  return <OfficeContext value={office}>{children}</OfficeContext>;
}
