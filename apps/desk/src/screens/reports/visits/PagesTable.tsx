import type { Views, VisitReport } from '@studio/contract/desk/visits';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Cards } from '#ui/Cards.tsx';
import { formatCount, moreText, visitedText } from './visit-text.ts';

const SHOWN = 12;
const NEXT = 3;

const sumText = (sum: Views | null): string =>
  sum === null ? '–' : [formatCount(sum.views), moreText(sum)].filter(Boolean).join(', ');

/** Per page: its views, where visitors went next, the enquiries sent from it and their outcomes. */
export function PagesTable({ pages, steps }: Pick<VisitReport, 'pages' | 'steps'>) {
  const [isWhole, setIsWhole] = useState(false);
  const nextOf = (page: string): string =>
    steps
      .filter(({ from, views }) => from === page && views > 0)
      .slice(0, NEXT)
      .map(({ to, views }) => `${visitedText(to)} ${formatCount(views)}`)
      .join(', ');
  return (
    <>
      <Cards
        caption="Pages"
        head={['Page', 'Views', 'Entries', 'Next pages', 'Enquiries', 'Answered', 'Won']}
        rows={pages.slice(0, isWhole ? undefined : SHOWN).map((page) => ({
          key: page.name,
          cells: [
            visitedText(page.name),
            sumText(page.views),
            page.entries === null ? '–' : formatCount(page.entries.views),
            nextOf(page.name) || '–',
            page.enquiries,
            page.answered,
            page.won,
          ],
        }))}
      />
      {!isWhole && pages.length > SHOWN && (
        <Button
          look="link"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          All {pages.length} pages
        </Button>
      )}
    </>
  );
}
