import type { Ledger } from '@studio/intake/ledger/ledger.store.ts';

/** The ledger in the name of one of the staff. */
export type StaffLedger = (staffId: string) => Ledger;
