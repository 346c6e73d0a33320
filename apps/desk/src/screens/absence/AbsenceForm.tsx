import type { Me, Member } from '@studio/contract/desk/staff';
import { dayIn } from '@studio/contract/zone-time';
import { useState } from 'react';
import { useSaveAbsence } from '#api/absences.ts';
import { useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { showToast } from '#ui/toast.store.ts';
import styles from './AbsenceScreen.module.css';

interface AbsenceFormProps {
  readonly me: Me;
  /** The people the user may enter an absence for. */
  readonly people: readonly Member[];
  readonly colleagues: readonly Member[];
}

/** From when to when someone is away, and who takes over their work. */
export function AbsenceForm({ me, people, colleagues }: AbsenceFormProps) {
  const { zone, now } = useOffice();
  const today = dayIn(now(), zone);
  const [who, setWho] = useState(me.id);
  const [firstDay, setFirst] = useState(today);
  const [lastDay, setLast] = useState('');
  const [handTo, setHandTo] = useState('');
  const note = useSaveAbsence();
  const isOver = lastDay !== '' && lastDay < today;
  const isTurned = lastDay !== '' && lastDay < firstDay;
  const fault = isTurned
    ? 'The last day is before the first day.'
    : isOver
      ? 'The last day is in the past.'
      : undefined;
  const isReady = firstDay !== '' && lastDay !== '' && fault === undefined && !note.isPending;

  function save(): void {
    const absence = { firstDay, lastDay, handTo: handTo === '' ? null : handTo };
    note.mutate(
      { staffId: who === me.id ? null : who, absence },
      {
        onSuccess: () => {
          showToast('Saved.');
          setLast('');
        },
      },
    );
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save();
      }}
    >
      {people.length > 1 && (
        <label className={styles['choice']}>
          Who
          <select
            value={who}
            onChange={({ target }) => {
              setWho(target.value);
            }}
          >
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === me.id ? `${name} (you)` : name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Field
        type="date"
        label="First day"
        value={firstDay}
        onChange={({ target }) => {
          setFirst(target.value);
        }}
      />
      <Field
        type="date"
        label="Last day"
        value={lastDay}
        fault={fault}
        onChange={({ target }) => {
          setLast(target.value);
        }}
      />
      <label className={styles['choice']}>
        Enquiries go to
        <select
          value={handTo}
          onChange={({ target }) => {
            setHandTo(target.value);
          }}
        >
          <option value="">everyone</option>
          {colleagues
            .filter(({ id }) => id !== who)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <p className={styles['fault']} role="status">
        {note.error?.message}
      </p>
      <div>
        <Button type="submit" look="solid" disabled={!isReady}>
          Save
        </Button>
      </div>
    </form>
  );
}
