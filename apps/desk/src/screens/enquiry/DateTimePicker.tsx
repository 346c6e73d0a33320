import { zoneTime } from '@studio/contract/zone-time';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { closeMenu } from '#ui/Menu.tsx';

interface DateTimePickerProps {
  readonly zone: string;
  readonly now: Date;
  /** The label of the button. */
  readonly verb: string;
  /** What happens at the chosen time, as a sentence. */
  readonly textOf: (at: Date) => string;
  readonly onPick: (at: Date) => void;
}

/** A day and a time in the office's zone, inside a menu. */
export function DateTimePicker({ zone, now, verb, textOf, onPick }: DateTimePickerProps) {
  const [picked, setPicked] = useState('');
  const at = picked === '' ? undefined : new Date(zoneTime(zone).firstAt(Date.parse(`${picked}Z`)));
  const isAhead = at !== undefined && at > now;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAhead) return;
        closeMenu(event.currentTarget);
        onPick(at);
      }}
    >
      <Field
        type="datetime-local"
        label="Date and time (office time)"
        value={picked}
        onChange={({ target }) => {
          setPicked(target.value);
        }}
        hint={isAhead ? textOf(at) : ''}
        fault={at !== undefined && !isAhead ? 'Choose a time in the future.' : undefined}
      />
      <Button type="submit" disabled={!isAhead}>
        {verb}
      </Button>
    </form>
  );
}
