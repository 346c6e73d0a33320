import type { ReactNode } from 'react';
import type { Company } from '#schema/company.schema.ts';
import type { PageKind, PageOf } from '#schema/site-page.ts';

/** What the route hands to a screen: its page, and what it composed for that page. */
export interface ScreenProps<Kind extends PageKind = PageKind> {
  readonly page: PageOf<Kind>;
  readonly company: Company;
  readonly form?: ReactNode;
  readonly reviews?: ReactNode;
  readonly pace?: ReactNode;
}
