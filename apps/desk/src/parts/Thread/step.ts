import type { FileView } from '@studio/contract/desk/files';
import type { MailView } from '@studio/contract/desk/mails';

/** enquirer: they wrote; reply: we answered; system: automatic; staff-action: a colleague's; gap: time passed. */
export type StepKind = 'enquirer' | 'reply' | 'system' | 'staff-action' | 'note' | 'gap';

export interface Attached {
  readonly name: string;
  readonly bytes: number;
}

/** One step of the sequence. */
export interface Step {
  readonly key: string;
  readonly kind: StepKind;
  readonly at: Date;
  /** Who did it, in bold; empty if no one is named. */
  readonly who: string;
  readonly did: string;
  /** The reference of the merged enquiry it belongs to; omitted for the open one. */
  readonly from?: string;
  /** What they or we wrote. */
  readonly text?: string;
  /** The part of a mail that quotes earlier mails. */
  readonly quotedText?: string;
  readonly attached?: readonly Attached[];
  /** The files that were fetched from the mailbox so far. */
  readonly files?: readonly FileView[];
  /** The sender of a mail and who else got it; omitted if no one else did. */
  readonly envelope?: {
    /** Empty for a reply of the desk. */
    readonly from: string;
    readonly copied: MailView['copied'];
    readonly bcc: MailView['bcc'];
  };
  /** Our mail server could not verify the sender. */
  readonly isDoubtful?: boolean;
}
