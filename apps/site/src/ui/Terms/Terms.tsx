import type { ComponentProps, ReactNode } from 'react';
import styles from './Terms.module.css';

interface TermsProps extends Omit<ComponentProps<'dl'>, 'className' | 'children'> {
  readonly terms: readonly { readonly term: string; readonly words: ReactNode }[];
}

/** Terms and definitions, row by row. */
export const Terms = ({ terms, ...list }: TermsProps) => (
  <dl className={styles.terms} {...list}>
    {terms.map(({ term, words }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
