import type { ComponentProps, ReactNode } from 'react';
import { Band } from '../Band/Band.tsx';
import { Cell } from '../Cell/Cell.tsx';
import { Frame } from '../Frame/Frame.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Tag } from '../Tag/Tag.tsx';
import styles from './SideBand.module.css';

interface SideBandProps {
  readonly id: string;
  readonly title: string;
  readonly ground?: ComponentProps<typeof Band>['ground'];
  readonly opening?: ComponentProps<typeof RichText>['text'];
  /** A stamp under the opening, for example on a sample. */
  readonly tag?: string;
  /** A row of an index: its name in text size, with little space. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A band whose heading is beside its content, not above it: a third shorter on a wide screen. */
export function SideBand(props: SideBandProps) {
  const { id, title, ground, opening, tag, quiet = false, children } = props;
  return (
    <Band labelledBy={id} className={quiet ? styles.quiet : undefined} {...(ground && { ground })}>
      <Frame>
        <Cell span="1-4" className={styles.side}>
          <h2 id={id}>{title}</h2>
          {opening && (
            <p className="muted">
              <RichText text={opening} />
            </p>
          )}
          {tag && <Tag>{tag}</Tag>}
        </Cell>
        <Cell span="5-12" inset="none" className={styles.body}>
          {children}
        </Cell>
      </Frame>
    </Band>
  );
}
