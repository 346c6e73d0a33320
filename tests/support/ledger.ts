import { ledgerOf } from '@studio/enquiries/ledger/ledger.store.ts';

/** For stores that record what they do. */
export const testLedger = ledgerOf('a-secret-of-the-tests', 'worker');
