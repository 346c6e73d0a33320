import type { EnquiryDetail, RelatedEnquiry } from '@studio/contract/desk/responses';
import { capsOf } from '#keys/key-table.ts';
import { Button } from '#ui/Button.tsx';
import type { Merging } from './use-merge.ts';

interface MergeToolProps {
  readonly enquiry: EnquiryDetail;
  readonly related: RelatedEnquiry;
  readonly merging: Merging;
}

/** The button beside another enquiry of the same person: merge it with the open one, or undo that. */
export function MergeTool({ enquiry, related, merging }: MergeToolProps) {
  const { id, reference, subject, mergedInto } = related;
  const about = <span className="visually-hidden">: {subject}</span>;
  if (mergedInto === enquiry.id) {
    return (
      <Button
        look="link"
        onClick={() => {
          merging.undo(id, reference);
        }}
      >
        Undo the merge{about}
      </Button>
    );
  }
  const place = merging.choices.findIndex((one) => one.id === id);
  if (place === -1) return null;
  return (
    <Button
      look="link"
      {...(place === 0 && { caps: capsOf('merge') })}
      onClick={() => {
        merging.ask(id);
      }}
    >
      Merge with this one{about}
    </Button>
  );
}
