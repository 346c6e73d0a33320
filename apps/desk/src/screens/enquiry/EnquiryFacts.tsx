import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { mayDo } from '@studio/contract/desk/roles';
import type { WorkingHours } from '@studio/contract/working-hours';
import { Suspense, lazy, type RefObject } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { Facts } from '#parts/Facts/Facts.tsx';
import { RelatedEnquiries } from '#parts/RelatedEnquiries/RelatedEnquiries.tsx';
import { EnquirerLocalTime } from '#parts/EnquirerLocalTime/EnquirerLocalTime.tsx';
import { Button } from '#ui/Button.tsx';
import type { ListContext } from './list-context.ts';
import styles from './EnquiryFacts.module.css';
import { MergeTool } from './merge/MergeTool.tsx';
import type { Merging } from './merge/use-merge.ts';
import type { EnquiryActions } from './use-enquiry-actions.ts';

// Loaded on demand: drawing a sheet needs large font metrics, and few enquiries have one.
const SheetPart = lazy(() =>
  import('./sheet/SheetPart.tsx').then((it) => ({ default: it.SheetPart })),
);

interface EnquiryFactsProps {
  readonly enquiry: EnquiryDetail;
  readonly listContext: ListContext;
  readonly hours: WorkingHours;
  readonly actions: EnquiryActions;
  readonly merging: Merging;
  readonly callRef: RefObject<HTMLAnchorElement | null>;
  readonly isSheetOpen: boolean;
  readonly onSheet: (isOpen: boolean) => void;
  readonly onErase: () => void;
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

function Erasing({ actions, onErase }: Pick<EnquiryFactsProps, 'actions' | 'onErase'>) {
  const { me, colleagues } = actions;
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
  const { enquiry, listContext, hours, callRef, isSheetOpen, onSheet, merging } = props;
  const { fields, origin, country, samePerson, sameCompany, sheet } = enquiry;
  const { zone } = hours;
  return (
    <Facts
      enquiry={enquiry}
      zone={zone}
      there={
        <EnquirerLocalTime
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
          <Suspense fallback={<p className={styles['dim']}>Loading the sheet…</p>}>
            <SheetPart sheet={sheet} isOpen={isSheetOpen} onSheet={onSheet} />
          </Suspense>
        )
      }
      related={
        <RelatedEnquiries
          id={enquiry.id}
          samePerson={samePerson}
          sameCompany={sameCompany}
          zone={zone}
          linkTo={({ id }, children) => listContext.linkTo(id, children)}
          toolOf={(related) => <MergeTool enquiry={enquiry} related={related} merging={merging} />}
        />
      }
      end={<Erasing {...props} />}
    />
  );
}
