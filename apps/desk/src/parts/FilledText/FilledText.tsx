import {
  filledParts,
  splitAtGaps,
  firstGap,
  type TemplateValues,
} from '@studio/contract/desk/reply-text';
import styles from './FilledText.module.css';

interface FilledTextProps {
  readonly label: string;
  readonly text: string;
  readonly language: string;
  readonly values: TemplateValues;
}

interface Piece {
  readonly look: 'own' | 'filled' | 'gap';
  readonly text: string;
}

const piecesOf = (text: string, values: TemplateValues): readonly Piece[] =>
  filledParts(text, values)
    .flatMap((part): readonly Piece[] =>
      part.isFilled
        ? [{ look: firstGap(part.text) === part.text ? 'gap' : 'filled', text: part.text }]
        : splitAtGaps(part.text).map((words, at) => ({
            look: at % 2 === 0 ? 'own' : 'gap',
            text: words,
          })),
    )
    .filter((piece) => piece.text !== '');

/** A template as it would be inserted: filled fields are tinted, gaps for the user to fill are framed. */
export function FilledText({ label, text, language, values }: FilledTextProps) {
  const pieces = piecesOf(text, values);
  const gaps = pieces.filter(({ look }) => look === 'gap').length;
  return (
    <>
      <div className={styles['text']} role="group" aria-label={label} lang={language} dir="auto">
        {pieces.map((piece, at) =>
          piece.look === 'own' ? (
            piece.text
          ) : (
            // The pieces of a text have no ids and are only ever replaced together, so the index is the key.
            <bdi key={at} className={styles[piece.look]}>
              {piece.text}
            </bdi>
          ),
        )}
      </div>
      <p className={styles['gaps']}>
        {gaps === 0
          ? 'No gaps to fill in.'
          : `${gaps} ${gaps === 1 ? 'gap' : 'gaps'} to fill in before it can be sent.`}
      </p>
    </>
  );
}
