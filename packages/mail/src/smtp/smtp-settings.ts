import type { CompanyFacts } from '../company-facts.ts';

export interface SmtpSettings {
  readonly url: string;
  readonly company: CompanyFacts;
  readonly from: string;
  readonly salesTo: string;
  readonly probeTo: string;
  /** Whether the inbound mail process reads the sales mailbox: then a copy of each answer must go there. */
  readonly isMailboxRead: boolean;
  /** The address of the desk, if there is one. */
  readonly deskUrl: string | undefined;
}
