import { sheetField } from '@studio/sheet/sheet-field.ts';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { clearFields, readForm, settleAlone } from './form-answers.ts';
import { ShareLink } from './ShareLink.tsx';
import { Printed } from './Printed.tsx';
import { Questions } from './Questions.tsx';
import type { SheetProps } from './sheet-props.ts';
import { isBlank } from './sheet-state.ts';
import styles from './Sheet.module.css';
import { SheetLayout } from './SheetLayout.tsx';
import { useDrawing, type Asking } from './use-drawing.ts';
import { usePreview } from './use-preview.ts';
import { useSheet } from './use-sheet.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useView } from './use-view.ts';

/** Loaded on demand: most visitors start with their own empty sheet, which needs no notes. */
const LazyNotes = lazy(() => import('./Notes.tsx').then(({ Notes }) => ({ default: Notes })));

/** Loaded on demand: a sheet is finished long after the first answer. */
const LazyFinished = lazy(() =>
  import('./Finished.tsx').then(({ Finished }) => ({ default: Finished })),
);

/** On a narrow screen the question is placed right below the sheet; on a wide one it scrolls only if out of sight. */
function bringIntoView(question: Element | null | undefined): void {
  const isNarrow = !matchMedia('(width >= 48em)').matches;
  question?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' });
}

/** Draws the sheet while questions are answered, then shows, saves and sends it. */
export function LiveSheet(props: SheetProps) {
  const { heading, opening, office, action, send, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const sheet = useSheet(form);
  const { answers, before } = sheet;
  const { view, finish, goOn } = useView(form);
  const { preview, handlers, end } = usePreview(form, answers);
  const [active, setActive] = useState<Asking>('today');
  const seen = { answers, before, preview, active };
  const lying = useDrawing(office, 'lying', seen);
  const upright = useDrawing(office, 'upright', seen);
  const spoken = useAnnouncement(answers, isAlive);
  const blank = isBlank(answers);

  const read = (event: SyntheticEvent): void => {
    settleAlone(event.target);
    end();
    if (form.current) sheet.change(readForm(form.current, answers));
  };
  const open = (id: Asking): void => {
    setActive(id);
    bringIntoView(form.current?.querySelector(`#q-${id}`));
  };
  const go = (id: Asking): void => {
    const question = form.current?.querySelector<HTMLDetailsElement>(`#q-${id}`);
    if (!question) return;
    question.open = true;
    question.querySelector('summary')?.focus({ preventScroll: true });
  };
  const clear = (panel: HTMLElement): void => {
    clearFields(panel);
    if (form.current) sheet.change(readForm(form.current, answers));
    panel.querySelector('summary')?.focus();
  };
  // The button at the end submits; Enter in a line of text only finishes that line.
  const stay = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <>
      <form ref={form} className={styles.sheet} action={action} method="post">
        {/* It only receives events of the fields inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          className={styles.bench}
          hidden={view !== 'build'}
          onInput={read}
          onKeyDown={stay}
          {...handlers}
        >
          <div className={styles.intro}>
            <h1>{heading}</h1>
            <p className="muted">{opening}</p>
            <div role="status">
              {(sheet.unreadable || sheet.origin === 'link' || sheet.own) && (
                <Suspense>
                  <LazyNotes
                    state={sheet}
                    unreadable={sheet.unreadable}
                    onOwn={sheet.takeOwn}
                    onThis={sheet.takeThis}
                  />
                </Suspense>
              )}
            </div>
          </div>
          <SheetLayout {...{ lying, upright, active, isAlive }} isBlank={blank} onPlace={go}>
            <ProgressBar answers={answers} isAlive={isAlive} onFinish={finish} />
            <p className="visually-hidden" role="status">
              {spoken}
            </p>
          </SheetLayout>
          <div className={styles.questions}>
            <Questions
              asker={isAlive ? { answers, onOpen: open, onClear: clear, go, finish } : undefined}
            />
          </div>
        </div>
        {view !== 'build' && (
          <Suspense>
            <LazyFinished {...{ answers, office }} isSent={view === 'sent'} onBack={goOn} />
          </Suspense>
        )}
        <div className={styles.after}>
          {isAlive && !blank && (
            <ShareLink answers={answers} isKeptLong={sheet.long} onKeepLong={sheet.keepLong} />
          )}
          <div id="send" className={styles.send} hidden={view === 'sent'}>
            {send}
          </div>
          {isAlive && !blank && (
            <input type="hidden" name={sheetField} value={JSON.stringify(answers)} readOnly />
          )}
        </div>
      </form>
      {children}
      {isAlive && <Printed {...{ answers, office }} />}
    </>
  );
}
