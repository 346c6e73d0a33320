import type { Verdict } from '../verdict.ts';
export async function diskFull(_v: Verdict): Promise<void> {}
