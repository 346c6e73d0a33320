import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { Button } from '#ui/Button.tsx';
import type { ListContext } from '../list-context.ts';
import styles from './merge.module.css';
import type { Merging } from './use-merge.ts';

interface MergedNoteProps {
  readonly enquiry: EnquiryDetail;
  readonly listContext: ListContext;
  readonly merging: Merging;
}

/** Above the thread of a merged enquiry: a link to the one it was merged into. */
export function MergedNote({ enquiry, listContext, merging }: MergedNoteProps) {
  const { id, mergedInto, reference, samePerson } = enquiry;
  if (mergedInto === null) return null;
  const into = samePerson.find((one) => one.id === mergedInto)?.reference ?? 'another enquiry';
  return (
    <div className={styles['note']}>
      <p>
        Merged into {listContext.linkTo(mergedInto, into)}. The whole thread is there, new messages
        arrive there, and you reply from there.
      </p>
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
