import type { EnquiryWhole } from '@studio/contract/desk/answers';
import { useQuery } from '@tanstack/react-query';
import { officeQuery } from '#api/me.ts';
import { momentWords } from '#parts/moments.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { timeThere } from '#parts/their-time/time-there.ts';
import { zonesOf } from '#parts/their-time/zones-of.ts';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import { laterChoices, latenessWords } from '../later-choices.ts';
import { PickMoment } from '../PickMoment.tsx';
import type { Sending } from './use-send-reply.ts';

interface LaterChoicesProps {
  readonly enquiry: EnquiryWhole;
  readonly onLater: (later: NonNullable<Sending['later']>) => void;
}

/** The digits before these choose what becomes of the enquiry. */
const FIRST_DIGIT = 5;

/** When the reply may go besides now; each says when that is, and how late. */
export function LaterChoices({ enquiry, onLater }: LaterChoicesProps) {
  const { data: office } = useQuery(officeQuery);
  const { zone, responseTarget } = useOffice();
  const now = useMinute();
  if (!office) return null;
  const { country } = enquiry;
  const zones = zonesOf({ country, ...enquiry.fields, timezone: enquiry.origin.timezone });
  const said = (at: Date): string => {
    const there = zones.length === 1 ? timeThere(zones, country, at) : undefined;
    const late = latenessWords(enquiry, at, responseTarget.time);
    return [momentWords(at, now, zone), there && `${there.clock} there`, late]
      .filter(Boolean)
      .join(', ');
  };
  const choose = (at: Date) => {
    onLater({ sendAt: at.toISOString(), words: momentWords(at, now, zone) });
  };
  return (
    <>
      <MenuTitle>Send later, and wait for them</MenuTitle>
      {laterChoices({ hours: office.hours, zones, country, now }).map(({ name, at }, place) => (
        <MenuChoice
          key={name}
          digit={String(FIRST_DIGIT + place)}
          hint={said(at)}
          onChoose={() => {
            choose(at);
          }}
        >
          {name}
        </MenuChoice>
      ))}
      <PickMoment
        zone={zone}
        now={now}
        verb="Send then"
        saidOf={(at) => `It goes ${said(at)}.`}
        onPick={choose}
      />
      <MenuNote>The clock runs until it goes. If they write first, it waits for you.</MenuNote>
    </>
  );
}
