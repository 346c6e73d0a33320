import type { EnquiryWhole } from '@old/contract/desk/answers';
import { useMemo } from 'react';
import { useMinute, useOffice } from '#parts/office.ts';
import { stepsOf } from '#parts/Thread/thread-steps.ts';
import { Thread } from '#parts/Thread/Thread.tsx';
import type { Deciding } from './use-decide.ts';

interface EnquiryThreadProps {
  readonly enquiry: EnquiryWhole;
  readonly deciding: Deciding;
}

/** What happened, in order. It follows the minute, because yesterday becomes a weekday at midnight. */
export function EnquiryThread({ enquiry, deciding: { meId, colleagues } }: EnquiryThreadProps) {
  const { zone, promised } = useOffice();
  const now = useMinute();
  const steps = useMemo(
    () => stepsOf(enquiry, { now, zone, meId, colleagues }, promised.time),
    [enquiry, now, zone, meId, colleagues, promised],
  );
  return <Thread steps={steps} language={enquiry.origin.language} now={now} zone={zone} />;
}
