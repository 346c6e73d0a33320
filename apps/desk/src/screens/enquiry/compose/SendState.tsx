import type { AfterReply } from '@studio/contract/desk/requests.schema';
import type { ReactNode } from 'react';
import { AlreadyAnsweredNote } from './AlreadyAnsweredNote.tsx';
import { StrangersNote } from './StrangersNote.tsx';
import type { Sending, useSendReply } from './use-send-reply.ts';

/** How the reply is to be sent. */
export interface SendOptions {
  readonly then: AfterReply;
  /** The last event the user has seen; omitted for the one on the screen when the reply was begun. */
  readonly since?: string;
  readonly strangers?: readonly string[];
  readonly later?: Sending['later'];
}

interface SendStateProps {
  readonly sending: ReturnType<typeof useSendReply>;
  readonly onSend: (asked: SendOptions) => void;
  /** Shown unless there is a question. */
  readonly children: ReactNode;
}

/** Asks before a reply is sent, and keeps the chosen time. */
export function SendState({ sending, onSend, children }: SendStateProps) {
  const { strangers, alreadyAnswered } = sending;
  if (strangers)
    return (
      <StrangersNote
        {...strangers}
        onSend={(then, since, known) => {
          onSend({ then, since, strangers: known, later: strangers.later });
        }}
      />
    );
  if (!alreadyAnswered) return children;
  return (
    <AlreadyAnsweredNote
      {...alreadyAnswered}
      onSend={(then, since) => {
        onSend({ then, since, later: alreadyAnswered.later });
      }}
    />
  );
}
