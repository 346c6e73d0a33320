import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { isWithdrawn } from '@studio/contract/desk/work';
import type { ReactNode, RefObject } from 'react';
import { MenuNote } from '#ui/MenuNote.tsx';
import styles from './compose.module.css';
import { SendLaterChoices } from './SendLaterChoices.tsx';
import { RemindChoice } from './RemindChoice.tsx';
import { SendButtons } from './SendButtons.tsx';
import { SendState, type SendOptions } from './SendState.tsx';
import type { useSendReply } from './use-send-reply.ts';

interface ReplyFooterProps {
  readonly enquiry: EnquiryDetail;
  readonly sending: ReturnType<typeof useSendReply>;
  readonly waysRef: RefObject<HTMLDetailsElement | null>;
  readonly isForward: boolean;
  readonly hasFiles: boolean;
  readonly isReady: boolean;
  readonly remindAfter: number | null;
  readonly onRemindAfter: (days: number | null) => void;
  readonly onSend: (asked: SendOptions) => void;
  /** Shown unless there is a question. */
  readonly children: ReactNode;
}

/** Below the text: questions before sending, the reminder, and the ways to send. */
export function ReplyFooter(props: ReplyFooterProps) {
  const { enquiry, sending, isForward, onSend } = props;
  const hasWithdrawn = isWithdrawn(enquiry);
  return (
    <>
      <div className={styles['said']} role="status">
        <SendState sending={sending} onSend={onSend}>
          {props.children}
        </SendState>
      </div>
      {!isForward && !hasWithdrawn && (
        <RemindChoice days={props.remindAfter} onDays={props.onRemindAfter} />
      )}
      <SendButtons
        waysRef={props.waysRef}
        isWithdrawn={hasWithdrawn}
        isForward={isForward}
        isReady={props.isReady}
        onSend={(then) => {
          onSend({ then });
        }}
      >
        {props.hasFiles ? (
          <MenuNote>A reply with files is sent immediately.</MenuNote>
        ) : (
          <SendLaterChoices
            enquiry={enquiry}
            onLater={(later) => {
              onSend({ then: 'waiting', later });
            }}
          />
        )}
      </SendButtons>
    </>
  );
}
