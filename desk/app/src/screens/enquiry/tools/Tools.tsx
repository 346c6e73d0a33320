import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';
import type { WorkingHours } from '@old/contract/working-hours';
import { Link } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { queueName } from '#screens/frame/places.ts';
import { neighboursOf } from '../neighbours.ts';
import type { Deciding } from '../use-decide.ts';
import { useListRows } from '../use-list-rows.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { CloseMenu } from './CloseMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import styles from './Tools.module.css';
import type { ToolMenus } from './tool-menus.ts';

interface ToolsProps {
  readonly enquiry: EnquiryWhole;
  readonly queue: QueueName;
  readonly hours: WorkingHours;
  readonly deciding: Deciding;
  readonly menus: ToolMenus;
  readonly onUnopened: () => void;
}

/** Above the enquiry: where it stands in its list, and what may be decided. */
export function Tools({ enquiry, queue, hours, deciding, menus, onUnopened }: ToolsProps) {
  const { rows, isWhole } = useListRows(queue, enquiry.id);
  const { previous, next, place, count } = neighboursOf(rows, enquiry.id);
  const tool = { enquiry, deciding };
  return (
    <div className={styles['tools']} role="group" aria-label="This enquiry">
      <Link className={styles['back']} to="/q/$queue" params={{ queue }} search={true}>
        <span aria-hidden="true">←</span> {queueName(queue)}
      </Link>
      <span className={styles['place']}>
        {[
          { name: 'Previous enquiry', sign: '↑', row: previous },
          { name: 'Next enquiry', sign: '↓', row: next },
        ].map(({ name, sign, row }) => (
          <Button
            key={name}
            look="quiet"
            aria-label={name}
            disabled={row === undefined}
            onClick={() => {
              if (row) deciding.goTo(row.id);
            }}
          >
            {sign}
          </Button>
        ))}
        {place > 0 && (
          <span className={styles['dim']}>
            <bdi>
              {place} of {count}
              {isWhole ? '' : '+'}
            </bdi>
          </span>
        )}
      </span>
      <span className={styles['menus']}>
        {enquiry.state === 'closed' ? (
          <Button
            onClick={() => {
              deciding.decide({ kind: 'reopened' });
            }}
          >
            Open again
          </Button>
        ) : (
          <>
            <AssignMenu {...tool} menuRef={menus.assign} />
            <SnoozeMenu {...tool} menuRef={menus.snooze} hours={hours} />
            <CloseMenu {...tool} menuRef={menus.close} />
          </>
        )}
        <MoreMenu {...tool} menuRef={menus.more} onUnopened={onUnopened} />
      </span>
    </div>
  );
}
