import { isInQueue } from '@studio/contract/desk/queues';
import type { Command } from '@studio/contract/desk/work';
import { whyNot } from '@studio/contract/desk/work-rules';
import { capsOf } from '#keys/key-table.ts';
import { useOffice } from '#parts/office.ts';
import { copyText } from '#ui/copy-text.ts';
import { Dots } from '#ui/Dots.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import type { ToolProps } from './AssignMenu.tsx';

interface MoreMenuProps extends ToolProps {
  readonly onUnopened: () => void;
}

const byTelephone: Command = { kind: 'answered', by: 'telephone', then: 'waiting' };
const waiting: Command = { kind: 'waiting' };

/** Actions that are used less often. */
export function MoreMenu({ enquiry, actions: { decide }, menuRef, onUnopened }: MoreMenuProps) {
  const now = useOffice().now();
  return (
    <Menu label={<Dots label="More" />} menuRef={menuRef}>
      <MenuChoice
        hint="The clock stops; we wait for them"
        whyNot={whyNot(enquiry, byTelephone, now)}
        onChoose={() => {
          decide(byTelephone);
        }}
      >
        Mark as answered by telephone
      </MenuChoice>
      {enquiry.state === 'answered' && (
        <MenuChoice
          onChoose={() => {
            decide(waiting);
          }}
        >
          Wait for them
        </MenuChoice>
      )}
      {isInQueue('put-off', enquiry, { me: '', now }) && (
        <MenuChoice
          onChoose={() => {
            decide({ kind: 'brought-back' });
          }}
        >
          Bring it back now
        </MenuChoice>
      )}
      {enquiry.state !== 'to-answer' && enquiry.state !== 'closed' && (
        <MenuChoice
          hint="It is our turn to answer again"
          onChoose={() => {
            decide({ kind: 'reopened' });
          }}
        >
          Open again
        </MenuChoice>
      )}
      <MenuChoice caps={capsOf('unopened')} onChoose={onUnopened}>
        Mark as unread
      </MenuChoice>
      <MenuChoice
        onChoose={() => {
          void copyText(window.location.href, 'The link');
        }}
      >
        Copy a link to it
      </MenuChoice>
    </Menu>
  );
}
