import type { ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './DrawnBand.module.css';

interface DrawnBandProps {
  readonly id: string;
  readonly title: string;
  /** Text beside the title. */
  readonly opening?: ReactNode;
  readonly drawing: ReactNode;
  /** The text below the drawing, in Cells. */
  readonly children: ReactNode;
}

/** A full-width drawing below its heading, with text below it. */
export function DrawnBand({ id, title, opening, drawing, children }: DrawnBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame>
        <BandHeading id={id} title={title}>
          {opening}
        </BandHeading>
        <Cell as="figure" className={styles.drawing}>
          {drawing}
        </Cell>
        {children}
      </Frame>
    </Band>
  );
}
