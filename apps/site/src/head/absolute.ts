import type { Company } from '@studio/content/schema/company.schema.ts';

/** An absolute URL of the site. */
export const absolute = (path: string, { domain }: Company): string => new URL(path, domain).href;
