import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { heldQuery, type HeldDecision } from '#api/held.ts';
import { capsOf } from '#keys/key-table.ts';
import { useKeys } from '#keys/use-keys.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { Button } from '#ui/Button.tsx';
import { cardsOf, speaksForPerson, type HeldCard } from './held-cards.ts';
import { HeldItem } from './HeldItem.tsx';
import styles from './HeldScreen.module.css';
import { useDecisions } from './use-decisions.ts';

const groups = [
  ['Signs of a real person', speaksForPerson],
  ['No signs of a real person', (card: HeldCard) => !speaksForPerson(card)],
] as const;

const done: Readonly<Record<HeldDecision, string>> = {
  release: 'Released',
  discard: 'Discarded',
};

const text = (way: HeldDecision, cards: readonly HeldCard[], count: number): string => {
  const name = cards[0]?.row.name ?? '';
  return `${done[way]}: ${name}${count > 1 ? ` and ${count - 1} more` : ''}.`;
};

/** Held enquiries: a person releases or discards each one. */
export function HeldScreen() {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(heldQuery);
  const { gone, decide } = useDecisions();
  const [current, setCurrent] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = (data?.pages ?? []).flatMap((page) => page.rows).filter(({ id }) => !gone.has(id));
  const all = cardsOf(rows);
  const cards = groups.flatMap(([, belongs]) => all.filter(belongs));
  const more = hasNextPage ? '+' : '';
  const at = cards.findIndex(({ row }) => row.id === current);

  function settle(way: HeldDecision, which: readonly HeldCard[], withAlike: boolean): void {
    const ids = which.flatMap((card) => (withAlike ? card.ids : [card.row.id]));
    if (ids.length === 0) return;
    const rest = cards.filter((card) => !which.includes(card));
    const next = rest[Math.min(Math.max(at, 0), rest.length - 1)];
    setCurrent(next?.row.id);
    setChosen(new Set());
    decide(ids, way, text(way, which, ids.length));
  }

  const step = (by: number) => () => {
    setCurrent(cards[Math.min(Math.max(at + by, 0), cards.length - 1)]?.row.id);
  };
  const toggle = (id: string | undefined) => () => {
    if (id !== undefined) setChosen((before) => before.symmetricDifference(new Set([id])));
  };
  const meant = (): readonly HeldCard[] => {
    const picked = cards.filter(({ row }) => chosen.has(row.id));
    return picked.length > 0 ? picked : cards.filter((_, index) => index === at);
  };
  const chooseAll = () => {
    setChosen(new Set(chosen.size === cards.length ? [] : cards.map(({ row }) => row.id)));
  };
  useKeys({
    next: step(1),
    previous: step(-1),
    choose: toggle(current),
    chooseAll,
    release: () => {
      settle('release', meant(), false);
    },
    discard: () => {
      settle('discard', meant(), false);
    },
    discardAlike: () => {
      settle('discard', meant(), true);
    },
  });

  if (!data) return <LoadingOrError error={error} />;
  return (
    <div>
      <ScreenHeader
        title={
          <>
            Held{' '}
            <span className={styles['count']}>
              {rows.length}
              {more}
            </span>
          </>
        }
        text="Possible spam. The senders saw “sent,” so a real person may be waiting. Check daily."
      >
        {chosen.size > 0 && (
          <>
            <Button
              look="solid"
              onClick={() => {
                settle('release', meant(), false);
              }}
            >
              Release {chosen.size}
            </Button>
            <Button
              onClick={() => {
                settle('discard', meant(), true);
              }}
            >
              Discard {meant().flatMap(({ ids }) => ids).length}
            </Button>
          </>
        )}
        {cards.length > 1 && (
          <Button caps={capsOf('chooseAll')} onClick={chooseAll}>
            Select all
          </Button>
        )}
      </ScreenHeader>
      {cards.length === 0 && <p className={styles['empty']}>No enquiries are held.</p>}
      {groups.map(([title, belongs]) => {
        const some = all.filter(belongs);
        return (
          some.length > 0 && (
            <section key={title} aria-label={title}>
              <h2 className={styles['group']}>
                {title}{' '}
                <span>
                  {some.length}
                  {more}
                </span>
              </h2>
              <ul>
                {some.map((card) => (
                  <HeldItem
                    key={card.row.id}
                    card={card}
                    isCurrent={card.row.id === current}
                    isChosen={chosen.has(card.row.id)}
                    onCurrent={() => {
                      setCurrent(card.row.id);
                    }}
                    onChoose={toggle(card.row.id)}
                    onRelease={() => {
                      settle('release', [card], false);
                    }}
                    onDiscard={() => {
                      settle('discard', [card], true);
                    }}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {hasNextPage && (
        <Button look="link" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}
