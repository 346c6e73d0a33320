import { Fragment } from 'react';
import styles from './RichText.module.css';

type Inline =
  | { readonly kind: 'text' | 'emphasis' | 'struck'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'claim'; readonly text: string; readonly note: number };

interface RichTextProps {
  readonly text: readonly Inline[];
  /** On a sheet that was corrected in red, emphasis is what was written in. */
  readonly corrected?: boolean;
}

/** Said to those who cannot see it: most screen readers do not announce del and ins by themselves. */
export const Heard = ({ children }: { readonly children: string }) => (
  <span className="visually-hidden">{children}</span>
);

/** Running text with emphasis, links and claims; each claim's number leads to its source line. */
export function RichText({ text, corrected = false }: RichTextProps) {
  return text.map((part, i) => {
    switch (part.kind) {
      case 'emphasis':
        return (
          <em key={i}>
            {corrected && <Heard>added: </Heard>}
            {part.text}
          </em>
        );
      case 'struck':
        return (
          <del key={i}>
            <Heard>deleted: </Heard>
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
