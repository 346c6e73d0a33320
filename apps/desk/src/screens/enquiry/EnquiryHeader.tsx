import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { isInQueue } from '@studio/contract/desk/queues';
import { awaitsReply } from '@studio/contract/desk/work';
import { HOUR_MS } from '@studio/contract/working-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { labelsQuery } from '#api/labels.ts';
import { capsOf } from '#keys/key-table.ts';
import { clockReading } from '#parts/clock-reading.ts';
import { labelNames } from '#parts/label-names.ts';
import { Labels } from '#parts/Labels.tsx';
import { DeadlineChart } from '#parts/DeadlineChart/DeadlineChart.tsx';
import { formatMoment, formatDuration } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { outcomeText } from '#parts/work-text.ts';
import { languageOf } from '#parts/MessageText/language-of.ts';
import { Button } from '#ui/Button.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import styles from './EnquiryHeader.module.css';
import { focusHeading } from './heading-focus.ts';
import type { EnquiryActions } from './use-enquiry-actions.ts';

interface EnquiryHeaderProps {
  readonly enquiry: EnquiryDetail;
  readonly actions: EnquiryActions;
}

/** The current state as text. Only this component renders every minute. */
function Standing({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const office = useOffice();
  const now = useMinute();
  if (enquiry.state === 'closed') {
    return <strong className={styles['words']}>closed: {outcomeText(enquiry)}</strong>;
  }
  const reading = clockReading(enquiry, now, office);
  return (
    <>
      <strong className={`${styles['words']} ${reading.isLate ? styles['late'] : ''}`}>
        {reading.words}
      </strong>
      {awaitsReply(enquiry) && !reading.isLate && (
        <span className={styles['dim']}>
          {formatDuration(reading.usedMs)} of {office.targetMs / HOUR_MS} h used
        </span>
      )}
      {enquiry.state === 'waiting' && <span className={styles['dim']}>waiting for them</span>}
      {enquiry.putOffUntil !== null && isInQueue('put-off', enquiry, { me: '', now }) && (
        <span className={styles['dim']}>
          put off until {formatMoment(new Date(enquiry.putOffUntil), now, office.zone)}
        </span>
      )}
    </>
  );
}

function Owner({ enquiry, actions: { colleagues, meId, decide } }: EnquiryHeaderProps) {
  const owner = colleagues.find(({ id }) => id === enquiry.ownerId);
  if (enquiry.ownerId !== null) {
    const name = owner?.name ?? 'A colleague';
    return (
      <span className={styles['owner']}>
        <Avatar name={name} />
        {enquiry.ownerId === meId ? 'You' : name}
      </span>
    );
  }
  if (enquiry.state === 'closed') return <span className={styles['dim']}>no owner</span>;
  return (
    <Button
      caps={capsOf('take')}
      onClick={() => {
        decide({ kind: 'claimed' });
      }}
    >
      Take it
    </Button>
  );
}

export function EnquiryHeader({ enquiry, actions }: EnquiryHeaderProps) {
  const { fields, origin } = enquiry;
  const { data: labels = [] } = useQuery(labelsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusHeading(heading.current);
  }, []);
  return (
    <header>
      <h1
        ref={heading}
        tabIndex={-1}
        className={styles['subject']}
        dir="auto"
        lang={languageOf(fields.subject, origin.language)}
      >
        {fields.subject}
      </h1>
      <p className={styles['who']}>
        <bdi className={styles['name']}>{fields.name}</bdi>, <bdi>{fields.companyname}</bdi>
      </p>
      <div className={styles['state']}>
        <Owner enquiry={enquiry} actions={actions} />
        <Standing enquiry={enquiry} />
        <Labels names={labelNames(enquiry.labels, labels)} />
      </div>
      {(enquiry.state !== 'closed' || enquiry.firstAnsweredAt !== null) && (
        <DeadlineChart enquiry={enquiry} />
      )}
    </header>
  );
}
