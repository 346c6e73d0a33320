import { useRef, type ReactElement } from 'react';
import { Findings } from '../Findings/Findings.tsx';
import { Preview } from '../Preview/Preview.tsx';
import { useEditorPath } from './use-editor-path.ts';
import { usePlaceReport } from './use-place-report.ts';
import styles from './Workbench.module.css';

/** The editor, and beside it what the checks say and how the page looks. */
export function Workbench(): ReactElement {
  const editor = useRef<HTMLIFrameElement>(null);
  const path = useEditorPath(editor);
  const report = usePlaceReport(path);
  return (
    <div className={styles['workbench']}>
      <iframe className={styles['editor']} title="Editor" src="/keystatic" ref={editor} />
      <aside className={styles['panel']} aria-label="Checks and preview">
        {report && (
          <>
            <Findings report={report} />
            <Preview address={report.preview} />
          </>
        )}
      </aside>
    </div>
  );
}
