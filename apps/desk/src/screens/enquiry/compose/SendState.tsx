import type { AfterReply } from '@studio/contract/desk/requests.schema';
import type { ReactNode } from 'react';
import { AlreadyAnsweredNote } from './AlreadyAnsweredNote.tsx';
import { StrangersNote } from './StrangersNote.tsx';
import type { Sending, useSendReply } from './use-send-reply.ts';

/** How it is to be sent. */
export interface Asked {
  readonly then: AfterReply;
  /** The last event I know of; left out, the one that was on the screen when the answer was begun. */
  readonly since?: string;
  readonly strangers?: readonly string[];
  readonly later?: Sending['later'];
}

interface SendStateProps {
  readonly sending: ReturnType<typeof useSendReply>;
  readonly onSend: (asked: Asked) => void;
  /** Shown if there is no question. */
  readonly children: ReactNode;
}

/** The question before it is sent after all, at the time that was chosen. */
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
