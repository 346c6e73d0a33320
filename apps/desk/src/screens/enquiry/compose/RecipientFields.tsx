import type { Addressing } from '@studio/contract/desk/addressing.schema';
import { useId, useState } from 'react';
import { addressesIn } from './addresses.ts';
import styles from './RecipientFields.module.css';

interface RecipientFieldsProps {
  readonly addressing: Addressing;
  /** The thread's subject, unless it was changed. */
  readonly subject: string;
  readonly fault: string | undefined;
  readonly onChange: (addressing: Addressing) => void;
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly isMail?: boolean;
  readonly describedBy?: string;
  readonly onValue: (typed: string) => void;
}

function Line({ label, value, isMail = false, describedBy, onValue }: LineProps) {
  const id = useId();
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles['input']}
        value={value}
        inputMode={isMail ? 'email' : 'text'}
        autoComplete="off"
        spellCheck={!isMail}
        maxLength={isMail ? 3_000 : 200}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onValue(currentTarget.value);
        }}
      />
    </div>
  );
}

interface AddressLineProps {
  readonly label: string;
  readonly addresses: readonly string[];
  readonly describedBy: string;
  readonly onAddresses: (addresses: readonly string[]) => void;
}

/** The text stays as typed until the addresses change from outside: half an address is not one yet. */
function AddressLine({ label, addresses, describedBy, onAddresses }: AddressLineProps) {
  const [typed, setTyped] = useState('');
  const isTheirs = addressesIn(typed).join() === addresses.join();
  return (
    <Line
      label={label}
      value={isTheirs ? typed : addresses.join(', ')}
      isMail
      describedBy={describedBy}
      onValue={(now) => {
        setTyped(now);
        onAddresses(addressesIn(now));
      }}
    />
  );
}

/** The recipients besides the enquirer, and the subject. */
export function RecipientFields({ addressing, subject, fault, onChange }: RecipientFieldsProps) {
  const said = useId();
  const { way, to, cc, bcc } = addressing;
  return (
    <div className={styles['fields']} role="group" aria-label="Recipients">
      {way === 'forward' && (
        <AddressLine
          label="To"
          addresses={to}
          describedBy={said}
          onAddresses={(next) => {
            onChange({ ...addressing, to: next });
          }}
        />
      )}
      <AddressLine
        label="Cc"
        addresses={cc}
        describedBy={said}
        onAddresses={(next) => {
          onChange({ ...addressing, cc: next });
        }}
      />
      <AddressLine
        label="Bcc"
        addresses={bcc}
        describedBy={said}
        onAddresses={(next) => {
          onChange({ ...addressing, bcc: next });
        }}
      />
      <Line
        label="Subject"
        value={addressing.subject ?? `${way === 'forward' ? 'Fwd' : 'Re'}: ${subject}`}
        onValue={(next) => {
          onChange({ ...addressing, subject: next });
        }}
      />
      <p id={said} className={styles['said']} role="status">
        {fault ?? 'Separate addresses with commas. Recipients do not see who is in Bcc.'}
      </p>
    </div>
  );
}
