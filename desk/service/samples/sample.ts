import type { Lead, LeadOrigin } from '@old/contract';
import type { AnswerWay, CloseReason } from '@old/contract/desk/work';
import type { Suspicion } from '@studio/intake/leads/suspicion.ts';

/** What somebody of ours did, and how many working hours after the enquiry came. */
export type Done =
  | { readonly after: number; readonly by: string; readonly kind: 'claimed' }
  | {
      readonly after: number;
      readonly by: string;
      readonly kind: 'answered';
      readonly how: AnswerWay;
      readonly then: 'waiting' | 'answered';
    }
  | {
      readonly after: number;
      readonly by: string;
      readonly kind: 'closed';
      readonly reason: CloseReason;
    };

/** An invented enquiry that looks like a real one. */
export interface Sample extends Lead {
  /** Working hours before now. */
  readonly ago: number;
  readonly origin?: Partial<LeadOrigin>;
  readonly sheet?: Readonly<Record<string, unknown>>;
  readonly heldAs?: Suspicion;
  readonly done?: readonly Done[];
  readonly notes?: readonly { readonly by: string; readonly text: string }[];
}
