import type { Service } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetScreen.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetScreenProps {
  readonly screen: NonNullable<Sheet['screen']>;
}

/** A wireframe of a screen: boxes with text in them. */
export const SheetScreen = ({ screen: { title, boxes } }: SheetScreenProps) => (
  <figure className={styles.screen}>
    <figcaption>{title}</figcaption>
    <ul>
      {boxes.map(({ text, tall, half }, i) => (
        <li
          key={i}
          className={[tall && styles.tall, half && styles.half].filter(Boolean).join(' ')}
        >
          <span>
            <RichText text={text} corrected />
          </span>
        </li>
      ))}
    </ul>
  </figure>
);
