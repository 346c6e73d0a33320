import type { EnquiryWhole } from '@studio/contract/desk/answers';
import type { HeldBecause } from '@studio/contract/desk/later';
import type { WaitingReply } from '@studio/contract/desk/mails';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAnewWithTotals } from '#api/enquiry.ts';
import { sendReplyNow } from '#api/replies.ts';
import { momentWords } from '#parts/moments.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { CopyLines } from '#parts/Thread/CopyLines.tsx';
import { Written } from '#parts/Written/Written.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.store.ts';
import { takeBack } from './compose/use-send-reply.ts';
import { latenessWords } from './later-choices.ts';
import type { Deciding } from './use-decide.ts';
import styles from './WaitingReplies.module.css';

const because: Readonly<Record<HeldBecause, string>> = {
  'enquirer-replied': 'They wrote again; look before this goes.',
  withdrew: 'They withdrew the enquiry and expect no answer.',
  answered: 'They were answered meanwhile; look before this goes.',
  closed: 'The enquiry was closed meanwhile.',
};

interface WaitingProps {
  readonly enquiry: EnquiryWhole;
  readonly deciding: Deciding;
}

/** A reply that goes later: when, what it says, and what its writer can do. */
function Waiting({ reply, enquiry, deciding }: WaitingProps & { readonly reply: WaitingReply }) {
  const { zone, responseTarget } = useOffice();
  const now = useMinute();
  const client = useQueryClient();
  const { id, by, body, copied, bcc, heldBecause, sendAt } = reply;
  const isMine = by.id === deciding.meId;
  const whose = isMine ? 'Your answer' : `${by.name}’s answer`;
  const at = new Date(sendAt);
  const late = latenessWords(enquiry, at, responseTarget.time);
  const of = { staffId: deciding.meId, enquiryId: enquiry.id, what: 'reply' as const };
  const back = useMutation({
    mutationFn: () => takeBack(client, of, id, deciding.comeBack),
  });
  const sending = useMutation({
    mutationFn: () => sendReplyNow(id),
    onSuccess: () => {
      showToast('It goes within half a minute.', {
        undo: () => {
          back.mutate();
        },
      });
    },
    onSettled: () => readAnewWithTotals(client, enquiry.id),
  });
  const isBusy = back.isPending || sending.isPending;
  return (
    <article className={styles['reply']} aria-label={`${whose}, not sent yet`}>
      {heldBecause === null ? (
        <p>
          <strong>
            {whose} goes {momentWords(at, now, zone)}
          </strong>
          {late !== undefined && <span className={styles['late']}>, {late}</span>}. The clock runs
          until then.
        </p>
      ) : (
        <p role="status">
          <strong>{whose} was held back.</strong> {because[heldBecause]}
        </p>
      )}
      {copied.length + bcc.length > 0 && <CopyLines from="" copied={copied} bcc={bcc} />}
      <div className={styles['body']}>
        <Written text={body} />
      </div>
      {isMine && (
        <p className={styles['ways']}>
          <Button
            disabled={isBusy}
            onClick={() => {
              back.mutate();
            }}
          >
            Take back
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

/** What was written and has not gone, below what happened. */
export function WaitingReplies({ enquiry, deciding }: WaitingProps) {
  return enquiry.waitingReplies.map((reply) => (
    <Waiting key={reply.id} reply={reply} enquiry={enquiry} deciding={deciding} />
  ));
}
