import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { DraftKind } from '@old/contract/desk/requests.schema';
import { capsOf } from '#keys/key-table.ts';
import { useKeys } from '#keys/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import styles from './compose.module.css';
import { readDraft } from './draft-box.ts';
import { useWriters, writersSentence } from './use-writers.ts';

interface ComposeButtonsProps {
  readonly enquiry: EnquiryWhole;
  readonly meId: string;
  readonly onOpen: (what: DraftKind) => void;
}

/** The composer while it is shut: what can be written, who is at it, and what was begun. */
export function ComposeButtons({ enquiry, meId, onOpen }: ComposeButtonsProps) {
  const writing = writersSentence(useWriters(enquiry.id));
  const isClosed = enquiry.state === 'closed';
  const reply = () => {
    if (!isClosed) onOpen('reply');
  };
  const note = () => {
    onOpen('note');
  };
  useKeys({ reply, template: reply, note });
  const begun = (['reply', 'note'] as const).filter(
    (what) =>
      enquiry.drafts[what] !== undefined ||
      readDraft({ staffId: meId, enquiryId: enquiry.id, what }) !== undefined,
  );
  return (
    <>
      <p className={styles['writing']} role="status">
        {writing}
      </p>
      {!isClosed && (
        <Button
          look={writing === undefined ? 'solid' : 'plain'}
          caps={capsOf('reply')}
          onClick={reply}
        >
          {writing === undefined ? 'Reply' : 'Reply all the same'}
        </Button>
      )}
      <Button caps={capsOf('note')} onClick={note}>
        Note for us
      </Button>
      {begun.length > 0 && <span className={styles['dim']}>Draft kept: {begun.join(' and ')}</span>}
    </>
  );
}
