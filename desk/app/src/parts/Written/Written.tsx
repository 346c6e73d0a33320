import { languageOf } from './language-of.ts';
import styles from './Written.module.css';

interface WrittenProps {
  readonly text: string;
  /** What their browser said; empty where it said nothing. */
  readonly language?: string;
}

/** What somebody wrote, in paragraphs: each keeps its own direction and its own line ends. */
export function Written({ text, language = '' }: WrittenProps) {
  return (
    <div className={styles['written']} lang={languageOf(text, language)}>
      {text.split(/\n{2,}/u).map((paragraph, at) => (
        // Paragraphs have no name but their place, and never change it.
        <p key={at} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
