import { lazy, Suspense } from 'react';
import { AttachButton } from './AttachButton.tsx';
import type { ReplyFiles } from './use-reply-files.ts';

const DraftFiles = lazy(() =>
  import('./DraftFiles.tsx').then((part) => ({ default: part.DraftFiles })),
);

/** The files of a reply; the list is loaded with the first file. */
export function ComposeFiles({ files }: { readonly files: ReplyFiles }) {
  const { kept, uploads, offered } = files;
  return (
    <>
      {kept.length + uploads.length + offered.length > 0 && (
        <Suspense fallback={null}>
          <DraftFiles files={files} />
        </Suspense>
      )}
      <AttachButton onFiles={files.add} />
    </>
  );
}
