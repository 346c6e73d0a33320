import styles from './Files.module.css';

const LONGEST_ENDING = 4;
const endingOf = (name: string): string => {
  const ending = /\.([a-z\d]+)$/iu.exec(name)?.[1] ?? '';
  return ending.length > LONGEST_ENDING ? '' : ending.toUpperCase();
};

interface FileKindProps {
  readonly name: string;
  readonly isBlocked: boolean;
}

/** The extension of a file name, as an icon before it. */
export function FileKind({ name, isBlocked }: FileKindProps) {
  return (
    <span className={`${styles['kind']} ${isBlocked ? styles['blocked'] : ''}`} aria-hidden>
      {endingOf(name)}
    </span>
  );
}
