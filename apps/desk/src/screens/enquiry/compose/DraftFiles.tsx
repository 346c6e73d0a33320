import { needsConfirmation, type DraftFile } from '@studio/contract/desk/files';
import type { ReactNode } from 'react';
import { FileKind } from '#parts/Thread/FileKind.tsx';
import { formatFileSize } from '#parts/Thread/size-text.ts';
import { Button } from '#ui/Button.tsx';
import type { FileUpload } from './file-uploads.store.ts';
import styles from './DraftFiles.module.css';
import type { ReplyFiles } from './use-reply-files.ts';

interface LineProps {
  readonly name: string;
  readonly isRefused?: boolean;
  readonly onRemove: () => void;
  readonly removeText: string;
  readonly children: ReactNode;
}

function Line({ name, isRefused = false, onRemove, removeText, children }: LineProps) {
  return (
    <li>
      <FileKind name={name} isBlocked={isRefused} />
      <span className={styles['content']}>
        <bdi className={isRefused ? styles['struck'] : styles['name']}>{name}</bdi> {children}
      </span>
      <Button look="quiet" aria-label={`${removeText} ${name}`} onClick={onRemove}>
        ×
      </Button>
    </li>
  );
}

const percentOf = ({ sent, file }: FileUpload): number =>
  Math.min(99, Math.floor((sent / file.size) * 100));

function UploadingFile({ one, files }: { readonly one: FileUpload; readonly files: ReplyFiles }) {
  const { id, file, fault, mayTryAgain } = one;
  return (
    <Line
      name={file.name}
      isRefused={fault !== undefined}
      removeText={fault === undefined ? 'Stop' : 'Dismiss'}
      onRemove={() => {
        files.dismiss(id);
      }}
    >
      {fault === undefined ? (
        <>
          <span className={styles['dim']}>
            {percentOf(one)} % of {formatFileSize(file.size)}
          </span>
          <progress
            className={styles['progress']}
            value={percentOf(one)}
            max={100}
            aria-label={`Uploading ${file.name}`}
          />
        </>
      ) : (
        <>
          <span className={styles['fault']}>{fault}</span>
          {mayTryAgain === true && (
            <Button
              look="link"
              onClick={() => {
                files.retryUpload(one);
              }}
            >
              Try again
            </Button>
          )}
        </>
      )}
    </Line>
  );
}

function Kept({ file, files }: { readonly file: DraftFile; readonly files: ReplyFiles }) {
  const { id, name, bytes, state } = file;
  return (
    <Line
      name={name}
      removeText="Remove"
      onRemove={() => {
        files.remove(id);
      }}
    >
      <span className={styles['dim']}>
        {formatFileSize(bytes)}
        {needsConfirmation(state) && ', not scanned'}
      </span>
    </Line>
  );
}

/** The files that are sent with the reply, and those that are not, with the reason. */
export function DraftFiles({ files }: { readonly files: ReplyFiles }) {
  const { kept, uploads, offered, leftOut } = files;
  const refused = uploads.filter(({ fault }) => fault !== undefined).length;
  return (
    <div className={styles['box']} data-grows>
      {kept.length + uploads.length > 0 && (
        <ul className={styles['files']} aria-label="Files of this reply">
          {kept.map((file) => (
            <Kept key={file.id} file={file} files={files} />
          ))}
          {uploads.map((one) => (
            <UploadingFile key={one.id} one={one} files={files} />
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <fieldset className={styles['offered']}>
          <legend>Files from this thread to include</legend>
          {offered.map(({ id, name, bytes, state }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={!leftOut.includes(id)}
                onChange={({ currentTarget }) => {
                  files.choose(id, currentTarget.checked);
                }}
              />
              <span className={styles['content']}>
                <bdi className={styles['name']}>{name}</bdi>{' '}
                <span className={styles['dim']}>
                  {formatFileSize(bytes)}
                  {needsConfirmation(state) && ', not scanned'}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles['sum']} role="status">
        {files.fault !== undefined && <span className={styles['fault']}>{files.fault}</span>}
        {refused > 0 &&
          (refused === 1 ? 'One file will not be sent.' : `${refused} files will not be sent.`)}
      </p>
    </div>
  );
}
