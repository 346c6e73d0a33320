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
  /** Of the first row that is drawn, all that are: it is the stop of the Tab key while none of them is selected. */
  readonly drawn: ReadonlySet<string> | undefined;
}

/** A row knows by itself whether it is selected or chosen; its list does not. */
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
