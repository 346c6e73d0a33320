import styles from './Tagline.module.css';

/** A word with a hyphen stays on one line: a line must not end with the "E-" of "E-commerce". */
export const Tagline = ({ text }: { readonly text: string }) =>
  text.split(/(\S+-\S+)/u).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
