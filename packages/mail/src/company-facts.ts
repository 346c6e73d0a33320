import type { AdviceRules } from '@studio/sheet/advice.ts';

/** What our mails say about the company, from the company file and the settings. */
export interface CompanyFacts {
  readonly name: string;
  /** The Reply-To of mails to visitors. */
  readonly email: string;
  /** Formatted for people; undefined if the company file has none. */
  readonly phone: string | undefined;
  /** Such as #0d6ed6; without one the mails use the ink color. */
  readonly brandColor: string | undefined;
  readonly siteUrl: string;
  readonly timeZone: string;
  /** The rules for advice on a sheet; without them a sheet is drawn without advice. */
  readonly sheetRules: AdviceRules | undefined;
}
