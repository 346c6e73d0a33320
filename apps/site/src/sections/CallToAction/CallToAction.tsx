import { BlankSheet } from '@studio/drawings/home/BlankSheet/BlankSheet.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  readonly title: string;
  readonly text: ComponentProps<typeof RichText>['text'];
  /** The path of the sheet page, if it is on. */
  readonly sheet: string | undefined;
  readonly sheetName?: string;
  readonly drawing?: ReactNode;
}

/** The end of a page: a blank sheet, which invites the visitor to draw. */
export function CallToAction({
  title,
  text,
  sheet,
  sheetName = 'Plan your project',
  drawing = <BlankSheet />,
}: CallToActionProps) {
  return (
    <Band ground="blue" labelledBy="call">
      <Frame className={styles.call}>
        <Cell span="1-6" className={styles.words}>
          <h2 id="call">{title}</h2>
          <p className="large">
            <RichText text={text} />
          </p>
          <div className={styles.ways}>
            <ButtonLink href="/contact">Let&apos;s talk</ButtonLink>
            {sheet && (
              <ButtonLink href={sheet} look="line">
                {sheetName}
              </ButtonLink>
            )}
          </div>
        </Cell>
        <Cell span="7-12">{drawing}</Cell>
      </Frame>
    </Band>
  );
}
