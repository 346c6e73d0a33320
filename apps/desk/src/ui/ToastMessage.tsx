import { Button } from './Button.tsx';
import { dismissToast, undoLast, useToast } from './toast.store.ts';
import styles from './ToastMessage.module.css';

/** Shows the result of an action or its error. Always in the DOM, so that screen readers announce it. */
export function ToastMessage() {
  const toast = useToast();
  return (
    <div className={styles['place']} role="status" aria-live="polite">
      {toast && (
        <div key={toast.id} className={`${styles['line']} ${toast.isFault ? styles['fault'] : ''}`}>
          <p>{toast.text}</p>
          {toast.undo && (
            <Button look="quiet" caps={['Z']} onClick={undoLast}>
              Undo
            </Button>
          )}
          <Button look="quiet" aria-label="Dismiss" onClick={dismissToast}>
            ×
          </Button>
        </div>
      )}
    </div>
  );
}
