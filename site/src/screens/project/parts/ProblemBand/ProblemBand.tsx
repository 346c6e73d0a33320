import type { ComponentProps } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';
import styles from './ProblemBand.module.css';

interface ProblemBandProps {
  readonly id: string;
  readonly title: string;
  readonly sample: boolean;
  readonly text: ComponentProps<typeof RichText>['text'];
  readonly facts: ComponentProps<typeof Terms>['terms'];
}

/** What was wrong, beside what is known of the work at a glance. */
export function ProblemBand({ id, title, sample, text, facts }: ProblemBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame lines="half" className={styles.problem}>
        <Cell span="1-6" className={styles.half}>
          <h2 id={id}>{title}</h2>
          <p className="large">
            <RichText text={text} />
          </p>
        </Cell>
        <Cell span="7-12" className={styles.half}>
          {sample && <Tag>Sample project</Tag>}
          <Terms terms={facts} />
        </Cell>
      </Frame>
    </Band>
  );
}
