import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { refetchEnquiry } from '#api/enquiry.ts';
import { filesQuery } from '#api/files.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { allMails } from '#parts/Thread/thread-mails.ts';
import { stepsOf } from '#parts/Thread/thread-steps.ts';
import { Thread } from '#parts/Thread/Thread.tsx';
import type { FoundIn } from './list-context.ts';
import type { EnquiryActions } from './use-enquiry-actions.ts';
import { useFoundPlaces } from './use-found-places.ts';

interface EnquiryThreadProps {
  readonly enquiry: EnquiryDetail;
  readonly actions: EnquiryActions;
  readonly found: FoundIn | undefined;
}

/** The departure of a reply is not an event of the enquiry, so the event stream does not report it. */
const LEAVES_MS = 5_000;

function useDeliveries(enquiry: EnquiryDetail): void {
  const { id } = enquiry;
  const client = useQueryClient();
  const isWaiting = allMails(enquiry).some(({ delivery }) => delivery === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = setInterval(() => void refetchEnquiry(client, id), LEAVES_MS);
    return () => {
      clearInterval(again);
    };
  }, [client, id, isWaiting]);
}

/** The thread. It renders every minute, because "yesterday" becomes a weekday at midnight. */
export function EnquiryThread({ enquiry, actions, found }: EnquiryThreadProps) {
  const { meId, colleagues } = actions;
  const { zone, responseTarget } = useOffice();
  const now = useMinute();
  useDeliveries(enquiry);
  // As it was when opened: after a refetch nothing would be new.
  const [newSince] = useState(enquiry.newSince);
  const steps = useMemo(
    () => stepsOf(enquiry, { now, zone, meId, colleagues }, responseTarget.time),
    [enquiry, now, zone, meId, colleagues, responseTarget],
  );
  const { data } = useQuery(filesQuery({ id: enquiry.id, mails: allMails(enquiry) }));
  const shown = useMemo(
    () =>
      steps.map((step) => ({
        ...step,
        files: data?.files.filter(({ mailId }) => mailId === step.key) ?? [],
      })),
    [steps, data],
  );
  const box = useRef<HTMLDivElement>(null);
  useFoundPlaces(box, found, steps);
  return (
    <div ref={box}>
      <Thread
        steps={shown}
        language={enquiry.origin.language}
        now={now}
        zone={zone}
        newSince={newSince === null ? null : new Date(newSince)}
      />
    </div>
  );
}
