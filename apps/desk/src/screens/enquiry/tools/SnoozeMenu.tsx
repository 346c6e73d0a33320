import { backAtLatest } from '@studio/contract/desk/work';
import { whyNot, within } from '@studio/contract/desk/work-rules';
import type { WorkingHours } from '@studio/contract/working-hours';
import { capsOf } from '#keys/key-table.ts';
import { momentWords } from '#parts/moments.ts';
import { useMinute } from '#parts/office.ts';
import { timeThere } from '#parts/their-time/time-there.ts';
import { zonesOf } from '#parts/their-time/zones-of.ts';
import { Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import { PickMoment } from '../PickMoment.tsx';
import { snoozeChoices } from '../snooze-choices.ts';
import type { ToolProps } from './AssignMenu.tsx';

interface SnoozeMenuProps extends ToolProps {
  readonly hours: WorkingHours;
}

/** Shown again later, never past the promise; every choice says when that is. */
export function SnoozeMenu({ enquiry, deciding, menuRef, hours }: SnoozeMenuProps) {
  const now = useMinute();
  const { zone } = hours;
  const who = { country: enquiry.country, ...enquiry.fields, timezone: enquiry.origin.timezone };
  const zones = zonesOf(who);
  const snooze = (until: Date) => ({ kind: 'put-off', until: until.toISOString() }) as const;
  const latest = backAtLatest(enquiry);
  const isTooLate = latest !== undefined && latest <= now;
  const refusal = whyNot(enquiry, snooze(new Date(now.getTime() + 60_000)), now);
  const choices = snoozeChoices({ work: enquiry, hours, zones, country: enquiry.country, now });
  const said = (at: Date): string => {
    const there = zones.length === 1 ? timeThere(zones, enquiry.country, at) : undefined;
    return `${momentWords(at, now, zone)}${there ? `, ${there.clock} there` : ''}`;
  };
  const kept = (at: Date): Date => {
    const command = within(enquiry, snooze(at));
    return command.kind === 'put-off' ? new Date(command.until) : at;
  };
  const soon = 'It is due within half an hour, or late: answer it instead.';
  return (
    <Menu label="Put off" caps={capsOf('snooze')} menuRef={menuRef}>
      <MenuTitle>Put off until</MenuTitle>
      {choices.map(({ name, at, whyNot: reason }, place) => (
        <MenuChoice
          key={name}
          digit={String(place + 1)}
          hint={said(at)}
          whyNot={refusal ?? (isTooLate ? soon : reason)}
          onChoose={() => {
            deciding.decide(snooze(at));
          }}
        >
          {name}
        </MenuChoice>
      ))}
      {refusal === undefined && !isTooLate && (
        <PickMoment
          verb="Put off"
          zone={zone}
          now={now}
          saidOf={(at) => `It comes back ${said(kept(at))}.`}
          onPick={(at) => {
            deciding.decide(snooze(at));
          }}
        />
      )}
      <MenuNote>
        {latest !== undefined
          ? 'Putting it off does not stop the clock. It comes back half an hour before it is due, whatever you choose.'
          : 'It comes back by itself.'}
      </MenuNote>
    </Menu>
  );
}
