import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { ANOTHER_REASON } from '@studio/contract/desk/close-reasons';
import { currencies, type Currency } from '@studio/contract/desk/closing';
import type { Decided } from '@studio/contract/desk/outcome';
import type { Command } from '@studio/contract/desk/work';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { closeReasonsQuery } from '#api/outcomes.ts';
import { closeText } from '#parts/work-text.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './CloseDialog.module.css';
import { closeMeanings } from './close-meanings.ts';
import { amountOf, usualCurrency } from './closing-value.ts';

interface CloseDialogProps {
  readonly enquiry: EnquiryDetail;
  readonly outcome: Decided;
  /** Called with the command, or with nothing if the dialog was canceled. */
  readonly onClose: (command?: Command) => void;
}

const NO_AMOUNT = 'Enter a whole number, like 84000, or leave it empty.';

/** Asks why it was won or lost and what it is worth; both are optional. */
export function CloseDialog({ enquiry, outcome, onClose }: CloseDialogProps) {
  const { data: lists } = useQuery(closeReasonsQuery);
  const [why, setWhy] = useState<string>();
  const [typed, setTyped] = useState('');
  const [currency, setCurrency] = useState<Currency>(usualCurrency(enquiry.country));
  const amount = amountOf(typed);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The focus is on the reasons, so Enter submits without choosing one.
    form.current?.querySelector('input')?.focus();
  }, []);
  const isWrong = amount === 'wrong';

  function close(): void {
    if (isWrong) return;
    const value = amount === undefined ? undefined : { amount, currency };
    onClose({ kind: 'closed', reason: outcome, why, value });
  }
  return (
    <Dialog
      title={`Close it as ${closeText(outcome)}`}
      isOpen
      onClose={() => {
        onClose();
      }}
      size="middle"
    >
      <form
        ref={form}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <p className={styles['what']}>
          <bdi>{enquiry.subject}</bdi>, <bdi>{enquiry.name}</bdi>: {closeMeanings[outcome]}.
        </p>
        <fieldset className={styles['reasons']}>
          <legend>
            Why? <span>optional</span>
          </legend>
          {[...(lists?.[outcome] ?? []), ANOTHER_REASON].map((reason) => (
            <label key={reason} className={styles['reason']}>
              <input
                type="radio"
                name="why"
                checked={why === reason}
                onChange={() => {
                  setWhy(reason);
                }}
              />
              {reason}
            </label>
          ))}
        </fieldset>
        <div className={styles['value']}>
          <label className={styles['currency']}>
            Currency
            <select
              value={currency}
              onChange={({ target }) => {
                setCurrency(currencies.find((one) => one === target.value) ?? currency);
              }}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <Field
            label="Value, optional"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
            hint="A guess will do."
            fault={isWrong ? NO_AMOUNT : undefined}
          />
        </div>
        <p className={styles['note']}>
          A new mail from them opens it again. Their page says “closed”, not why.
        </p>
        <div className={styles['end']}>
          <Button
            caps={['Esc']}
            onClick={() => {
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" look="solid" caps={['↵']} disabled={isWrong}>
            Close it as {closeText(outcome)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
