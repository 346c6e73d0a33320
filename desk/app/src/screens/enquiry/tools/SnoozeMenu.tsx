import { whyNot, within } from '@old/contract/desk/work-rules';
import type { WorkingHours } from '@old/contract/working-hours';
import { zoneTime } from '@old/contract/zone-time';
import { useState, type ReactNode } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { momentWords } from '#parts/moments.ts';
import { useMinute } from '#parts/office.ts';
import { timeThere } from '#parts/their-time/time-there.ts';
import { zonesOf } from '#parts/their-time/zones-of.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { closeMenu, Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import { backAtLatest, snoozeChoices } from '../snooze-choices.ts';
import type { ToolProps } from './AssignMenu.tsx';

interface SnoozeMenuProps extends ToolProps {
  readonly hours: WorkingHours;
}

interface PickProps {
  readonly zone: string;
  readonly now: Date;
  readonly saidOf: (until: Date) => string;
  readonly onPick: (until: Date) => void;
}

/** A day and a time on the office's wall. */
function Pick({ zone, now, saidOf, onPick }: PickProps): ReactNode {
  const [picked, setPicked] = useState('');
  const until =
    picked === '' ? undefined : new Date(zoneTime(zone).firstAt(Date.parse(`${picked}Z`)));
  const isAhead = until !== undefined && until > now;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAhead) return;
        closeMenu(event.currentTarget);
        onPick(until);
      }}
    >
      <Field
        type="datetime-local"
        label="Or pick a day, office time"
        value={picked}
        onChange={({ target }) => {
          setPicked(target.value);
        }}
        hint={isAhead ? saidOf(until) : ''}
        fault={until !== undefined && !isAhead ? 'Choose a time that lies ahead.' : undefined}
      />
      <Button type="submit" disabled={!isAhead}>
        Put it off
      </Button>
    </form>
  );
}

/** Shown again later, never past the promise; every choice says when that is. */
export function SnoozeMenu({ enquiry, deciding, menuRef, hours }: SnoozeMenuProps) {
  const now = useMinute();
  const { zone } = hours;
  const who = { country: enquiry.country, ...enquiry.lead, timezone: enquiry.origin.timezone };
  const zones = zonesOf(who);
  const snooze = (until: Date) => ({ kind: 'snoozed', until: until.toISOString() }) as const;
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
    return command.kind === 'snoozed' ? new Date(command.until) : at;
  };
  const soon = 'It is due within half an hour, or late: answer it instead.';
  return (
    <Menu label="Snooze" caps={capsOf('snooze')} menuRef={menuRef}>
      <MenuTitle>Show it again</MenuTitle>
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
        <Pick
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
          ? 'Snoozing does not stop the clock. It comes back half an hour before it is due, whatever you choose.'
          : 'It comes back by itself.'}
      </MenuNote>
    </Menu>
  );
}
