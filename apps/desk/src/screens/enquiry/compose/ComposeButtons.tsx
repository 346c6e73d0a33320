import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { isWithdrawn } from '@studio/contract/desk/work';
import type { DraftKind } from '@studio/contract/desk/requests.schema';
import { useState } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { useKeys } from '#keys/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import styles from './compose.module.css';
import { readDraft } from './local-draft.ts';
import { useWriters, writersSentence } from './use-writers.ts';

interface ComposeButtonsProps {
  readonly enquiry: EnquiryDetail;
  readonly meId: string;
  readonly onOpen: (what: DraftKind) => void;
}

/** The closed composer: buttons to write, who else is writing, and the unfinished draft. */
export function ComposeButtons({ enquiry, meId, onOpen }: ComposeButtonsProps) {
  const writing = writersSentence(useWriters(enquiry.id));
  const isClosed = enquiry.state === 'closed';
  const [isAsking, setAsking] = useState(false);
  const reply = () => {
    if (isWithdrawn(enquiry) && !isAsking) setAsking(true);
    else if (!isClosed || isWithdrawn(enquiry)) onOpen('reply');
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
  if (isAsking && isWithdrawn(enquiry)) {
    return (
      <>
        <p className={styles['ask']} role="status">
          <strong>
            <bdi>{enquiry.fields.name}</bdi> withdrew this and expects no answer.
          </strong>{' '}
          A line of thanks is fine. An offer is not: they said no.
        </p>
        <Button caps={capsOf('reply')} onClick={reply}>
          Write anyway
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setAsking(false);
          }}
        >
          Cancel
        </Button>
      </>
    );
  }
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
          {writing === undefined ? 'Reply' : 'Reply anyway'}
        </Button>
      )}
      {isWithdrawn(enquiry) && (
        <Button caps={capsOf('reply')} onClick={reply}>
          Write anyway…
        </Button>
      )}
      <Button caps={capsOf('note')} onClick={note}>
        Note for us
      </Button>
      {begun.length > 0 && (
        <span className={styles['dim']}>Draft saved: {begun.join(' and ')}</span>
      )}
    </>
  );
}
