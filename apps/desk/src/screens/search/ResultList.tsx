import { isNumber, termsOf } from '@studio/contract/desk/search-terms';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { meQuery } from '#api/me.ts';
import type { KeyName } from '#keys/key-table.ts';
import { KeyHints } from '#screens/inbox/KeyHints.tsx';
import { ListHeader } from '#screens/inbox/ListHeader.tsx';
import { Button } from '#ui/Button.tsx';
import { GroupChips } from './GroupChips.tsx';
import { groupNames, groups, type Searched } from './groups.ts';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow.tsx';
import { useSelectedResult } from './selected-result.store.ts';
import { useResultKeys } from './use-result-keys.ts';
import { useResults } from './use-results.ts';

interface ResultListProps {
  readonly searched: Searched;
  /** The enquiry that is open beside the list. */
  readonly openId: string | undefined;
}

const alone: readonly KeyName[] = ['next', 'previous', 'open', 'leave', 'allKeys'];
const beside: readonly KeyName[] = ['next', 'previous', 'nextPlace', 'back', 'allKeys'];

const howText = (words: string): string =>
  isNumber(words)
    ? 'read as a telephone number: spaces, dashes and the country code do not matter'
    : 'everywhere except Held; whole words and word beginnings';

/** The search results, in groups. */
export function ResultList({ searched, openId }: ResultListProps) {
  const { q, at } = searched;
  const words = q.trim();
  const { all, results, hasMore, more, query } = useResults(searched);
  const { data: me } = useQuery(meQuery);
  const terms = useMemo(() => termsOf(words), [words]);
  const box = useRef<HTMLDivElement>(null);
  const isBeside = openId !== undefined;
  const open = results.find(
    ({ row, group }) => row.id === openId && (at === undefined || group === at),
  );
  const openKey = isBeside ? (open?.key ?? '') : undefined;
  const { onKeyDown } = useResultKeys({ results, searched, box, openKey, more });
  const selected = useSelectedResult();
  const stop = results.find(({ key }) => key === selected) ?? results[0];
  const isFound = words !== '' && query.isSuccess;
  const count = `${all.length}${hasMore ? '+' : ''}`;
  return (
    // Handles arrow keys of the field and of the results; both are controls themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles['list']} aria-label="Search" data-search="" onKeyDown={onKeyDown}>
      <ListHeader
        name={words === '' ? 'Search' : `“${words}”`}
        words={q}
        {...(isFound && { count })}
      >
        <p className={styles['said']} role="status">
          {isFound && all.length === 0 && 'Nothing found. Try fewer letters, or part of the name.'}
          {isFound && all.length > 0 && (
            <>
              <span className="visually-hidden">{count} found, </span>
              {howText(words)}
            </>
          )}
          {query.isError && query.error.message}
        </p>
      </ListHeader>
      {!isBeside && <GroupChips all={all} searched={searched} />}
      <div ref={box} className={styles['box']} role="region" aria-label="Results">
        {groups.map((group) => {
          const own = results.filter((result) => result.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group}>
              <h2 className={styles['group']} id={`found-${group}`}>
                {groupNames[group]} <span className={styles['count']}>{own.length}</span>
              </h2>
              <ul aria-labelledby={`found-${group}`}>
                {own.map((result) => (
                  <ResultRow
                    key={result.key}
                    result={result}
                    terms={terms}
                    searched={searched}
                    meId={me?.id ?? ''}
                    isStop={result === stop}
                    isOpen={result.key === openKey}
                    isBeside={isBeside}
                  />
                ))}
              </ul>
            </div>
          );
        })}
        {hasMore && results.length > 0 && (
          <p className={styles['more']}>
            <Button onClick={more}>Show more</Button>
          </p>
        )}
        {isFound && isNumber(words) && (
          <p className={styles['more']}>
            A call from an unknown number? Type its last four digits or more.
          </p>
        )}
      </div>
      <KeyHints isBeside={isBeside} names={isBeside ? beside : alone} />
    </section>
  );
}
