import type { ReactElement } from 'react';
import type { PanelFinding } from '@studio/contract/file-report';
import styles from '../Findings.module.css';

interface FindingListProps {
  readonly findings: readonly PanelFinding[];
  /** Whether each finding names its entry. */
  readonly named: boolean;
  readonly goToField: (finding: PanelFinding) => void;
}

/** Findings with links to their fields; an unknown word can be added to the spelling list. */
export function FindingList({ findings, named, goToField }: FindingListProps): ReactElement | null {
  if (findings.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {findings.map((finding) => {
        const { file, entry, place, sentence, word } = finding;
        const name = [named && entry, place].filter(Boolean).join(', ');
        return (
          <li key={file + place + sentence} title={`content/${file}`}>
            {name && (
              <button
                type="button"
                onClick={() => {
                  goToField(finding);
                }}
              >
                {name}
              </button>
            )}{' '}
            {sentence}{' '}
            {word !== undefined && (
              <button
                type="button"
                onClick={() => {
                  void makeKnown(word);
                }}
              >
                Add “{word}”
              </button>
            )}
            {named && <small>content/{file}</small>}
          </li>
        );
      })}
    </ul>
  );
}

const makeKnown = (word: string): Promise<Response> =>
  fetch('/api/words', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ word }),
  });
