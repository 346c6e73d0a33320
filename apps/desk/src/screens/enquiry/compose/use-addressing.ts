import type { Addressing } from '@studio/contract/desk/addressing.schema';
import { useCallback, useEffect, useState } from 'react';
import { addressError } from './addresses.ts';
import {
  dropAddressing,
  readAddressing,
  toEnquirerOnly,
  writeAddressing,
} from './local-addressing.ts';
import type { DraftKey } from './local-draft.ts';
import { onDraftRestored } from './restored-drafts.ts';

/** Why the reply cannot be sent to these recipients, as a sentence; undefined if it can. */
export function addressingFault({ way, to, cc, bcc, subject }: Addressing): string | undefined {
  if (way === 'forward' && to.length === 0) return 'Enter a recipient.';
  if (subject?.trim() === '') return 'Enter a subject.';
  return addressError([...to, ...cc, ...bcc]);
}

/** Whether it has more than the enquirer and the thread's subject. */
const isOwn = ({ cc, bcc, subject }: Addressing): boolean =>
  cc.length + bcc.length > 0 || subject !== undefined;

/** The recipients of the draft: only the enquirer until the user adds people. Kept in this browser with the draft. */
export function useAddressing({ staffId, enquiryId, what }: DraftKey) {
  const [addressing, setAddressing] = useState(() => readAddressing({ staffId, enquiryId, what }));
  const [isShown, setShown] = useState(isOwn(addressing));

  const write = useCallback(
    (next: Addressing): void => {
      writeAddressing({ staffId, enquiryId, what }, next);
      setAddressing(next);
    },
    [staffId, enquiryId, what],
  );

  useEffect(
    () =>
      onDraftRestored({ staffId, enquiryId, what }, ({ addressing: restored }) => {
        setAddressing(restored);
        setShown(isOwn(restored));
      }),
    [staffId, enquiryId, what],
  );

  return {
    addressing,
    isShown,
    write,
    show: (): void => {
      setShown(true);
    },
    toggle: (): void => {
      setShown((is) => !is);
    },
    /** Call after sending. */
    clear: (): void => {
      dropAddressing({ staffId, enquiryId, what });
      setAddressing(toEnquirerOnly);
    },
  };
}
