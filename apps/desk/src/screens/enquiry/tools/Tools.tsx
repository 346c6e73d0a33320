import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { WorkingHours } from '@studio/contract/working-hours';
import { LabelMenu } from '#screens/work/LabelMenu.tsx';
import { Button } from '#ui/Button.tsx';
import type { ListContext } from '../list-context.ts';
import type { EnquiryActions } from '../use-enquiry-actions.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { CloseMenu } from './CloseMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PutOffMenu } from './PutOffMenu.tsx';
import styles from './Tools.module.css';
import type { ToolMenus } from './tool-menus.ts';

interface ToolsProps {
  readonly enquiry: EnquiryDetail;
  readonly listContext: ListContext;
  readonly hours: WorkingHours;
  readonly actions: EnquiryActions;
  readonly menus: ToolMenus;
  readonly onUnopened: () => void;
}

/** The toolbar above the enquiry: its place in the list and the decisions. */
export function Tools({ enquiry, listContext, hours, actions, menus, onUnopened }: ToolsProps) {
  const { name: listName, place, previous, next, linkTo } = listContext;
  const tool = { enquiry, actions };
  return (
    <div className={styles['tools']} role="group" aria-label="This enquiry">
      {linkTo(
        undefined,
        <>
          <span aria-hidden="true">←</span> {listName}
        </>,
        styles['back'],
      )}
      <span className={styles['place']}>
        {[
          { name: 'Previous enquiry', sign: '↑', go: previous },
          { name: 'Next enquiry', sign: '↓', go: next },
        ].map(({ name, sign, go }) => (
          <Button
            key={name}
            look="quiet"
            aria-label={name}
            disabled={go === undefined}
            onClick={go}
          >
            {sign}
          </Button>
        ))}
        {place !== '' && (
          <span className={styles['dim']}>
            <bdi>{place}</bdi>
          </span>
        )}
      </span>
      <span className={styles['menus']}>
        {enquiry.mergedInto !== null ? null : enquiry.state === 'closed' ? (
          <Button
            onClick={() => {
              actions.decide({ kind: 'reopened' });
            }}
          >
            Open again
          </Button>
        ) : (
          <>
            <AssignMenu {...tool} menuRef={menus.assign} />
            <PutOffMenu {...tool} menuRef={menus.putOff} hours={hours} />
            <CloseMenu {...tool} menuRef={menus.close} />
          </>
        )}
        <LabelMenu rows={[enquiry]} menuRef={menus.label} />
        <MoreMenu {...tool} menuRef={menus.more} onUnopened={onUnopened} />
      </span>
    </div>
  );
}
