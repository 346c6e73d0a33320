import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';

interface AttachButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
}

export function AttachButton({ onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        onClick={() => {
          input.current?.click();
        }}
      >
        Attach files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Reset, so that the same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
