import { closeReasons } from '@studio/contract/desk/work';
import { isDecided, type Decided } from '@studio/contract/desk/outcome';
import { whyNot } from '@studio/contract/desk/work-rules';
import { useState } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { useOffice } from '#parts/office.ts';
import { closeReasonText } from '#parts/work-text.ts';
import { Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import type { ToolProps } from './AssignMenu.tsx';
import { closeMeanings } from './close-meanings.ts';
import { CloseDialog } from './CloseDialog.tsx';

/** The outcome. Won and lost require an answer, and the menu says so. */
export function CloseMenu({ enquiry, actions, menuRef }: ToolProps) {
  const office = useOffice();
  const isAnswered = enquiry.firstAnsweredAt !== null;
  const [asked, setAsked] = useState<Decided>();
  return (
    <>
      <Menu label="Close" caps={capsOf('close')} menuRef={menuRef}>
        <MenuTitle>What was the outcome?</MenuTitle>
        {closeReasons.map((reason, at) => (
          <MenuChoice
            key={reason}
            digit={String(at + 1)}
            hint={closeMeanings[reason]}
            whyNot={whyNot(enquiry, { kind: 'closed', reason }, office.now())}
            onChoose={() => {
              if (isDecided(reason)) setAsked(reason);
              else actions.decide({ kind: 'closed', reason });
            }}
          >
            {closeReasonText[reason]}
          </MenuChoice>
        ))}
        <MenuNote>
          {isAnswered
            ? 'It can be opened again at any time.'
            : 'This has no answer yet. “Won” and “Lost” need one first; the other outcomes do not.'}
        </MenuNote>
      </Menu>
      {asked && (
        <CloseDialog
          enquiry={enquiry}
          outcome={asked}
          onClose={(command) => {
            setAsked(undefined);
            if (command) actions.decide(command);
          }}
        />
      )}
    </>
  );
}
