import { lazy, Suspense } from 'react';
import { AttachButton } from './AttachButton.tsx';
import type { ReplyFiles } from './use-reply-files.ts';

const DraftFiles = lazy(() =>
  import('./DraftFiles.tsx').then((part) => ({ default: part.DraftFiles })),
);

/** The files of a reply, loaded with the first of them, and the way to more. */
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
