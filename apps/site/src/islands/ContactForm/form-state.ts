import type { EnquiryField, FieldErrors } from '@studio/contract';
import type { Typed } from './draft.ts';
import type { Ending, Outcome } from './send/outcome.ts';

type Errors = FieldErrors<EnquiryField>;

export type Receipt = Extract<Ending, { kind: 'sent' }>;

export interface FormState {
  /** The number of the last submit. An earlier one may still end; that changes nothing here. */
  readonly turn: number;
  /** What it sends. */
  readonly message: Typed | undefined;
  /** 'retrying': no channel took it yet. 'overdue': a failure is shown, but the message may still arrive. */
  readonly phase: 'idle' | 'sending' | 'retrying' | 'overdue';
  /** The dialog's result if the submit becomes overdue now. */
  readonly sofar: Ending;
  /** By field; the first message of each. */
  readonly errors: Errors;
  /** Each refused submit shows a new summary, which takes the focus. */
  readonly refusals: number;
  /** The result in the open dialog. */
  readonly dialog: Ending | undefined;
  /** The last message sent from this page. */
  readonly receipt: Receipt | undefined;
}

export type FormEvent =
  | { readonly type: 'edited'; readonly field: string }
  | { readonly type: 'submitted'; readonly turn: number; readonly message?: Typed | undefined }
  | { readonly type: 'valid'; readonly turn: number }
  | { readonly type: 'notAccepted'; readonly turn: number; readonly sofar: Ending }
  | { readonly type: 'overdue'; readonly turn: number }
  | { readonly type: 'ended'; readonly turn: number; readonly outcome: Outcome }
  | { readonly type: 'closed' };

const unanswered: Ending = { kind: 'unreachable' };

export const untouched: FormState = {
  turn: 0,
  message: undefined,
  phase: 'idle',
  sofar: unanswered,
  errors: {},
  refusals: 0,
  dialog: undefined,
  receipt: undefined,
};

/** The form's whole behavior, without its fields, its timers and the draft: see use-contact-form.ts. */
export function formState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'edited':
      return { ...state, errors: without(state.errors, event.field) };
    case 'closed':
      return { ...state, dialog: undefined };
    case 'submitted':
      return {
        ...state,
        turn: event.turn,
        message: event.message,
        phase: 'sending',
        sofar: unanswered,
      };
    default:
      return event.turn === state.turn ? ofThisTurn(state, event) : state;
  }
}

function ofThisTurn(
  state: FormState,
  event: Extract<FormEvent, { type: 'valid' | 'notAccepted' | 'overdue' | 'ended' }>,
): FormState {
  switch (event.type) {
    case 'valid':
      return { ...state, errors: {} };
    case 'notAccepted': {
      const phase = state.phase === 'overdue' ? 'overdue' : 'retrying';
      return { ...state, phase, sofar: answered(state, event.sofar) };
    }
    case 'overdue':
      return { ...state, phase: 'overdue', errors: {}, dialog: state.sofar, receipt: undefined };
    case 'ended':
      return ended(state, answered(state, event.outcome));
  }
}

/** One server that answered is enough: it is then not the visitor's connection. */
const answered = <Result extends Outcome>({ sofar }: FormState, result: Result): Result | Ending =>
  result.kind === 'unreachable' && sofar.kind === 'down' ? sofar : result;

function ended(state: FormState, outcome: Outcome): FormState {
  const idle = { ...state, phase: 'idle' as const };
  if (outcome.kind === 'sent') return { ...idle, errors: {}, dialog: outcome, receipt: outcome };
  // The note above the button reports a failure whose dialog is closed: a dialog would interrupt typing.
  if (state.phase === 'overdue')
    return { ...idle, dialog: state.dialog && (outcome.kind === 'refused' ? failed : outcome) };
  if (outcome.kind === 'refused')
    return { ...idle, errors: outcome.errors, refusals: state.refusals + 1 };
  return { ...idle, errors: {}, dialog: outcome, receipt: undefined };
}

/** The fields are reset by then: errors that the API finds this late are shown at the next attempt. */
const failed: Ending = { kind: 'failed' };

const without = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
