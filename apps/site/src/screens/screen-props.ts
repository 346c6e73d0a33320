import type { ReactNode } from 'react';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { ExtraLinks } from '@studio/content/schema/extras.schema.ts';
import type { PageKind, PageOf } from '@studio/content/schema/site-page.ts';

/** The props of a screen: its page, and the content that the route prepared for it. */
export interface ScreenProps<Kind extends PageKind = PageKind> {
  readonly page: PageOf<Kind>;
  readonly company: Company;
  /** The paths of pages that can be switched off. */
  readonly links: ExtraLinks;
  readonly form?: ReactNode;
  readonly reviews?: ReactNode;
  readonly responseTime?: ReactNode;
}
