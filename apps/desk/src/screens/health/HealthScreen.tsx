import type { Health } from '@studio/contract/desk/health';
import { mayDo } from '@studio/contract/desk/roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { healthQuery, retryFailed } from '#api/health.ts';
import { meQuery } from '#api/me.ts';
import { queryKeys } from '#api/query-keys.ts';
import { formatMoment, formatDuration, formatTime } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.store.ts';
import { healthSummary } from './health-text.ts';
import styles from './HealthScreen.module.css';
import { FormChecks } from './FormChecks.tsx';
import { DeliveryRouteDiagram } from './DeliveryRouteDiagram.tsx';
import { DeliveryRoutes } from './DeliveryRoutes.tsx';

function Alarms({ alarms }: Pick<Health, 'alarms'>) {
  const { zone } = useOffice();
  const now = useMinute();
  const at = (moment: string) => formatMoment(new Date(moment), now, zone);
  const open = alarms.filter(({ over }) => over === null).length;
  return (
    <section className={styles['part']} aria-labelledby="alarms">
      <h2 id="alarms">Alarms</h2>
      <p>
        {open} open, {alarms.length - open} resolved in the last 30 days.
      </p>
      <ul className={styles['alarms']}>
        {alarms.map(({ id, sentence, since, over }) => (
          <li key={id} className={over === null ? styles['open'] : undefined}>
            <p>{sentence}</p>
            <p className={styles['small']}>
              {over === null
                ? `since ${at(since)}`
                : `${at(since)}, resolved after ${formatDuration(Date.parse(over) - Date.parse(since))}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether enquiries arrive and mails leave, in words for managers. */
export function HealthScreen() {
  const client = useQueryClient();
  const { zone } = useOffice();
  const now = useMinute();
  const { data: me } = useQuery(meQuery);
  const { data: health, error, refetch } = useQuery(healthQuery);
  const trying = useMutation({
    mutationFn: retryFailed,
    onSuccess: ({ tried }) => {
      showToast(
        tried === 1 ? 'One message is being retried.' : `${tried} messages are being retried.`,
      );
      return client.invalidateQueries({ queryKey: queryKeys.health });
    },
  });
  if (!health || !me) return <LoadingOrError error={error} />;
  const { title, text } = healthSummary(health);
  const at = (moment: string | null, otherwise: string) =>
    moment === null ? otherwise : formatMoment(new Date(moment), now, zone);
  return (
    <div>
      <ScreenHeader title={title} text={text}>
        <p>Checked at {formatTime(new Date(health.lookedAt), zone)}, again every minute</p>
        <Button onClick={() => void refetch()}>Check again</Button>
      </ScreenHeader>
      <DeliveryRouteDiagram health={health} last={`last ${at(health.lastReceivedAt, 'never')}`} />
      <DeliveryRoutes
        health={health}
        isTrying={trying.isPending}
        mayOpen={mayDo(me.roles, 'work')}
        onTryAgain={
          mayDo(me.roles, 'try-again')
            ? () => {
                trying.mutate();
              }
            : undefined
        }
      />
      <div className={styles['two']}>
        <FormChecks health={health} />
        <Alarms alarms={health.alarms} />
      </div>
      <section className={styles['part']} aria-labelledby="kept">
        <h2 id="kept">Stored data</h2>
        <dl className={styles['kept']}>
          <div>
            <dt>Enquiries</dt>
            <dd>{health.kept.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Oldest received</dt>
            <dd>{at(health.oldestKeptAt, 'none yet')}</dd>
          </div>
          <div>
            <dt>Stored, not yet delivered</dt>
            <dd>{health.notTakenUp}</dd>
          </div>
          <div>
            <dt>Worker last seen</dt>
            <dd>{at(health.workerAt, 'never')}</dd>
          </div>
        </dl>
        <p className={styles['small']}>
          Backups are monitored on the servers; the operator is alerted if one is missing.
        </p>
      </section>
    </div>
  );
}
