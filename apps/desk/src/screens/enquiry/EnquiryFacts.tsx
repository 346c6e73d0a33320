import type { EnquiryWhole } from '@studio/contract/desk/answers';
import { mayDo } from '@studio/contract/desk/roles';
import type { WorkingHours } from '@studio/contract/working-hours';
import { Suspense, lazy, type RefObject } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { Facts } from '#parts/Facts/Facts.tsx';
import { Relatives } from '#parts/Relatives/Relatives.tsx';
import { There } from '#parts/There/There.tsx';
import { Button } from '#ui/Button.tsx';
import type { Beside } from './beside.ts';
import styles from './EnquiryFacts.module.css';
import { MergeTool } from './merge/MergeTool.tsx';
import type { Merging } from './merge/use-merge.ts';
import type { Deciding } from './use-decide.ts';

// A sheet is drawn with letters measured beforehand: much to load, and few enquiries have one.
const SheetPart = lazy(() =>
  import('./sheet/SheetPart.tsx').then((it) => ({ default: it.SheetPart })),
);

interface EnquiryFactsProps {
  readonly enquiry: EnquiryWhole;
  readonly beside: Beside;
  readonly hours: WorkingHours;
  readonly deciding: Deciding;
  readonly merging: Merging;
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
  const { enquiry, beside, hours, callRef, isSheetOpen, onSheet, merging } = props;
  const { fields, origin, country, samePerson, sameCompany, sheet } = enquiry;
  const { zone } = hours;
  return (
    <Facts
      enquiry={enquiry}
      zone={zone}
      there={
        <There
          who={{ country, phonenumber: fields.phonenumber, timezone: origin.timezone }}
          hours={hours}
          phone={enquiry.phone}
          mayCall={enquiry.firstAnsweredAt !== null}
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
          id={enquiry.id}
          samePerson={samePerson}
          sameCompany={sameCompany}
          zone={zone}
          linkTo={({ id }, children) => beside.linkTo(id, children)}
          toolOf={(relative) => (
            <MergeTool enquiry={enquiry} relative={relative} merging={merging} />
          )}
        />
      }
      end={<Erasing {...props} />}
    />
  );
}
