import type { FileView } from '@studio/contract/desk/files';
import type { MailView } from '@studio/contract/desk/mails';

/** they wrote; we answered; the desk did it by itself; something among us; a note; time went by. */
export type StepKind = 'enquirer' | 'reply' | 'system' | 'staff-action' | 'note' | 'gap';

export interface Attached {
  readonly name: string;
  readonly bytes: number;
}

/** One line of the sequence. */
export interface Step {
  readonly key: string;
  readonly kind: StepKind;
  readonly at: Date;
  /** Who did it, written strong; empty if no one is named. */
  readonly who: string;
  readonly did: string;
  /** The reference of the merged enquiry that it is of; left out where it is of this one. */
  readonly from?: string;
  /** What they or we wrote. */
  readonly text?: string;
  /** The part of a mail that repeats what was written before. */
  readonly quotedText?: string;
  readonly attached?: readonly Attached[];
  /** The first of them, as far as they are fetched from the mailbox. */
  readonly files?: readonly FileView[];
  /** From where a mail came and who else got it; left out if no one else did. */
  readonly envelope?: {
    /** Empty where the desk wrote it. */
    readonly from: string;
    readonly copied: MailView['copied'];
    readonly bcc: MailView['bcc'];
  };
  /** Our mail server does not vouch for who wrote it. */
  readonly isDoubtful?: boolean;
}
