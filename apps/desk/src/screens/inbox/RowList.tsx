import type { EnquiryRow } from '@studio/contract/desk/responses';
import type { Member } from '@studio/contract/desk/staff';
import { useQuery } from '@tanstack/react-query';
import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { labelsQuery } from '#api/labels.ts';
import { colleaguesQuery, meQuery } from '#api/me.ts';
import { labelNames } from '#parts/label-names.ts';
import styles from './RowList.module.css';
import type { Item } from './due-groups.ts';
import { GroupHeader } from './GroupHeader.tsx';
import { ListedRow } from './ListedRow.tsx';
import { idAt } from './row-positions.ts';
import { selectRow } from './selection.store.ts';
import { useListKeys } from './use-list-keys.ts';
import { useShownRow } from './use-shown-row.ts';

interface RowListProps {
  readonly items: readonly Item[];
  /** The name of the list for screen readers. */
  readonly name: string;
  readonly openId: string | undefined;
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly onEnd: () => void;
}

const GROUP_HEIGHT = 32;
const ROW_HEIGHT = 54;
/** More rows are fetched when this many are left. */
const EARLY = 20;

const ownerOf = ({ ownerId }: EnquiryRow, colleagues: readonly Member[]): string | null =>
  ownerId === null ? null : (colleagues.find(({ id }) => id === ownerId)?.name ?? 'Colleague');

/** Renders only the rows in sight. The selection is in a store, so that a step renders two rows. */
export function RowList({ items, name, openId, hrefOf, onOpen, onEnd }: RowListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: labels = [] } = useQuery(labelsQuery);
  const { data: me } = useQuery(meQuery);
  // The height of the last measured row, wide or stacked, at any font size. A wrong estimate would move all rows
  // below and render the list again for each row that appears.
  const rowHeight = useRef(ROW_HEIGHT);
  // A new function would recompute the positions of all ten thousand rows at every scroll.
  const keyOf = useCallback(
    (at: number) => {
      const item = items[at];
      return item?.kind === 'row' ? item.row.id : (item?.name ?? at);
    },
    [items],
  );
  // React's compiler is not used here; the return value is read where it is rendered.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => (items[at]?.kind === 'group' ? GROUP_HEIGHT : rowHeight.current),
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      if (items[instance.indexFromElement(element)]?.kind === 'row') rowHeight.current = height;
      return height;
    },
    getItemKey: keyOf,
    overscan: 8,
    // The scrolled rows are painted first; rows beyond them are rendered after that.
    useFlushSync: false,
  });
  const shown = virtual.getVirtualItems();
  const drawn = shown.flatMap(({ index }) => idAt(items, index) ?? []);
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown > items.length - EARLY) onEnd();
  }, [lastShown, items.length, onEnd]);
  useShownRow({ items, box, openId, goTo: virtual.scrollToIndex });
  const { onArrow } = useListKeys({
    items,
    box,
    onOpen,
    isBeside: openId !== undefined,
    goTo: virtual.scrollToIndex,
  });

  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLElement>('a[data-row]');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    const id = link.dataset['row'] ?? '';
    selectRow(id);
    onOpen(id);
  }

  return (
    // One listener for all links: the rows are links themselves and work without it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles['box']} onClick={onClick} onKeyDown={onArrow}>
      <div
        className={styles['whole']}
        role="group"
        aria-label={name}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {shown.map(({ key, index, start }) => {
          const item = items[index];
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles['item']}
              style={{ transform: `translateY(${start}px)` }}
            >
              {item?.kind === 'group' && <GroupHeader item={item} items={items} />}
              {item?.kind === 'row' && (
                <ListedRow
                  row={item.row}
                  nth={item.nth}
                  of={item.of}
                  href={hrefOf(item.row.id)}
                  ownerName={ownerOf(item.row, colleagues)}
                  meId={me?.id ?? ''}
                  labels={labelNames(item.row.labels, labels)}
                  isOpen={item.row.id === openId}
                  drawn={item.row.id === drawn[0] ? new Set(drawn) : undefined}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
