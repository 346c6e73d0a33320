import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { RefObject } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import type { Deciding } from '../use-decide.ts';

export interface ToolProps {
  readonly enquiry: EnquiryWhole;
  readonly deciding: Deciding;
  readonly menuRef: RefObject<HTMLDetailsElement | null>;
}

const LAST_DIGIT = 9;

/** Oneself first, then the others by name; nobody is always 0. */
export function AssignMenu({ enquiry, deciding, menuRef }: ToolProps) {
  const { colleagues, meId, decide } = deciding;
  const mine = colleagues.filter(({ id }) => id === meId);
  const others = colleagues.filter(({ id }) => id !== meId);
  const give = (to: string | null) => () => {
    if (to === meId && enquiry.ownerId === null) decide({ kind: 'claimed' });
    else if (to !== enquiry.ownerId) decide({ kind: 'assigned', to });
  };
  return (
    <Menu label="Assign" caps={capsOf('assign')} menuRef={menuRef}>
      <MenuTitle>Who answers it?</MenuTitle>
      {[...mine, ...others].map(({ id, name }, at) => (
        <MenuChoice
          key={id}
          onChoose={give(id)}
          isCurrent={id === enquiry.ownerId}
          {...(at < LAST_DIGIT && { digit: String(at + 1) })}
        >
          {id === meId ? `${name}, you` : name}
        </MenuChoice>
      ))}
      <MenuChoice
        onChoose={give(null)}
        isCurrent={enquiry.ownerId === null}
        digit="0"
        hint="back to all"
      >
        Nobody
      </MenuChoice>
      <MenuNote>Whoever has it answers it. The promise goes on.</MenuNote>
    </Menu>
  );
}
