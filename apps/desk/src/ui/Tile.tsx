import styles from './Tile.module.css';

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => /^\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? '').join('');
};

/** Somebody as the initials in a square; nobody is an open one. The name stands beside it, or is said. */
export function Tile({ name }: { readonly name: string | null }) {
  return (
    <span className={`${styles['tile']} ${name === null ? styles['open'] : ''}`} aria-hidden="true">
      {name === null ? '' : initialsOf(name)}
    </span>
  );
}
