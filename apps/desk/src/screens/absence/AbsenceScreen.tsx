import { mayDo } from '@studio/contract/desk/roles';
import type { Me, Member } from '@studio/contract/desk/staff';
import { useQuery } from '@tanstack/react-query';
import { absencesQuery, useSaveAbsence } from '#api/absences.ts';
import { colleaguesQuery, meQuery } from '#api/me.ts';
import { formatDay } from '#parts/format-time.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { Button } from '#ui/Button.tsx';
import { Cards } from '#ui/Cards.tsx';
import { showToast } from '#ui/toast.store.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import styles from './AbsenceScreen.module.css';

const said = (day: string): string => formatDay(new Date(day), 'UTC');

function Absences({ me }: { readonly me: Me }) {
  const { data: absences, error } = useQuery(absencesQuery);
  const note = useSaveAbsence();
  if (!absences) return <LoadingOrError error={error} />;
  if (absences.length === 0) return <p>No current or planned absences.</p>;
  return (
    <Cards
      caption="Who is away"
      head={['Who', 'From', 'Last day', 'Enquiries go to', 'Added by', 'Change']}
      rows={absences.map(({ staff, firstDay, lastDay, handTo, notedBy, isNow }) => ({
        key: staff.id,
        cells: [
          `${staff.name}${isNow ? ', away now' : ''}`,
          said(firstDay),
          said(lastDay),
          handTo?.name ?? 'everyone',
          notedBy?.name ?? 'a former colleague',
          (staff.id === me.id || mayDo(me.roles, 'team')) && (
            <Button
              key="back"
              disabled={note.isPending}
              onClick={() => {
                note.mutate(
                  { staffId: staff.id === me.id ? null : staff.id, absence: null },
                  {
                    onSuccess: () => {
                      showToast(`The absence of ${staff.name} is removed.`);
                    },
                  },
                );
              }}
            >
              {isNow ? 'End absence' : 'Cancel absence'}
            </Button>
          ),
        ],
      }))}
    />
  );
}

/** Who is away, and who has their work until they return. */
export function AbsenceScreen() {
  const { data: me } = useQuery(meQuery);
  const { data: colleagues, error } = useQuery(colleaguesQuery);
  if (!me || !colleagues) return <LoadingOrError error={error} />;
  const people: readonly Member[] = mayDo(me.roles, 'team')
    ? colleagues
    : colleagues.filter(({ id }) => id === me.id);
  return (
    <div>
      <ScreenHeader
        title="Who is away"
        text="Enquirers never see this: replies come from the sales address."
      />
      <section className={styles['part']} aria-label="Absences">
        <Absences me={me} />
      </section>
      <section className={styles['part']} aria-labelledby="away">
        <h2 id="away">{people.length > 1 ? 'A colleague will be away' : 'I will be away'}</h2>
        <p>
          When the first day begins, open enquiries are assigned to the colleague, or go back to
          everyone. Each enquiry says so. Drafts stay with their author.
        </p>
        <AbsenceForm me={me} people={people} colleagues={colleagues} />
      </section>
    </div>
  );
}
