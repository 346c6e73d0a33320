import type { Verdict } from '../verdict.ts';
export async function twoVersions(_v: Verdict): Promise<void> {}
