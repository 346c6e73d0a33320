import type { DraftStatus } from './use-draft.ts';

interface DraftStateProps {
  readonly place: DraftStatus;
  readonly unfilled?: string | undefined;
  readonly isUnreached?: boolean;
}

const words: Readonly<Record<DraftStatus, string>> = {
  none: '',
  here: 'Saved in this browser.',
  kept: 'Saved.',
  'written-elsewhere': 'Changed in another window.',
  'gone-elsewhere': 'Sent or cleared in another window.',
};

/** Where the draft is saved, as text. */
export function DraftState({ place, unfilled, isUnreached = false }: DraftStateProps) {
  if (unfilled !== undefined) return <>Fill in “{unfilled}” first.</>;
  if (isUnreached)
    return (
      <>
        The desk is not responding. Your reply is saved here; if you send it again, it is sent only
        once.
      </>
    );
  return <>{words[place]}</>;
}
