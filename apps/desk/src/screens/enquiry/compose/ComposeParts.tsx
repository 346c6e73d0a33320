import type { SignatureView } from '@studio/contract/desk/mails';
import { lazy, Suspense } from 'react';
import type { useAddressing } from './use-addressing.ts';

const RecipientFields = lazy(() =>
  import('./RecipientFields.tsx').then((part) => ({ default: part.RecipientFields })),
);
const SignatureDialog = lazy(() =>
  import('./SignatureDialog.tsx').then((part) => ({ default: part.SignatureDialog })),
);

interface ComposePartsProps {
  readonly to: ReturnType<typeof useAddressing>;
  readonly subject: string;
  readonly fault: string | undefined;
  /** Set while the signature is being changed. */
  readonly signature: SignatureView | undefined;
  readonly onSigned: () => void;
}

/** Recipients and signature: most replies need neither, so they are loaded when opened. */
export function ComposeParts({ to, subject, fault, signature, onSigned }: ComposePartsProps) {
  const { addressing, isShown, write } = to;
  return (
    <Suspense fallback={null}>
      {(isShown || addressing.way === 'forward') && (
        <RecipientFields addressing={addressing} subject={subject} fault={fault} onChange={write} />
      )}
      {signature && <SignatureDialog signature={signature} onClose={onSigned} />}
    </Suspense>
  );
}
