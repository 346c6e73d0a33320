import type { ReactNode } from 'react';
import type { Service } from '@studio/content/schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './IntroBand.module.css';

interface IntroBandProps {
  readonly intro: Service['intro'];
  readonly figure: ReactNode;
}

/** Highlights the term at the start of the text, as in a dictionary. */
function Definition({ term, text }: Pick<Service['intro'], 'term' | 'text'>) {
  const [first, ...rest] = text;
  if (!term || first?.kind !== 'text' || !first.text.startsWith(term))
    return <RichText text={text} />;
  return (
    <>
      <dfn>{term}</dfn>
      <RichText text={[{ ...first, text: first.text.slice(term.length) }, ...rest]} />
    </>
  );
}

/** What the service is, beside the drawing of what it delivers. */
export function IntroBand({ intro, figure }: IntroBandProps) {
  return (
    <Band>
      <Frame lines="half" className={styles.intro}>
        <Cell span="1-6" className={styles.words}>
          <p className={intro.style === 'drop-cap' ? styles.drop : styles.definition}>
            <Definition term={intro.term} text={intro.text} />
          </p>
          <p className="muted">
            <RichText text={intro.beside} />
          </p>
        </Cell>
        <Cell as="figure" span="7-12">
          {figure}
        </Cell>
      </Frame>
    </Band>
  );
}
