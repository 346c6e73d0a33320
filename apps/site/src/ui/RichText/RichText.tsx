import { Fragment } from 'react';
import styles from './RichText.module.css';

type Inline =
  | { readonly kind: 'text' | 'emphasis' | 'struck'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'claim'; readonly text: string; readonly note: number };

interface RichTextProps {
  readonly text: readonly Inline[];
  /** On a sheet with corrections, emphasis is added text. */
  readonly corrected?: boolean;
}

/** Text for screen readers only: most do not announce del and ins. */
export const ScreenReaderText = ({ children }: { readonly children: string }) => (
  <span className="visually-hidden">{children}</span>
);

/** Text with emphasis, links and claims; each claim's number links to its source. */
export function RichText({ text, corrected = false }: RichTextProps) {
  return text.map((part, i) => {
    switch (part.kind) {
      case 'emphasis':
        return (
          <em key={i}>
            {corrected && <ScreenReaderText>added: </ScreenReaderText>}
            {part.text}
          </em>
        );
      case 'struck':
        return (
          <del key={i}>
            <ScreenReaderText>deleted: </ScreenReaderText>
            {part.text}
          </del>
        );
      case 'link':
        return (
          <a key={i} href={part.href}>
            {part.text}
          </a>
        );
      case 'claim':
        return (
          <Fragment key={i}>
            {part.text}
            <sup className={styles.note}>
              <a href={`#source-${part.note}`} aria-label={`Source ${part.note}`}>
                {part.note}
              </a>
            </sup>
          </Fragment>
        );
      case 'text':
        return <Fragment key={i}>{part.text}</Fragment>;
    }
  });
}
