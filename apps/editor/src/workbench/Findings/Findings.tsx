import type { PanelFinding, FileReport } from '@studio/contract/file-report';
import type { ReactElement } from 'react';
import { fieldInWords, type Refusal } from '#refusal.ts';
import type { FormState } from '../form/read-form.ts';
import { FindingList } from './FindingList/FindingList.tsx';
import styles from './Findings.module.css';

type FieldLink = Pick<PanelFinding, 'form' | 'way'>;

interface FindingsProps {
  readonly report: FileReport;
  /** Whether the report is about what is saved now. */
  readonly isFresh: boolean;
  readonly form: FormState;
  readonly refusals: readonly Refusal[];
  readonly goToField: (to: FieldLink) => void;
}

/** What the build would report about the file in the form, and why a save was refused. */
export function Findings({
  report,
  isFresh,
  form,
  refusals,
  goToField,
}: FindingsProps): ReactElement {
  const { file, entry, findings, elsewhere } = report;
  return (
    <section className={styles['findings']} aria-labelledby="findings">
      <h1 id="findings">{entry ? `Checks of ${entry}` : 'Checks'}</h1>
      {file && <small>content/{file}</small>}
      <div role="status">
        {refusals.length > 0 && (
          <ul className={styles['list']}>
            {refusals.map(({ path, reason }) => (
              <li key={fieldInWords(path)}>
                Not saved.{' '}
                <button
                  type="button"
                  onClick={() => {
                    goToField({ form: form.pathname, way: path });
                  }}
                >
                  {fieldInWords(path)}
                </button>
                : {reason}
              </li>
            ))}
          </ul>
        )}
        <FindingList findings={findings} named={file.endsWith('/')} goToField={goToField} />
        {findings.length === 0 && <p>{isFresh ? summary(file, form, refusals) : 'Looking …'}</p>}
      </div>
      {elsewhere.length > 0 && (
        <details>
          <summary>Elsewhere: {elsewhere.length}</summary>
          <FindingList findings={elsewhere} named goToField={goToField} />
        </details>
      )}
    </section>
  );
}

/** “Nothing is wrong here” is said only of saved text; fields in red or not saved yet were not checked. */
function summary(file: string, { red, unsaved }: FormState, refusals: readonly Refusal[]): string {
  if (!file) return 'Choose what to change on the left.';
  if (red.length > 0) return `Not saved while this is red in the form: ${red.join(', ')}.`;
  if (refusals.length > 0) return 'The file is as it was before.';
  if (unsaved) return 'Not saved yet. What was saved before has nothing wrong with it.';
  return 'Nothing is wrong here.';
}
