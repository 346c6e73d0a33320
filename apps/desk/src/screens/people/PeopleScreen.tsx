import { mayDo } from '@studio/contract/desk/roles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { meQuery } from '#api/me.ts';
import { erasePerson, findPerson } from '#api/people.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';
import { ErasedNote } from './ErasedNote.tsx';
import { FoundData } from './FoundData.tsx';
import styles from './PeopleScreen.module.css';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);

/** Finds, exports and erases what we store about a person. Operators erase again after a restore. */
export function PeopleScreen() {
  const { data: me } = useQuery(meQuery);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [isErasing, setErasing] = useState(false);
  const finding = useMutation({ mutationFn: findPerson });
  const erasing = useMutation({
    mutationFn: erasePerson,
    onSuccess: () => {
      finding.reset();
      setErasing(false);
    },
  });
  const mayFind = me !== undefined && mayDo(me.roles, 'persons');
  const email = typed.trim();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    erasing.reset();
    if (!isAddress(email)) {
      setFault('Enter the full email address, like name@company.example.');
      return;
    }
    setFault(undefined);
    if (mayFind) finding.mutate(email);
    else setErasing(true);
  }

  return (
    <div>
      <ScreenHeader
        title="People"
        text="For people who ask what we hold about them, or want it erased. Our privacy notice says how soon we answer."
      />
      <form className={styles['part']} onSubmit={submit} noValidate>
        <Field
          label="Their email address"
          type="email"
          autoComplete="off"
          value={typed}
          fault={fault}
          hint={
            mayFind
              ? 'The full email address. Searches are recorded in the audit log.'
              : 'The full email address. After a restore, erased people are erased again.'
          }
          onChange={({ target }) => {
            setTyped(target.value);
            finding.reset();
          }}
        />
        <Button type="submit" look="solid" disabled={finding.isPending}>
          {mayFind ? 'Find' : 'Erase this person…'}
        </Button>
      </form>
      {finding.data && (
        <FoundData
          email={finding.variables}
          found={finding.data}
          onErase={() => {
            erasing.reset();
            setErasing(true);
          }}
        />
      )}
      {erasing.data && <ErasedNote erased={erasing.data} />}
      <ErasePersonDialog
        email={email}
        isOpen={isErasing}
        isBusy={erasing.isPending}
        fault={erasing.error?.message}
        onErase={(confirm, mails) => {
          erasing.mutate({ email, confirm, mails });
        }}
        onClose={() => {
          setErasing(false);
        }}
      />
    </div>
  );
}
