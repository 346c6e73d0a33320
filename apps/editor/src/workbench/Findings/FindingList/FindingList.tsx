import type { PanelFinding } from '@studio/contract/file-report';
import { useState, type ReactElement } from 'react';
import { postToService, problemOf } from '#call-service.ts';
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
            {sentence} {word !== undefined && <AddWord word={word} />}
            {named && <small>content/{file}</small>}
          </li>
        );
      })}
    </ul>
  );
}

function AddWord({ word }: { readonly word: string }): ReactElement {
  const [problem, setProblem] = useState('');
  const add = (): void => {
    setProblem('');
    postToService('/api/words', { word }).catch((error: unknown) => {
      setProblem(problemOf(error));
    });
  };
  return (
    <>
      <button type="button" onClick={add}>
        Add “{word}”
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
