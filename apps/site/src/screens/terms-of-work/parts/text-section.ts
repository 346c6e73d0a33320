import type { PageFile } from '@studio/content/schema/page.schema.ts';

/** A part with an opening and a few points. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly part: NonNullable<PageFile<'terms-of-work'>['drawing']>;
}
