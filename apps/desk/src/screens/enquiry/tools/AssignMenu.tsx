import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { Member } from '@studio/contract/desk/staff';
import { useState, type RefObject } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { formatDay } from '#parts/format-time.ts';
import { Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import type { EnquiryActions } from '../use-enquiry-actions.ts';

export interface ToolProps {
  readonly enquiry: EnquiryDetail;
  readonly actions: EnquiryActions;
  readonly menuRef: RefObject<HTMLDetailsElement | null>;
}

const LAST_DIGIT = 9;

/** The user first, then colleagues by name; “No one” always has the digit 0. */
export function AssignMenu({ enquiry, actions, menuRef }: ToolProps) {
  const { colleagues, meId, decide } = actions;
  const mine = colleagues.filter(({ id }) => id === meId);
  const others = colleagues.filter(({ id }) => id !== meId);
  /** A chosen colleague who is away: the user is asked once. */
  const [asked, setAsked] = useState<Member>();
  const give = (to: string | null) => () => {
    if (to === meId && enquiry.ownerId === null) decide({ kind: 'claimed' });
    else if (to !== enquiry.ownerId) decide({ kind: 'assigned', to });
  };
  const awayText = ({ awayUntil }: Member): string =>
    awayUntil === null ? '' : `away until ${formatDay(new Date(awayUntil), 'UTC')}`;
  return (
    <Menu label="Assign" caps={capsOf('assign')} menuRef={menuRef}>
      <MenuTitle>Who answers it?</MenuTitle>
      {[...mine, ...others].map((one, at) => {
        const { id, name } = one;
        const isAsking = one.awayUntil !== null && id !== meId && id !== enquiry.ownerId;
        return (
          <MenuChoice
            key={id}
            staysOpen={isAsking}
            onChoose={
              isAsking
                ? () => {
                    setAsked(one);
                  }
                : give(id)
            }
            isCurrent={id === enquiry.ownerId}
            hint={awayText(one)}
            {...(at < LAST_DIGIT && { digit: String(at + 1) })}
          >
            {id === meId ? `${name} (you)` : name}
          </MenuChoice>
        );
      })}
      {asked && (
        <MenuChoice
          onChoose={() => {
            setAsked(undefined);
            decide({ kind: 'assigned', to: asked.id, away: true });
          }}
          hint="It waits for them until then, and the clock keeps running."
        >
          {`${asked.name} is ${awayText(asked)}. Assign it anyway`}
        </MenuChoice>
      )}
      <MenuChoice
        onChoose={give(null)}
        isCurrent={enquiry.ownerId === null}
        digit="0"
        hint="back to everyone"
      >
        No one
      </MenuChoice>
      <MenuNote>The assignee replies. The due time stays the same.</MenuNote>
    </Menu>
  );
}
