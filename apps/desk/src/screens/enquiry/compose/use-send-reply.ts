import type { AlreadyAnswered, EnquiryDetail, Strangers } from '@studio/contract/desk/responses';
import type { ReplySent } from '@studio/contract/desk/mails';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import type { AfterReply } from '@studio/contract/desk/requests.schema';
import { withDraftBelow } from '@studio/contract/desk/reply-text';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alreadyAnsweredOf, versionConflictOf, statusOf, strangersOf } from '#api/api-error.ts';
import { refetchEnquiryAndCounts } from '#api/enquiry.ts';
import { draftFilesQuery } from '#api/draft-files.ts';
import { queueContextNow } from '#api/me.ts';
import { updateCachedWork, workIn } from '#api/work-cache.ts';
import { sendReply, undoReply } from '#api/replies.ts';
import { showToast } from '#ui/toast.store.ts';
import { readDraft, type DraftKey } from './local-draft.ts';
import { restoreDraft } from './restored-drafts.ts';

export interface Sending {
  readonly key: string;
  readonly text: string;
  /** Files of the draft. */
  readonly files: readonly string[];
  /** Files of the thread. */
  readonly again: readonly string[];
  readonly addressing: Addressing;
  /** Addresses that are new to this thread; the user was asked and confirmed them. */
  readonly strangers: readonly string[];
  readonly then: AfterReply;
  /** Working days of silence after which the user is reminded; null is never. */
  readonly remindAfter: number | null;
  /** When to send it, and the same as text; omitted to send at once. */
  readonly later?: { readonly sendAt: string; readonly words: string } | undefined;
  /** The last event on the screen when the reply was begun. */
  readonly seen: string;
}

export interface AfterSending {
  readonly onSent: () => void;
  readonly onUndone: () => void;
  /** The service refused it; it may have another version of this reply under the same key. */
  readonly onRefused: () => void;
}

/** A scheduled reply can be undone from the thread as well. */
const LATER_STAYS_MS = 12_000;

/** Outlives the composer, so that the user can still undo from the next enquiry. */
export async function undoSend(
  client: QueryClient,
  of: DraftKey,
  replyId: string,
  onUndone: () => void,
): Promise<void> {
  try {
    const { text, addressing, now } = await undoReply(replyId);
    // The service has added the draft as far as it had it.
    restoreDraft(of, withDraftBelow(text, readDraft(of)?.text ?? ''), addressing);
    updateCachedWork(client, of.enquiryId, workIn(now));
    showToast('Send canceled. Your reply is a draft again.');
    onUndone();
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), { isFault: true });
  }
  await client.invalidateQueries(draftFilesQuery(of.enquiryId));
  await refetchEnquiryAndCounts(client, of.enquiryId);
}

/** The three that were not sent are explained beside the text; they are not errors. */
type Outcome =
  | { readonly kind: 'sent'; readonly sent: ReplySent }
  | { readonly kind: 'already-answered'; readonly since: AlreadyAnswered }
  | { readonly kind: 'strangers'; readonly strangers: Strangers }
  | { readonly kind: 'unreached' };

async function trySending(
  enquiryId: string,
  { key, addressing, later, ...reply }: Sending,
): Promise<Outcome> {
  try {
    const sendAt = later && { sendAt: later.sendAt };
    const sent = await sendReply(enquiryId, { id: key, ...reply, ...addressing, ...sendAt });
    return { kind: 'sent', sent };
  } catch (error) {
    const since = alreadyAnsweredOf(error);
    if (since) return { kind: 'already-answered', since };
    const strangers = strangersOf(error);
    if (strangers) return { kind: 'strangers', strangers };
    if (statusOf(error) === 0) return { kind: 'unreached' };
    throw error;
  }
}

/** "Sent to Mira and 2 others." */
function sentText(name: string, { way, cc, bcc }: Addressing): string {
  if (way === 'forward') return 'Forwarded.';
  const others = cc.length + bcc.length;
  if (others === 0) return `Sent to ${name}.`;
  return `Sent to ${name} and ${others === 1 ? 'one other' : `${others} others`}.`;
}

/** Sends the reply and shows a toast with Undo, or explains why it was not sent. */
export function useSendReply(
  enquiry: EnquiryDetail,
  of: DraftKey,
  { onSent, onUndone, onRefused }: AfterSending,
) {
  const client = useQueryClient();
  const [alreadyAnswered, setAlreadyAnswered] = useState<
    AlreadyAnswered & Pick<Sending, 'then' | 'later'>
  >();
  const [strangers, setStrangers] = useState<
    Strangers & Pick<Sending, 'then' | 'seen' | 'later'>
  >();
  const [isUnreached, setUnreached] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (sending: Sending) => trySending(enquiry.id, sending),
    onSuccess: (outcome, { then, seen, addressing, later }) => {
      if (outcome.kind === 'already-answered')
        setAlreadyAnswered({ ...outcome.since, then, later });
      if (outcome.kind === 'strangers') setStrangers({ ...outcome.strangers, then, seen, later });
      if (outcome.kind === 'unreached') setUnreached(true);
      if (outcome.kind !== 'sent') return undefined;
      const { id, undoUntil, now } = outcome.sent;
      updateCachedWork(client, enquiry.id, workIn(now));
      client.setQueryData(draftFilesQuery(enquiry.id).queryKey, []);
      const nowMs = queueContextNow(client).now.getTime();
      const leftMs = undoUntil === null ? 0 : Date.parse(undoUntil) - nowMs;
      const words = later
        ? `Scheduled for ${later.words}. Until then you can cancel it in the thread.`
        : sentText(enquiry.fields.name, addressing);
      showToast(words, {
        staysMs: later ? LATER_STAYS_MS : Math.max(leftMs, 6_000),
        ...(leftMs > 0 && { undo: () => void undoSend(client, of, id, onUndone) }),
      });
      onSent();
      return refetchEnquiryAndCounts(client, enquiry.id);
    },
    onError: (error) => {
      const conflict = versionConflictOf(error);
      if (conflict) {
        updateCachedWork(client, enquiry.id, conflict.now, false);
        onRefused();
      }
      // The refusal may be about a change of the files.
      void client.invalidateQueries(draftFilesQuery(enquiry.id));
    },
  });
  return {
    isPending,
    alreadyAnswered,
    strangers,
    isUnreached,
    send(sending: Sending): void {
      setAlreadyAnswered(undefined);
      setStrangers(undefined);
      setUnreached(false);
      mutate(sending);
    },
  };
}
