import { backAtLatest } from '@studio/contract/desk/work';
import { whyNot, clampCommand } from '@studio/contract/desk/work-rules';
import type { WorkingHours } from '@studio/contract/working-hours';
import { capsOf } from '#keys/key-table.ts';
import { formatMoment } from '#parts/format-time.ts';
import { useMinute } from '#parts/office.ts';
import { localTime } from '#parts/local-time/local-time.ts';
import { possibleZones } from '#parts/local-time/possible-zones.ts';
import { Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import { DateTimePicker } from '../DateTimePicker.tsx';
import { putOffChoices } from '../put-off-choices.ts';
import type { ToolProps } from './AssignMenu.tsx';

interface PutOffMenuProps extends ToolProps {
  readonly hours: WorkingHours;
}

/** Each choice shows when the enquiry comes back, which is always before the response is due. */
export function PutOffMenu({ enquiry, actions, menuRef, hours }: PutOffMenuProps) {
  const now = useMinute();
  const { zone } = hours;
  const who = { country: enquiry.country, ...enquiry.fields, timezone: enquiry.origin.timezone };
  const zones = possibleZones(who);
  const putOff = (until: Date) => ({ kind: 'put-off', until: until.toISOString() }) as const;
  const latest = backAtLatest(enquiry);
  const isTooLate = latest !== undefined && latest <= now;
  const refusal = whyNot(enquiry, putOff(new Date(now.getTime() + 60_000)), now);
  const choices = putOffChoices({ work: enquiry, hours, zones, country: enquiry.country, now });
  const textOf = (at: Date): string => {
    const there = zones.length === 1 ? localTime(zones, enquiry.country, at) : undefined;
    return `${formatMoment(at, now, zone)}${there ? `, ${there.clock} there` : ''}`;
  };
  const kept = (at: Date): Date => {
    const command = clampCommand(enquiry, putOff(at));
    return command.kind === 'put-off' ? new Date(command.until) : at;
  };
  const soon = 'It is due within half an hour, or late: answer it instead.';
  return (
    <Menu label="Put off" caps={capsOf('putOff')} menuRef={menuRef}>
      <MenuTitle>Put off until</MenuTitle>
      {choices.map(({ name, at, whyNot: reason }, place) => (
        <MenuChoice
          key={name}
          digit={String(place + 1)}
          hint={textOf(at)}
          whyNot={refusal ?? (isTooLate ? soon : reason)}
          onChoose={() => {
            actions.decide(putOff(at));
          }}
        >
          {name}
        </MenuChoice>
      ))}
      {refusal === undefined && !isTooLate && (
        <DateTimePicker
          verb="Put off"
          zone={zone}
          now={now}
          textOf={(at) => `It comes back ${textOf(kept(at))}.`}
          onPick={(at) => {
            actions.decide(putOff(at));
          }}
        />
      )}
      <MenuNote>
        {latest !== undefined
          ? 'Putting it off does not stop the clock. It comes back at the latest half an hour before it is due.'
          : 'It comes back by itself.'}
      </MenuNote>
    </Menu>
  );
}
