import type { Finder as FinderEntry } from '@studio/content/schema/entries.ts';
import { RowList } from '#sections/RowList/RowList.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './Finder.module.css';
import { FinderQuestion } from './FinderQuestion.tsx';

/**
 * Three questions that lead to services. Without script it is a table of answers and the services they point to; with
 * script only the answers are shown, and start-finder.ts shows the result.
 */
interface FinderProps {
  readonly finder: FinderEntry;
  /** The path of the sheet page, if it is on. */
  readonly sheet: string | undefined;
}

export function Finder({ finder, sheet }: FinderProps) {
  return (
    <Band id="finder" labelledBy="finder-title">
      <Frame>
        <BandHeading id="finder-title" title={finder.title}>
          <RichText text={finder.opening} />
        </BandHeading>
        {finder.questions.map((question) => (
          <FinderQuestion key={question.id} question={question} />
        ))}
      </Frame>
      <div className={styles.interim}>
        <Frame>
          <p role="status" />
        </Frame>
      </div>
      <div id="fitting" className={styles.fitting} hidden>
        <Frame lines="half">
          <BandHeading id="fitting-title" title="What fits">
            The best match first: the service most of your answers point to.
          </BandHeading>
          <RowList rows={[]} />
          {sheet && (
            <Cell as="p">
              <MoreLink href={sheet}>Plan your project from these answers</MoreLink>
            </Cell>
          )}
        </Frame>
      </div>
      <details className={styles.not}>
        <summary>When not to buy each of them</summary>
        <Frame lines="half">
          <RowList
            rows={finder.services.map(({ name, href, notFor }) => ({
              title: name,
              href,
              text: [
                { kind: 'emphasis', text: 'When not to buy it:' },
                { kind: 'text', text: ' ' },
                ...notFor,
              ],
            }))}
          />
        </Frame>
      </details>
    </Band>
  );
}
