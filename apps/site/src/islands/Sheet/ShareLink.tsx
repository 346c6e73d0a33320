import type { Answers } from '@studio/sheet/answers.ts';
import { fragmentOf } from '@studio/sheet/link.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Field } from '#ui/Field/Field.tsx';
import styles from './Sheet.module.css';
import { nextRevision } from './sheet-state.ts';
import { useConfirmation } from './use-confirmation.ts';

interface ShareLinkProps {
  readonly answers: Answers;
  readonly isKeptLong: boolean;
  readonly onKeepLong: (long: boolean) => void;
}

/** A link that contains the whole sheet, and where the sheet itself is stored. */
export function ShareLink({ answers, isKeptLong, onKeepLong }: ShareLinkProps) {
  // Empty until it is computed; undefined if it would be too long.
  const [link, setLink] = useState<string | undefined>('');
  const field = useRef<HTMLDivElement>(null);
  const [done, run] = useConfirmation();
  useEffect(() => {
    let isLatest = true;
    void fragmentOf(answers).then((fragment) => {
      if (isLatest) setLink(fragment && location.origin + location.pathname + fragment);
    });
    return () => {
      isLatest = false;
    };
  }, [answers]);

  const copy = async (): Promise<boolean> => {
    field.current?.querySelector('input')?.select();
    return navigator.clipboard.writeText(link ?? '').then(
      () => true,
      () => false,
    );
  };
  return (
    <div className={styles.pass}>
      <h2>Keep it, pass it on</h2>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isKeptLong}
          onChange={({ currentTarget }) => {
            onKeepLong(currentTarget.checked);
          }}
        />
        Keep this sheet in this browser. Otherwise it is gone when you close the tab.
      </label>
      {link === undefined && (
        <p>Your text is too long for a link. Shorten the problem, or download the sheet.</p>
      )}
      {link && (
        <div ref={field}>
          <Field id="sheet-link" label="Link for a colleague" readOnly value={link} />
          <p className="muted">
            The link contains the whole sheet, and we do not see it. What your colleague changes
            becomes rev {nextRevision(answers.revision)}.
          </p>
          <Button
            look="line"
            onClick={() => {
              run('link', copy)();
            }}
          >
            {done === 'link' ? 'Copied' : 'Copy the link'}
          </Button>
        </div>
      )}
    </div>
  );
}
