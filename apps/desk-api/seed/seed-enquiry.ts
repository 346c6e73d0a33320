import type { EnquiryInput, EnquiryOrigin } from '@studio/contract';
import type { ReplyChannel, CloseReason } from '@studio/contract/desk/work';
import type { SpamSignal } from '@studio/enquiries/submission/spam-check.ts';

/** What a colleague did, and how many working hours after the enquiry arrived. */
export type Done =
  | { readonly after: number; readonly by: string; readonly kind: 'claimed' }
  | {
      readonly after: number;
      readonly by: string;
      readonly kind: 'answered';
      readonly how: ReplyChannel;
      readonly then: 'waiting' | 'answered';
    }
  | {
      readonly after: number;
      readonly by: string;
      readonly kind: 'closed';
      readonly reason: CloseReason;
    };

/** An invented, realistic enquiry. */
export interface SeedEnquiry extends EnquiryInput {
  /** Working hours before now. */
  readonly ago: number;
  readonly origin?: Partial<EnquiryOrigin>;
  readonly sheet?: Readonly<Record<string, unknown>>;
  readonly heldAs?: SpamSignal;
  readonly done?: readonly Done[];
  readonly notes?: readonly { readonly by: string; readonly text: string }[];
}
