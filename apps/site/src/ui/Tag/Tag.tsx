import styles from './Tag.module.css';

/** A small stamp, for example on sample content. */
export function Tag({ children }: { readonly children: string }) {
  return <span className={styles.tag}>{children}</span>;
}
