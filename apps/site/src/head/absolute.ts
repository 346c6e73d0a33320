import type { Company } from '@studio/content/schema/company.schema.ts';

/** An address as the world outside this site spells it. */
export const absolute = (path: string, { domain }: Company): string => new URL(path, domain).href;
