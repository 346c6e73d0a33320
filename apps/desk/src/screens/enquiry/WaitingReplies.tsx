import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { HeldBecause } from '@studio/contract/desk/send-later';
import type { WaitingReply } from '@studio/contract/desk/mails';
import { awaitsReply } from '@studio/contract/desk/work';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchEnquiryAndCounts } from '#api/enquiry.ts';
import { sendReplyNow } from '#api/replies.ts';
import { formatMoment } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { MailEnvelope } from '#parts/Thread/MailEnvelope.tsx';
import { MessageText } from '#parts/MessageText/MessageText.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.store.ts';
import { undoSend } from './compose/use-send-reply.ts';
import { latenessText } from './send-later-choices.ts';
import type { EnquiryActions } from './use-enquiry-actions.ts';
import styles from './WaitingReplies.module.css';

const because: Readonly<Record<HeldBecause, string>> = {
  'enquirer-replied': 'They wrote again. Check this reply before it is sent.',
  withdrew: 'They withdrew the enquiry and expect no answer.',
  answered: 'They have been answered since. Check this reply before it is sent.',
  closed: 'The enquiry has been closed since.',
};

interface WaitingProps {
  readonly enquiry: EnquiryDetail;
  readonly actions: EnquiryActions;
}

/** A scheduled reply: when it goes, its text, and its author's actions. */
function Waiting({ reply, enquiry, actions }: WaitingProps & { readonly reply: WaitingReply }) {
  const { zone, responseTarget } = useOffice();
  const now = useMinute();
  const client = useQueryClient();
  const { id, by, body, copied, bcc, heldBecause, sendAt } = reply;
  const isMine = by.id === actions.meId;
  const whose = isMine ? 'Your reply' : `${by.name}’s reply`;
  const at = new Date(sendAt);
  const late = latenessText(enquiry, at, responseTarget.time);
  const of = { staffId: actions.meId, enquiryId: enquiry.id, what: 'reply' as const };
  const back = useMutation({
    mutationFn: () => undoSend(client, of, id, actions.comeBack),
  });
  const sending = useMutation({
    mutationFn: () => sendReplyNow(id),
    onSuccess: () => {
      showToast('It will be sent within half a minute.', {
        undo: () => {
          back.mutate();
        },
      });
    },
    onSettled: () => refetchEnquiryAndCounts(client, enquiry.id),
  });
  const isBusy = back.isPending || sending.isPending;
  return (
    <article className={styles['reply']} aria-label={`${whose}, not sent yet`}>
      {heldBecause === null ? (
        <p>
          <strong>
            {whose} is scheduled for {formatMoment(at, now, zone)}
          </strong>
          {late !== undefined && <span className={styles['late']}>, {late}</span>}.
          {awaitsReply(enquiry) && ' The clock runs until then.'}
        </p>
      ) : (
        <p role="status">
          <strong>{whose} is paused.</strong> {because[heldBecause]}
        </p>
      )}
      {copied.length + bcc.length > 0 && <MailEnvelope from="" copied={copied} bcc={bcc} />}
      <div className={styles['body']}>
        <MessageText text={body} />
      </div>
      {isMine && (
        <p className={styles['ways']}>
          <Button
            disabled={isBusy}
            onClick={() => {
              back.mutate();
            }}
          >
            Cancel send
          </Button>
          <Button
            look="quiet"
            disabled={isBusy}
            onClick={() => {
              sending.mutate();
            }}
          >
            Send now
          </Button>
        </p>
      )}
    </article>
  );
}

/** The scheduled replies, below the thread. */
export function WaitingReplies({ enquiry, actions }: WaitingProps) {
  return enquiry.waitingReplies.map((reply) => (
    <Waiting key={reply.id} reply={reply} enquiry={enquiry} actions={actions} />
  ));
}
