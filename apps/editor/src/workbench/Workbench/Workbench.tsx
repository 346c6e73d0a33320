import type { PanelFinding } from '@studio/contract/file-report';
import { useRef, useState, type ReactElement } from 'react';
import { Findings } from '../Findings/Findings.tsx';
import { scrollToField } from '../form/scroll-to-field.ts';
import { useForm, useRefusals } from '../form/use-form.ts';
import { Preview } from '../Preview/Preview.tsx';
import { firstForm, useFormUrl } from './use-form-url.ts';
import { useFileReport } from './use-file-report.ts';
import styles from './Workbench.module.css';

/** The editor, with findings and a preview beside it. */
export function Workbench(): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [begin] = useState(firstForm);
  const form = useForm(frame);
  const refusals = useRefusals(frame, form.pathname);
  const { report, isFresh, saves, problem } = useFileReport(form.pathname, form.entry);
  useFormUrl(form.pathname);

  const goToField = ({ form: address, way }: Pick<PanelFinding, 'form' | 'way'>): void => {
    const editor = frame.current?.contentWindow;
    if (!editor) return;
    const isThere = editor.location.pathname === address;
    if (!isThere) editor.location.assign(address);
    const shown = isThere ? Promise.resolve() : loaded(frame.current);
    shown
      .then(() => scrollToField(editor, way))
      .catch((error: unknown) => {
        console.warn(error);
      });
  };

  return (
    <div className={styles['workbench']}>
      <main>
        <iframe className={styles['editor']} title="Editor" src={begin} ref={frame} />
      </main>
      <aside className={styles['panel']} aria-label="Checks and preview">
        {problem && <p role="alert">{problem}</p>}
        {report && (
          <>
            <Findings
              report={report}
              isFresh={isFresh}
              form={form}
              refusals={refusals}
              goToField={goToField}
            />
            <Preview report={report} saves={saves} />
          </>
        )}
      </aside>
    </div>
  );
}

const loaded = (frame: HTMLIFrameElement | null): Promise<void> =>
  new Promise((resolve) => {
    frame?.addEventListener(
      'load',
      () => {
        resolve();
      },
      { once: true },
    );
  });
