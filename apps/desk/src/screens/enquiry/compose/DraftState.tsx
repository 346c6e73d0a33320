import type { DraftStatus } from './use-draft.ts';

interface DraftStateProps {
  readonly place: DraftStatus;
  readonly unfilled?: string | undefined;
  readonly isUnreached?: boolean;
}

const words: Readonly<Record<DraftStatus, string>> = {
  none: '',
  here: 'Kept in this browser.',
  kept: 'Kept.',
  'written-elsewhere': 'Changed in another window.',
  'gone-elsewhere': 'Sent or emptied in another window.',
};

/** Where the draft is saved, as text. */
export function DraftState({ place, unfilled, isUnreached = false }: DraftStateProps) {
  if (unfilled !== undefined) return <>Fill in “{unfilled}” first.</>;
  if (isUnreached) return <>The desk does not answer. It was not sent, and is kept here.</>;
  return <>{words[place]}</>;
}
