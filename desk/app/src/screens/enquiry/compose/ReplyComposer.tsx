import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { Template } from '@old/contract/desk/mails';
import { filled, unfilledIn } from '@old/contract/desk/reply-text';
import type { AfterReply } from '@old/contract/desk/requests.schema';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { templatesQuery } from '#api/replies.ts';
import { capsOf } from '#keys/key-table.ts';
import { useKeys } from '#keys/use-keys.ts';
import { Composer } from '#parts/Composer/Composer.tsx';
import { ComposerTemplates } from '#parts/Composer/ComposerTemplates.tsx';
import { openMenu } from '#ui/Menu.tsx';
import { AnsweredSinceNote } from './AnsweredSinceNote.tsx';
import styles from './compose.module.css';
import { DraftState } from './DraftState.tsx';
import { SendButtons } from './SendButtons.tsx';
import { TheirWords } from './TheirWords.tsx';
import { useDraft } from './use-draft.ts';
import { useSendReply } from './use-send-reply.ts';
import { useSayWriting, useWriters, writersSentence } from './use-writers.ts';

export interface ComposerProps {
  readonly enquiry: EnquiryWhole;
  readonly me: { readonly id: string; readonly name: string };
  readonly onShut: () => void;
  /** It is done: where one goes from there. */
  readonly onDone: () => void;
}

interface ReplyComposerProps extends ComposerProps {
  /** What was sent is a draft again: whoever has gone on comes back to it. */
  readonly onTakenBack: () => void;
}

/** An answer by mail. What is written is kept at every letter; what is sent can be taken back. */
export function ReplyComposer({ enquiry, me, onShut, onDone, onTakenBack }: ReplyComposerProps) {
  const of = { staffId: me.id, enquiryId: enquiry.id, what: 'reply' as const };
  const draft = useDraft(of, enquiry.drafts.reply);
  // What happens while somebody writes is on the screen, but it need not have been seen.
  const [seen] = useState(() => enquiry.events.at(-1)?.id ?? '0');
  const [unfilled, setUnfilled] = useState<string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const templateRow = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDetailsElement>(null);
  const { data: templates = [] } = useQuery(templatesQuery);
  const writing = writersSentence(useWriters(enquiry.id));
  useSayWriting(enquiry.id);
  const sending = useSendReply(enquiry, of, {
    onSent: () => {
      draft.clear();
      onDone();
    },
    onTakenBack,
  });

  /** The first place to fill in is chosen: the next letter takes its place. */
  function showPlace(written: string): void {
    const place = unfilledIn(written);
    setUnfilled(place);
    if (place === undefined) return;
    const at = written.indexOf(place);
    text.current?.focus();
    text.current?.setSelectionRange(at, at + place.length);
  }

  function begin({ text: template }: Template): void {
    const { name, subject } = enquiry.lead;
    const words = filled(template, { name, subject, reference: enquiry.reference, me: me.name });
    const written = draft.text.trim() === '' ? words : `${draft.text.trimEnd()}\n\n${words}`;
    draft.write(written);
    requestAnimationFrame(() => {
      text.current?.focus();
      showPlace(written);
      setUnfilled(undefined);
    });
  }

  function send(then: AfterReply, since = seen): void {
    if (sending.isPending || draft.text.trim() === '') return;
    if (unfilledIn(draft.text) !== undefined) {
      showPlace(draft.text);
      return;
    }
    sending.send({ key: draft.key, text: draft.text, then, seen: since });
  }

  useKeys({
    send: () => {
      send('waiting');
    },
    sendOther: () => {
      openMenu(ways);
    },
    template: () => templateRow.current?.querySelector('button')?.focus(),
  });

  return (
    <Composer
      label="Reply"
      isLarge
      head={
        <>
          To <bdi className={styles['name']}>{enquiry.lead.name}</bdi>{' '}
          <span className={styles['dim']}>{enquiry.lead.email}</span>
        </>
      }
      text={draft.text}
      textRef={text}
      onText={(written) => {
        setUnfilled(undefined);
        draft.write(written);
      }}
      onShut={onShut}
      above={
        <div className={styles['above']}>
          <TheirWords enquiry={enquiry} />
          {writing !== undefined && <p className={styles['busy']}>{writing}</p>}
          <ComposerTemplates
            templates={templates}
            caps={capsOf('template')}
            rowRef={templateRow}
            onChoose={begin}
          />
        </div>
      }
      foot={
        <>
          <div className={styles['said']} role="status">
            {sending.answeredSince ? (
              <AnsweredSinceNote {...sending.answeredSince} onSend={send} />
            ) : (
              <DraftState
                place={draft.place}
                unfilled={unfilled}
                isUnreached={sending.isUnreached}
              />
            )}
          </div>
          <SendButtons
            waysRef={ways}
            isReady={draft.text.trim() !== '' && !sending.isPending}
            onSend={send}
          />
        </>
      }
    />
  );
}
