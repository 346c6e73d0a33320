import { ledgerOf } from '#ledger/ledger.store.ts';

/** For stores that write down what they do. */
export const testLedger = ledgerOf('a-secret-of-the-tests', 'worker');
