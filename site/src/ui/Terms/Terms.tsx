import type { ReactNode } from 'react';
import styles from './Terms.module.css';

interface TermsProps {
  readonly terms: readonly { readonly term: string; readonly words: ReactNode }[];
}

/** Terms and what they stand for, row by row. */
export const Terms = ({ terms }: TermsProps) => (
  <dl className={styles.terms}>
    {terms.map(({ term, words }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
