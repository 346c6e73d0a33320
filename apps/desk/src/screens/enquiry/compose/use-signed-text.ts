import { signatureOf } from '@studio/contract/desk/reply-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signatureQuery } from '#api/replies.ts';

/** A new reply begins with the signature; if the user deletes it, it does not come back. */
export function useSignedText(text: string) {
  const { data: signature } = useQuery(signatureQuery);
  const [isTouched, setTouched] = useState(false);
  const signed = signature ? signatureOf(signature.text, signature.company) : '';
  return {
    signature,
    written: text === '' && !isTouched && signed !== '' ? `\n\n${signed}` : text,
    touch: (): void => {
      setTouched(true);
    },
  };
}
