import type { EnquiryWhole } from '@studio/contract/desk/answers';
import { isIn } from '@studio/contract/desk/queues';
import { isOwed } from '@studio/contract/desk/work';
import { HOUR_MS } from '@studio/contract/working-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { labelsQuery } from '#api/labels.ts';
import { capsOf } from '#keys/key-table.ts';
import { clockReading } from '#parts/clock-reading.ts';
import { labelNames } from '#parts/label-names.ts';
import { Labels } from '#parts/Labels.tsx';
import { LargeClock } from '#parts/LargeClock/LargeClock.tsx';
import { momentWords, spanWords } from '#parts/moments.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { outcomeWords } from '#parts/work-words.ts';
import { languageOf } from '#parts/Written/language-of.ts';
import { Button } from '#ui/Button.tsx';
import { Tile } from '#ui/Tile.tsx';
import styles from './EnquiryHead.module.css';
import { takeHeading } from './heading-focus.ts';
import type { Deciding } from './use-decide.ts';

interface EnquiryHeadProps {
  readonly enquiry: EnquiryWhole;
  readonly deciding: Deciding;
}

/** What is true of it now, in words; it alone ticks. */
function Standing({ enquiry }: { readonly enquiry: EnquiryWhole }) {
  const office = useOffice();
  const now = useMinute();
  if (enquiry.state === 'closed') {
    return <strong className={styles['words']}>closed: {outcomeWords(enquiry)}</strong>;
  }
  const reading = clockReading(enquiry, now, office);
  return (
    <>
      <strong className={`${styles['words']} ${reading.isLate ? styles['late'] : ''}`}>
        {reading.words}
      </strong>
      {isOwed(enquiry) && !reading.isLate && (
        <span className={styles['dim']}>
          {spanWords(reading.usedMs)} of {office.targetMs / HOUR_MS} h used
        </span>
      )}
      {enquiry.state === 'waiting' && <span className={styles['dim']}>waiting for them</span>}
      {enquiry.putOffUntil !== null && isIn('put-off', enquiry, { me: '', now }) && (
        <span className={styles['dim']}>
          put off until {momentWords(new Date(enquiry.putOffUntil), now, office.zone)}
        </span>
      )}
    </>
  );
}

function Owner({ enquiry, deciding: { colleagues, meId, decide } }: EnquiryHeadProps) {
  const owner = colleagues.find(({ id }) => id === enquiry.ownerId);
  if (enquiry.ownerId !== null) {
    const name = owner?.name ?? 'A colleague';
    return (
      <span className={styles['owner']}>
        <Tile name={name} />
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

export function EnquiryHead({ enquiry, deciding }: EnquiryHeadProps) {
  const { fields, origin } = enquiry;
  const { data: labels = [] } = useQuery(labelsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeHeading(heading.current);
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
        <Owner enquiry={enquiry} deciding={deciding} />
        <Standing enquiry={enquiry} />
        <Labels names={labelNames(enquiry.labels, labels)} />
      </div>
      {(enquiry.state !== 'closed' || enquiry.firstAnsweredAt !== null) && (
        <LargeClock enquiry={enquiry} />
      )}
    </header>
  );
}
