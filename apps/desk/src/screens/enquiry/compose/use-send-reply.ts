import type { AnsweredSince, EnquiryWhole, Strangers } from '@studio/contract/desk/answers';
import type { ReplySent } from '@studio/contract/desk/mails';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import type { AfterReply } from '@studio/contract/desk/requests.schema';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answeredSinceOf, overtakenOf, statusOf, strangersOf } from '#api/answer-error.ts';
import { readAnewWithTotals } from '#api/enquiry.ts';
import { draftFilesQuery } from '#api/draft-files.ts';
import { keepWork, workIn } from '#api/kept-work.ts';
import { sendReply, takeBackReply } from '#api/replies.ts';
import { showToast } from '#ui/toast.store.ts';
import { writeAddressing } from './addressing-box.ts';
import { newDraft, writeDraft, type DraftOf } from './draft-box.ts';

export interface Sending {
  readonly key: string;
  readonly text: string;
  /** Of the draft. */
  readonly files: readonly string[];
  /** Of the thread. */
  readonly again: readonly string[];
  readonly addressing: Addressing;
  /** Addresses that are new to this thread; I was asked and confirmed them. */
  readonly strangers: readonly string[];
  readonly then: AfterReply;
  /** Working days of silence after which I am told; null is never. */
  readonly remindAfter: number | null;
  /** When it goes, and as it is said; left out, it goes at once. */
  readonly later?: { readonly sendAt: string; readonly words: string } | undefined;
  /** The last event that was on the screen when the answer was begun. */
  readonly seen: string;
}

/** Where one goes from there. */
export interface AfterSending {
  readonly onSent: () => void;
  readonly onTakenBack: () => void;
}

/** One that goes later can be taken back from the thread, too. */
const LATER_STAYS_MS = 12_000;

/** Outlives the composer, so that the user can still undo from the next enquiry. */
export async function takeBack(
  client: QueryClient,
  of: DraftOf,
  replyId: string,
  onTakenBack: () => void,
): Promise<void> {
  try {
    const { text, addressing, now } = await takeBackReply(replyId);
    writeDraft(of, newDraft(text));
    writeAddressing(of, addressing);
    keepWork(client, of.enquiryId, workIn(now));
    showToast('Taken back. What you wrote is a draft again.');
    onTakenBack();
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), { isFault: true });
  }
  await client.invalidateQueries(draftFilesQuery(of.enquiryId));
  await readAnewWithTotals(client, of.enquiryId);
}

/** What came of it. Three ways of not being sent are said beside the text, and are no fault of anybody's. */
type Outcome =
  | { readonly kind: 'sent'; readonly sent: ReplySent }
  | { readonly kind: 'answered-since'; readonly since: AnsweredSince }
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
    const since = answeredSinceOf(error);
    if (since) return { kind: 'answered-since', since };
    const strangers = strangersOf(error);
    if (strangers) return { kind: 'strangers', strangers };
    if (statusOf(error) === 0) return { kind: 'unreached' };
    throw error;
  }
}

/** "Sent to Mira and 2 others." */
function sentWords(name: string, { way, cc, bcc }: Addressing): string {
  if (way === 'forward') return 'Forwarded.';
  const others = cc.length + bcc.length;
  if (others === 0) return `Sent to ${name}.`;
  return `Sent to ${name} and ${others === 1 ? 'one other' : `${others} others`}.`;
}

/** Sends what was written, says so with a way back, or says why not. */
export function useSendReply(
  enquiry: EnquiryWhole,
  of: DraftOf,
  { onSent, onTakenBack }: AfterSending,
) {
  const client = useQueryClient();
  const [answeredSince, setAnsweredSince] = useState<
    AnsweredSince & Pick<Sending, 'then' | 'later'>
  >();
  const [strangers, setStrangers] = useState<
    Strangers & Pick<Sending, 'then' | 'seen' | 'later'>
  >();
  const [isUnreached, setUnreached] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (sending: Sending) => trySending(enquiry.id, sending),
    onSuccess: (outcome, { then, seen, addressing, later }) => {
      if (outcome.kind === 'answered-since') setAnsweredSince({ ...outcome.since, then, later });
      if (outcome.kind === 'strangers') setStrangers({ ...outcome.strangers, then, seen, later });
      if (outcome.kind === 'unreached') setUnreached(true);
      if (outcome.kind !== 'sent') return undefined;
      const { id, takeBackUntil, now } = outcome.sent;
      keepWork(client, enquiry.id, workIn(now));
      client.setQueryData(draftFilesQuery(enquiry.id).queryKey, []);
      const leftMs = takeBackUntil === null ? 0 : Date.parse(takeBackUntil) - Date.now();
      const words = later
        ? `It goes ${later.words}. Until then it waits in the thread.`
        : sentWords(enquiry.fields.name, addressing);
      showToast(words, {
        staysMs: later ? LATER_STAYS_MS : Math.max(leftMs, 6_000),
        ...(leftMs > 0 && { undo: () => void takeBack(client, of, id, onTakenBack) }),
      });
      onSent();
      return readAnewWithTotals(client, enquiry.id);
    },
    onError: (error) => {
      const overtaken = overtakenOf(error);
      if (overtaken) keepWork(client, enquiry.id, overtaken.now, false);
      // It may be they that have changed.
      void client.invalidateQueries(draftFilesQuery(enquiry.id));
    },
  });
  return {
    isPending,
    answeredSince,
    strangers,
    isUnreached,
    send(sending: Sending): void {
      setAnsweredSince(undefined);
      setStrangers(undefined);
      setUnreached(false);
      mutate(sending);
    },
  };
}
