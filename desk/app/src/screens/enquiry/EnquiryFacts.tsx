import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';
import { mayDo } from '@old/contract/desk/roles';
import type { WorkingHours } from '@old/contract/working-hours';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, type RefObject } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { Facts } from '#parts/Facts/Facts.tsx';
import { Relatives } from '#parts/Relatives/Relatives.tsx';
import { There } from '#parts/There/There.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './EnquiryFacts.module.css';
import type { Deciding } from './use-decide.ts';

// A sheet is drawn with letters measured beforehand: much to load, and few enquiries have one.
const SheetPart = lazy(() =>
  import('./sheet/SheetPart.tsx').then((it) => ({ default: it.SheetPart })),
);

interface EnquiryFactsProps {
  readonly enquiry: EnquiryWhole;
  readonly queue: QueueName;
  readonly hours: WorkingHours;
  readonly deciding: Deciding;
  readonly callRef: RefObject<HTMLAnchorElement | null>;
  readonly isSheetOpen: boolean;
  readonly onSheet: (isOpen: boolean) => void;
  readonly onErase: () => void;
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

function Erasing({ deciding, onErase }: Pick<EnquiryFactsProps, 'deciding' | 'onErase'>) {
  const { me, colleagues } = deciding;
  if (me && mayDo(me.roles, 'erase')) {
    return (
      <Button look="link" onClick={onErase}>
        Erase this person…
      </Button>
    );
  }
  const able = colleagues.filter(({ roles }) => mayDo(roles, 'erase')).map(({ name }) => name);
  return (
    <p className={styles['dim']}>
      To erase this person, ask {able.length > 0 ? listed.format(able) : 'a manager'}.
    </p>
  );
}

export function EnquiryFacts(props: EnquiryFactsProps) {
  const { enquiry, queue, hours, callRef, isSheetOpen, onSheet } = props;
  const { lead, origin, country, samePerson, sameCompany, sheet } = enquiry;
  const { zone } = hours;
  return (
    <Facts
      enquiry={enquiry}
      zone={zone}
      there={
        <There
          who={{ country, phonenumber: lead.phonenumber, timezone: origin.timezone }}
          hours={hours}
          callCaps={capsOf('call')}
          callRef={callRef}
        />
      }
      sheet={
        sheet === null ? null : (
          <Suspense fallback={<p className={styles['dim']}>The sheet is being drawn.</p>}>
            <SheetPart sheet={sheet} isOpen={isSheetOpen} onSheet={onSheet} />
          </Suspense>
        )
      }
      relatives={
        <Relatives
          samePerson={samePerson}
          sameCompany={sameCompany}
          zone={zone}
          linkTo={({ id }, children) => (
            <Link to="/q/$queue/$id" params={{ queue, id }} search={true}>
              {children}
            </Link>
          )}
        />
      }
      end={<Erasing {...props} />}
    />
  );
}
