import type { CompanyFacts } from '../company-facts.ts';

export interface SmtpSettings {
  readonly url: string;
  readonly company: CompanyFacts;
  readonly from: string;
  readonly salesTo: string;
  readonly probeTo: string;
  /** Whether somebody reads the sales mailbox for answers: then a copy of each must come there. */
  readonly isMailboxRead: boolean;
}
