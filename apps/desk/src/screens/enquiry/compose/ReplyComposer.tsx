import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { above, hasOwnText, firstGap } from '@studio/contract/desk/reply-text';
import { REMIND_AFTER_DAYS } from '@studio/contract/desk/reminder';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { recipientsQuery } from '#api/replies.ts';
import { useKeys } from '#keys/use-keys.ts';
import { Composer } from '#parts/Composer/Composer.tsx';
import { openMenu } from '#ui/Menu.tsx';
import styles from './compose.module.css';
import { ComposeHeader } from './ComposeHeader.tsx';
import { ComposeFiles } from './ComposeFiles.tsx';
import { ComposeParts } from './ComposeParts.tsx';
import { addressingFault, useAddressing } from './use-addressing.ts';
import { forwardedText, withForwarded, withoutForwarded } from './forwarded.ts';
import { DraftState } from './DraftState.tsx';
import { ReplyFooter } from './ReplyFooter.tsx';
import { ReplyTemplates } from './ReplyTemplates.tsx';
import type { SendOptions } from './SendState.tsx';
import { OriginalMessage } from './OriginalMessage.tsx';
import { useDraft } from './use-draft.ts';
import { useReplyFiles } from './use-reply-files.ts';
import { useSendReply } from './use-send-reply.ts';
import { useSignedText } from './use-signed-text.ts';
import { useAnnounceWriting, useWriters, writersSentence } from './use-writers.ts';

export interface ComposerProps {
  readonly enquiry: EnquiryDetail;
  readonly me: { readonly id: string; readonly name: string };
  readonly onShut: () => void;
  /** Called after sending, to go on to the next enquiry. */
  readonly onDone: () => void;
}

interface ReplyComposerProps extends ComposerProps {
  /** Called after an undo, to return to the draft. */
  readonly onUndone: () => void;
}

/** A reply by mail. The draft is saved at every keystroke, and sending can be undone. */
export function ReplyComposer({ enquiry, me, onShut, onDone, onUndone }: ReplyComposerProps) {
  const of = { staffId: me.id, enquiryId: enquiry.id, what: 'reply' as const };
  const draft = useDraft(of, enquiry.drafts.reply);
  const to = useAddressing(of);
  const { data: recipients } = useQuery(recipientsQuery(enquiry.id));
  const { signature, written, touch } = useSignedText(draft.text);
  const [isSigning, setSigning] = useState(false);
  const [remindAfter, setRemindAfter] = useState<number | null>(REMIND_AFTER_DAYS);
  // Events that arrive while the user writes are not counted as seen.
  const [seen] = useState(() => enquiry.events.at(-1)?.id ?? '0');
  const [unfilled, setUnfilled] = useState<string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const templateRow = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDetailsElement>(null);
  const writing = writersSentence(useWriters(enquiry.id));
  useAnnounceWriting(enquiry.id);
  const sending = useSendReply(enquiry, of, {
    onSent: () => {
      draft.clear();
      to.clear();
      onDone();
    },
    onUndone,
    onRefused: draft.renew,
  });

  /** Selects the first gap, so that typing replaces it. */
  function showPlace(shown: string): void {
    const place = firstGap(shown);
    setUnfilled(place);
    if (place === undefined) return;
    const at = shown.indexOf(place);
    text.current?.focus();
    text.current?.setSelectionRange(at, at + place.length);
  }

  function begin(words: string): void {
    const begun = above(written, words);
    draft.write(begun);
    requestAnimationFrame(() => {
      text.current?.focus();
      showPlace(begun);
      setUnfilled(undefined);
    });
  }

  /** The forwarded text is part of the draft, so that its author sees what is sent. */
  function forward(isForward: boolean): void {
    to.write({ ...to.addressing, way: isForward ? 'forward' : 'reply', to: [] });
    draft.write(
      isForward ? withForwarded(written, forwardedText(enquiry)) : withoutForwarded(written),
    );
  }

  const { addressing } = to;
  const isForward = addressing.way === 'forward';
  const files = useReplyFiles(enquiry, of, isForward);
  const fault = addressingFault(addressing);
  const isReady = hasOwnText(written) && !sending.isPending && fault === undefined && files.isReady;

  function send({ then, since = seen, strangers = [], later }: SendOptions): void {
    if (!isReady) return;
    if (!isForward && firstGap(written) !== undefined) {
      showPlace(written);
      return;
    }
    const { key } = draft;
    const reply = { key, text: written, addressing, strangers, then, remindAfter, later };
    sending.send({ ...reply, ...files.toSend, seen: since });
  }
  const toTemplates = () => templateRow.current?.querySelector('button')?.focus();
  useKeys({
    send: () => {
      send({ then: 'waiting' });
    },
    sendOther: () => {
      openMenu(ways);
    },
    template: toTemplates,
    templateTyping: toTemplates,
  });

  return (
    <Composer
      label="Reply"
      isLarge
      head={
        <ComposeHeader
          fields={enquiry.fields}
          to={to}
          all={recipients?.all ?? []}
          onForward={forward}
          onSignature={() => {
            setSigning(true);
          }}
        />
      }
      text={written}
      textRef={text}
      onText={(typed) => {
        setUnfilled(undefined);
        touch();
        draft.write(typed);
      }}
      onShut={onShut}
      onFiles={files.add}
      above={
        <div className={styles['above']}>
          <OriginalMessage enquiry={enquiry} />
          <ComposeParts
            to={to}
            subject={recipients?.subject ?? ''}
            fault={fault}
            signature={isSigning ? signature : undefined}
            onSigned={() => {
              setSigning(false);
            }}
          />
          {writing !== undefined && <p className={styles['busy']}>{writing}</p>}
          <ReplyTemplates
            enquiry={enquiry}
            me={me}
            rowRef={templateRow}
            isBegun={hasOwnText(written)}
            onText={begin}
          />
        </div>
      }
      foot={
        <>
          <ComposeFiles files={files} />
          <ReplyFooter
            enquiry={enquiry}
            sending={sending}
            waysRef={ways}
            isForward={isForward}
            hasFiles={files.toSend.files.length + files.toSend.again.length > 0}
            isReady={isReady}
            remindAfter={remindAfter}
            onRemindAfter={setRemindAfter}
            onSend={send}
          >
            <DraftState place={draft.place} unfilled={unfilled} isUnreached={sending.isUnreached} />
          </ReplyFooter>
        </>
      }
    />
  );
}
