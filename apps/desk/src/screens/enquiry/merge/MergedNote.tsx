import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { DraftKind } from '@studio/contract/desk/requests.schema';
import { MessageText } from '#parts/MessageText/MessageText.tsx';
import { Button } from '#ui/Button.tsx';
import { latestDraft } from '../compose/local-draft.ts';
import type { ListContext } from '../list-context.ts';
import styles from './merge.module.css';
import type { Merging } from './use-merge.ts';

interface SavedDraftsProps {
  readonly enquiry: EnquiryDetail;
  readonly meId: string;
}

interface MergedNoteProps extends SavedDraftsProps {
  readonly listContext: ListContext;
  readonly merging: Merging;
  /** The composer is open and shows the draft. */
  readonly isWriting: boolean;
}

const drafts: readonly DraftKind[] = ['reply', 'note'];

/** What was begun before the merge: nothing is sent from here, so it is shown to be copied. */
function SavedDrafts({ enquiry, meId }: SavedDraftsProps) {
  return drafts.map((what) => {
    const of = { staffId: meId, enquiryId: enquiry.id, what };
    const { text } = latestDraft(of, enquiry.drafts[what]);
    if (text === '') return null;
    return (
      <div key={what}>
        <p>Draft saved: {what}</p>
        <MessageText text={text} />
      </div>
    );
  });
}

/** Above the thread of a merged enquiry: a link to the one it was merged into. */
export function MergedNote({ enquiry, meId, listContext, merging, isWriting }: MergedNoteProps) {
  const { id, mergedInto, reference, samePerson } = enquiry;
  if (mergedInto === null) return null;
  const into = samePerson.find((one) => one.id === mergedInto)?.reference ?? 'another enquiry';
  return (
    <div className={styles['note']}>
      <p>
        Merged into {listContext.linkTo(mergedInto, into)}. The whole thread is there, new messages
        arrive there, and you reply from there.
      </p>
      {!isWriting && <SavedDrafts enquiry={enquiry} meId={meId} />}
      <Button
        onClick={() => {
          merging.undo(id, reference);
        }}
      >
        Undo the merge
      </Button>
    </div>
  );
}
