import {
  activeFilters,
  type FilterName,
  type ListFilters,
} from '@studio/contract/desk/list-filters';
import type { QueueName } from '@studio/contract/desk/requests.schema';
import { closeReasons } from '@studio/contract/desk/work';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { labelsQuery } from '#api/labels.ts';
import { dueQuery } from '#api/lists.ts';
import { colleaguesQuery, meQuery } from '#api/me.ts';
import { pageTitle } from '#parts/page-title.ts';
import { closeReasonText } from '#parts/work-text.ts';
import { Button } from '#ui/Button.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import styles from './Filters.module.css';

const ViewButton = lazy(() =>
  import('./ViewButton.tsx').then((part) => ({ default: part.ViewButton })),
);

interface FiltersProps {
  readonly queue: QueueName;
  readonly filters: ListFilters;
}

/** The options for page and country come from the enquiries to answer, so only these queues have the two filters. */
const byOrigin: ReadonlySet<QueueName> = new Set(['to-answer', 'late', 'mine', 'waiting']);
const outcomes = closeReasons.map((value) => ({ value, name: closeReasonText[value] }));

const orders: Readonly<Record<QueueName, readonly string[]>> = {
  'to-answer': ['due first', 'by arrival'],
  late: ['due first', 'by arrival'],
  mine: ['due first', 'by arrival'],
  waiting: ['longest silence first'],
  'put-off': ['soonest back first'],
  answered: ['last answered first'],
  closed: ['last closed first'],
};

/** The filters of a queue. They are in the URL, so that a link shows a colleague the same. */
export function Filters({ queue, filters }: FiltersProps) {
  const navigate = useNavigate();
  const { data: me } = useQuery(meQuery);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: due } = useQuery(dueQuery);
  const { data: labels = [] } = useQuery(labelsQuery);
  const choose = (name: FilterName) => (value: string | undefined) =>
    void navigate({ to: '/q/$queue', params: { queue }, search: { ...filters, [name]: value } });
  const owners = [
    { value: 'nobody', name: 'no one' },
    ...colleagues.map(({ id, name }) => ({
      value: id,
      name: id === me?.id ? `${name} (you)` : name,
    })),
  ];
  const offered = labels.filter(({ id, isRetired }) => !isRetired || id === filters.label);
  const count = activeFilters(filters).length;
  return (
    <div className={styles['filters']}>
      {queue !== 'mine' && (
        <FilterMenu
          label="Owner"
          all="anyone"
          options={owners}
          value={filters.owner}
          onChoose={choose('owner')}
        />
      )}
      {byOrigin.has(queue) && (
        <>
          <FilterMenu
            label="From"
            all="any page"
            options={(due?.pages ?? []).map((page) => ({ value: page, name: pageTitle(page) }))}
            value={filters.page}
            onChoose={choose('page')}
          />
          <FilterMenu
            label="Country"
            all="all"
            options={(due?.countries ?? []).map((value) => ({ value, name: value }))}
            value={filters.country}
            onChoose={choose('country')}
          />
        </>
      )}
      {queue === 'closed' && (
        <FilterMenu
          label="Outcome"
          all="any"
          options={outcomes}
          value={filters.reason}
          onChoose={choose('reason')}
        />
      )}
      {offered.length > 0 && (
        <FilterMenu
          label="Label"
          all="any"
          options={offered.map(({ id, name }) => ({ value: id, name }))}
          value={filters.label}
          onChoose={choose('label')}
        />
      )}
      {count > 0 && (
        <>
          <Button
            look="quiet"
            onClick={() => void navigate({ to: '/q/$queue', params: { queue }, search: {} })}
          >
            {count === 1 ? 'Clear the filter' : `Clear ${count} filters`}
          </Button>
          <Suspense>
            <ViewButton shown={{ queue, filters }} />
          </Suspense>
        </>
      )}
      <p className={styles['order']}>
        Order <b>{orders[queue][0]}</b>
        {orders[queue][1] !== undefined && (
          <>
            , in the same minute <b>{orders[queue][1]}</b>
          </>
        )}
      </p>
    </div>
  );
}
