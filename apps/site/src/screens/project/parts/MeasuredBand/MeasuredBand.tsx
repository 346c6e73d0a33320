import { DimensionBar } from '@studio/drawings/measures/DimensionBar/DimensionBar.tsx';
import { inDigits, type measuredLine } from '#outline/project-outline.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import styles from './MeasuredBand.module.css';

type MeasuredBandProps = NonNullable<ReturnType<typeof measuredLine>>;

/** The measured result as two large numbers: before over after, on one scale. */
export function MeasuredBand({ title, text, scale, sample }: MeasuredBandProps) {
  const { mark, before, how, after } = scale;
  const of = Math.max(before.marks, after.marks);
  return (
    <Band ground="blue" labelledBy="measure">
      <Frame>
        <Cell className={styles.measured}>
          <h2 id="measure">{title}</h2>
          <p className={styles.figure}>{inDigits(before)}</p>
          <DimensionBar marks={before.marks} of={of} past />
          <p className={styles.caption}>before, {how}</p>
          <div className={styles.after}>
            <DimensionBar marks={after.marks} of={of} />
            <div>
              <p className={styles.figure}>{inDigits(after)}</p>
              <p className={styles.caption}>after, to the same scale: one mark is one {mark}</p>
            </div>
          </div>
          <p className={styles.source}>
            <RichText text={text} /> {sample && <Tag>Sample</Tag>}
          </p>
        </Cell>
      </Frame>
    </Band>
  );
}
