import type { Verdict } from '../verdict.ts';
export async function providerFaults(_v: Verdict): Promise<void> {}
