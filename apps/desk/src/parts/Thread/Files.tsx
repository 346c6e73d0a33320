import { needsConfirmation, type FileView, type FileState } from '@studio/contract/desk/files';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileKind } from './FileKind.tsx';
import { FileNames } from './FileNames.tsx';
import styles from './Files.module.css';
import { formatFileSize } from './size-text.ts';
import type { Attached } from './step.ts';

const stateText: Readonly<Record<FileState, string>> = {
  waiting: 'being scanned',
  clean: 'scanned, nothing found',
  'not-scanned': 'not scanned',
  'not-scannable': 'not scanned: password-protected, or too deeply nested',
  program: 'blocked: it is a program',
  infected: 'blocked: the scanner found something in it',
  left: 'not here: too large, or gone; look in the mailbox',
};

const isBlocked = (state: FileState): boolean => state === 'program' || state === 'infected';

function Mark({ id, name, state, hasThumbnail }: FileView) {
  if (hasThumbnail) {
    return <img className={styles['picture']} src={`/api/files/${id}/thumbnail`} alt="" />;
  }
  return <FileKind name={name} isBlocked={isBlocked(state)} />;
}

interface LineProps {
  readonly file: FileView;
  readonly onAsk: () => void;
}

function Line({ file, onAsk }: LineProps) {
  const { id, name, bytes, state } = file;
  return (
    <li>
      <Mark {...file} />
      <div className={styles['content']}>
        <p>
          <bdi className={styles['name']}>{name}</bdi>{' '}
          <span className={styles['dim']}>{formatFileSize(bytes)}</span>
        </p>
        <p
          className={isBlocked(state) || needsConfirmation(state) ? styles['warn'] : styles['dim']}
        >
          {stateText[state]}
        </p>
      </div>
      {state === 'clean' && (
        <a className={styles['get']} href={`/api/files/${id}`} download>
          Download<span className="visually-hidden"> {name}</span>
        </a>
      )}
      {needsConfirmation(state) && (
        <Button onClick={onAsk}>
          Download…<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}

interface FilesProps {
  readonly files: readonly FileView[];
  /** Files left in the mailbox because there were too many. */
  readonly others: readonly Attached[];
}

/** The files of a mail. They can be saved but are never displayed, because strangers sent them. */
export function Files({ files, others }: FilesProps) {
  const [asked, setAsked] = useState<FileView | undefined>();
  const close = () => {
    setAsked(undefined);
  };
  return (
    <>
      <ul className={styles['files']} aria-label="Attached">
        {files.map((file) => (
          <Line
            key={file.id}
            file={file}
            onAsk={() => {
              setAsked(file);
            }}
          />
        ))}
      </ul>
      {others.length > 0 && <FileNames names={others} label="Only in the mailbox" />}
      <Dialog title="This file was not scanned" isOpen={asked !== undefined} onClose={close}>
        {asked && (
          <>
            <p className={styles['question']}>
              We do not know whether <bdi>{asked.name}</bdi> is harmless. Download it only if you
              expected it from them.
            </p>
            <div className={styles['answers']}>
              <a
                className={styles['get']}
                href={`/api/files/${asked.id}?unscanned=yes`}
                download
                onClick={close}
              >
                Download it
              </a>
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
