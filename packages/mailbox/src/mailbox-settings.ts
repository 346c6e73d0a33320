/** The mailbox that sales reads, and how to tell who wrote a mail in it. */
export interface MailboxSettings {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  /** Asked for at every connection: a token that runs out is renewed in its file. */
  readonly secret: () => { readonly pass: string } | { readonly accessToken: string };
  /** The address that enquirers answer to; `+<reference>` is put before its @. */
  readonly address: string;
  /** The address our own mails come from. */
  readonly mailFrom: string;
  /** How our mail server names itself in Authentication-Results. */
  readonly ourServer: string | undefined;
  /** Domains all of whose addresses are ours. */
  readonly ourDomains: readonly string[];
  /** The name of the folder of sent mails, where the server marks none. */
  readonly sentFolder: string | undefined;
}
