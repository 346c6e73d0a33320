import type { ReactNode } from 'react';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { ExtraLinks } from '@studio/content/schema/extras.schema.ts';
import type { PageKind, PageOf } from '@studio/content/schema/site-page.ts';

/** What the route hands to a screen: its page, and what it composed for that page. */
export interface ScreenProps<Kind extends PageKind = PageKind> {
  readonly page: PageOf<Kind>;
  readonly company: Company;
  /** Where pages that can be switched off are. */
  readonly links: ExtraLinks;
  readonly form?: ReactNode;
  readonly reviews?: ReactNode;
  readonly responseTime?: ReactNode;
}
