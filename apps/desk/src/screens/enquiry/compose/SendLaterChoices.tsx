import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { awaitsReply } from '@studio/contract/desk/work';
import { useQuery } from '@tanstack/react-query';
import { officeQuery } from '#api/me.ts';
import { formatMoment } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { localTime } from '#parts/local-time/local-time.ts';
import { possibleZones } from '#parts/local-time/possible-zones.ts';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import { sendLaterChoices, latenessText } from '../send-later-choices.ts';
import { DateTimePicker } from '../DateTimePicker.tsx';
import type { Sending } from './use-send-reply.ts';

interface SendLaterChoicesProps {
  readonly enquiry: EnquiryDetail;
  readonly onLater: (later: NonNullable<Sending['later']>) => void;
}

/** The digits before it choose the state of the enquiry. */
const FIRST_DIGIT = 5;

/** The times a reply can be sent at; each says how late it would be. */
export function SendLaterChoices({ enquiry, onLater }: SendLaterChoicesProps) {
  const { data: office } = useQuery(officeQuery);
  const { zone, responseTarget } = useOffice();
  const now = useMinute();
  if (!office) return null;
  const { country } = enquiry;
  const zones = possibleZones({ country, ...enquiry.fields, timezone: enquiry.origin.timezone });
  const textOf = (at: Date): string => {
    const there = zones.length === 1 ? localTime(zones, country, at) : undefined;
    const late = latenessText(enquiry, at, responseTarget.time);
    return [formatMoment(at, now, zone), there && `${there.clock} there`, late]
      .filter(Boolean)
      .join(', ');
  };
  const choose = (at: Date) => {
    onLater({ sendAt: at.toISOString(), words: formatMoment(at, now, zone) });
  };
  return (
    <>
      <MenuTitle>Send later, and wait for them</MenuTitle>
      {sendLaterChoices({ hours: office.hours, zones, country, now }).map(({ name, at }, place) => (
        <MenuChoice
          key={name}
          digit={String(FIRST_DIGIT + place)}
          hint={textOf(at)}
          onChoose={() => {
            choose(at);
          }}
        >
          {name}
        </MenuChoice>
      ))}
      <DateTimePicker
        zone={zone}
        now={now}
        verb="Schedule"
        textOf={(at) => `Scheduled for ${textOf(at)}.`}
        onPick={choose}
      />
      <MenuNote>
        {awaitsReply(enquiry) && 'The clock runs until it is sent. '}If they write first, it is
        paused.
      </MenuNote>
    </>
  );
}
