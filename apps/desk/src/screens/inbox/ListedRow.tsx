import type { EnquiryRow } from '@studio/contract/desk/responses';
import { memo } from 'react';
import { EnquiryListItem } from '#parts/EnquiryListItem.tsx';
import { toggleChosen, useIsChosen, useIsStop } from './selection.store.ts';

interface ListedRowProps {
  readonly row: EnquiryRow;
  readonly nth: number;
  readonly of: number;
  readonly href: string;
  readonly ownerName: string | null;
  readonly meId: string;
  readonly labels: string;
  readonly isOpen: boolean;
  /** The rendered rows, set on the first of them: it is the Tab stop while none of them is selected. */
  readonly drawn: ReadonlySet<string> | undefined;
}

/** A row subscribes to its own selection; the list does not. */
export const ListedRow = memo(function ListedRow({ drawn, ...props }: ListedRowProps) {
  const { id } = props.row;
  return (
    <EnquiryListItem
      {...props}
      isStop={useIsStop(id, drawn)}
      isChosen={useIsChosen(id)}
      onChoose={toggleChosen}
    />
  );
});
