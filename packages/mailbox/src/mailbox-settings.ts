/** The mailbox that sales reads, and the settings that identify senders. */
export interface MailboxSettings {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  /** Read at every connection: a token that expires is renewed in its file. */
  readonly secret: () => { readonly pass: string } | { readonly accessToken: string };
  /** The address that enquirers write to; `+<reference>` is inserted before its @. */
  readonly address: string;
  /** The address our own mails come from. */
  readonly mailFrom: string;
  /** The name of our mail server in Authentication-Results. */
  readonly ourServer: string | undefined;
  /** Domains whose addresses are all ours. */
  readonly ourDomains: readonly string[];
  /** The folder of sent mails, if the server flags none. */
  readonly sentFolder: string | undefined;
}
