import styles from './Avatar.module.css';

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => /^\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? '').join('');
};

/** A person's initials in a square; an open square for no one. The name is beside it or in its label. */
export function Avatar({ name }: { readonly name: string | null }) {
  return (
    <span className={`${styles['tile']} ${name === null ? styles['open'] : ''}`} aria-hidden="true">
      {name === null ? '' : initialsOf(name)}
    </span>
  );
}
