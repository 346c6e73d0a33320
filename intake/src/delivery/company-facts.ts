import type { AdviceRules } from '@old/sheet/advice.ts';

/** What our mails say about the company; the company file and the settings know it. */
export interface CompanyFacts {
  readonly name: string;
  /** Where visitors write to: the Reply-To of mails to them. */
  readonly email: string;
  /** As people read it; left out where the company file names none. */
  readonly phone: string | undefined;
  /** Such as #0d6ed6; the mails are drawn in ink where the company file names none. */
  readonly brandColor: string | undefined;
  readonly siteUrl: string;
  readonly timeZone: string;
  /** What is advised for the answers of a sheet; left out, a sheet is drawn without advice. */
  readonly sheetRules: AdviceRules | undefined;
}
