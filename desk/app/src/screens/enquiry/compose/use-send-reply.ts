import type { AnsweredSince, EnquiryWhole } from '@old/contract/desk/answers';
import type { ReplySent } from '@old/contract/desk/mails';
import type { AfterReply } from '@old/contract/desk/requests.schema';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answeredSinceOf, overtakenOf, statusOf } from '#api/answer-error.ts';
import { readAnewWithTotals } from '#api/enquiry.ts';
import { keepWork, workIn } from '#api/kept-work.ts';
import { sendReply, takeBackReply } from '#api/replies.ts';
import { showToast } from '#ui/toast.store.ts';
import { newDraft, writeDraft, type DraftOf } from './draft-box.ts';

export interface Sending {
  readonly key: string;
  readonly text: string;
  readonly then: AfterReply;
  /** The last event that was on the screen when the answer was begun. */
  readonly seen: string;
}

/** Where one goes from there. */
export interface AfterSending {
  readonly onSent: () => void;
  readonly onTakenBack: () => void;
}

/** Outlives the composer: whoever has gone on to the next enquiry can still take it back. */
async function takeBack(
  client: QueryClient,
  of: DraftOf,
  replyId: string,
  onTakenBack: () => void,
): Promise<void> {
  try {
    const { text, now } = await takeBackReply(replyId);
    writeDraft(of, newDraft(text));
    keepWork(client, of.enquiryId, workIn(now));
    showToast('Taken back. What you wrote is a draft again.');
    onTakenBack();
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), { isFault: true });
  }
  await readAnewWithTotals(client, of.enquiryId);
}

/** What came of it. Two ways of not being sent are said beside the text, and are no fault of anybody's. */
type Outcome =
  | { readonly kind: 'sent'; readonly sent: ReplySent }
  | { readonly kind: 'answered-since'; readonly since: AnsweredSince }
  | { readonly kind: 'unreached' };

async function trySending(enquiryId: string, { key, ...reply }: Sending): Promise<Outcome> {
  try {
    return { kind: 'sent', sent: await sendReply(enquiryId, { id: key, ...reply }) };
  } catch (error) {
    const since = answeredSinceOf(error);
    if (since) return { kind: 'answered-since', since };
    if (statusOf(error) === 0) return { kind: 'unreached' };
    throw error;
  }
}

/** Sends what was written, says so with a way back, or says why not. */
export function useSendReply(
  enquiry: EnquiryWhole,
  of: DraftOf,
  { onSent, onTakenBack }: AfterSending,
) {
  const client = useQueryClient();
  const [answeredSince, setAnsweredSince] = useState<AnsweredSince & Pick<Sending, 'then'>>();
  const [isUnreached, setUnreached] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (sending: Sending) => trySending(enquiry.id, sending),
    onSuccess: (outcome, { then }) => {
      if (outcome.kind === 'answered-since') setAnsweredSince({ ...outcome.since, then });
      if (outcome.kind === 'unreached') setUnreached(true);
      if (outcome.kind !== 'sent') return undefined;
      const { id, takeBackUntil, now } = outcome.sent;
      keepWork(client, enquiry.id, workIn(now));
      const staysMs = takeBackUntil === null ? 0 : Date.parse(takeBackUntil) - Date.now();
      showToast(`Sent to ${enquiry.lead.name}.`, {
        staysMs: Math.max(staysMs, 6_000),
        ...(staysMs > 0 && { undo: () => void takeBack(client, of, id, onTakenBack) }),
      });
      onSent();
      return readAnewWithTotals(client, enquiry.id);
    },
    onError: (error) => {
      const overtaken = overtakenOf(error);
      if (overtaken) keepWork(client, enquiry.id, overtaken.now, false);
    },
  });
  return {
    isPending,
    answeredSince,
    isUnreached,
    send(sending: Sending): void {
      setAnsweredSince(undefined);
      setUnreached(false);
      mutate(sending);
    },
  };
}
