import type { QueueName } from '@old/contract/desk/requests.schema';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dueQuery } from '#api/lists.ts';
import { colleaguesQuery, meQuery } from '#api/me.ts';
import type { ListFilters } from '#api/query-keys.ts';
import { FilterMenu } from './FilterMenu.tsx';
import styles from './Filters.module.css';

interface FiltersProps {
  readonly queue: QueueName;
  readonly filters: ListFilters;
}

const withFilters: ReadonlySet<QueueName> = new Set(['to-answer', 'late', 'mine', 'waiting']);

/** Which rows are wanted. It stands in the address: a link shows a colleague the same. */
export function Filters({ queue, filters }: FiltersProps) {
  const navigate = useNavigate();
  const { data: me } = useQuery(meQuery);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: due } = useQuery(dueQuery);
  if (!withFilters.has(queue)) return null;
  const choose = (name: keyof ListFilters) => (value: string | undefined) =>
    void navigate({ to: '/q/$queue', params: { queue }, search: { ...filters, [name]: value } });
  const owners = [
    { value: 'nobody', name: 'nobody' },
    ...colleagues.map(({ id, name }) => ({
      value: id,
      name: id === me?.id ? `${name} (me)` : name,
    })),
  ];
  const named = (values: readonly string[]) => values.map((value) => ({ value, name: value }));
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
      <FilterMenu
        label="From"
        all="any page"
        options={named(due?.pages ?? [])}
        value={filters.page}
        onChoose={choose('page')}
      />
      <FilterMenu
        label="Country"
        all="all"
        options={named(due?.countries ?? [])}
        value={filters.country}
        onChoose={choose('country')}
      />
      {queue !== 'waiting' && (
        <p className={styles['order']}>
          Order <b>due first</b>, in the same minute <b>by arrival</b>
        </p>
      )}
    </div>
  );
}
