/** How much there is about a person, and where; not what it says. */
export interface PersonFound {
  readonly enquiries: readonly {
    readonly id: string;
    readonly reference: string;
    readonly receivedAt: string;
    readonly isHeld: boolean;
  }[];
  readonly messages: number;
  readonly subscriptions: number;
}

export interface Erased {
  readonly leads: number;
  readonly subscriptions: number;
  /** The ways by which copies had left; each is told. */
  readonly told: readonly ('smtp' | 'emailjs' | 'webhook')[];
  /** Under which the mail room moves their mails; null where nobody reads a mailbox. */
  readonly mailboxErasure: string | null;
  /** Until then backups have it. */
  readonly backupsUntil: string;
}

/** How far the mail room is. */
export interface MailboxErasure {
  readonly isDone: boolean;
  /** To the mailbox's trash. */
  readonly moved: number;
  /** What could not be done, or not yet, as a sentence. */
  readonly problem: string | null;
}
