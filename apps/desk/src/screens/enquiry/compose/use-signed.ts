import { signatureOf } from '@studio/contract/desk/reply-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signatureQuery } from '#api/replies.ts';

/** What is begun is begun with the signature; whoever deletes it writes on without. */
export function useSigned(text: string) {
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
