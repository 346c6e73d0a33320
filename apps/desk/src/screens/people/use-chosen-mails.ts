import type { MailListing } from '@studio/contract/desk/person';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askListingQuery, listingQuery } from '#api/mail-listing.ts';

export interface ChosenMails {
  /** Null if the desk is not connected to a mailbox; undefined until that is known. */
  readonly id: string | null | undefined;
  readonly listing: MailListing | undefined;
  /** Why the list could not be requested. */
  readonly fault: string | undefined;
  readonly isChosen: (key: number) => boolean;
  readonly onChoose: (key: number) => void;
  /** The mails to erase; undefined if none is chosen. */
  readonly confirmed: { readonly listing: string; readonly keys: readonly number[] } | undefined;
}

/** The mails that name an address; all are chosen until the user deselects one. */
export function useChosenMails(email: string): ChosenMails {
  const asking = useQuery(askListingQuery(email));
  const id = asking.data?.id;
  const { data: listing } = useQuery(listingQuery(id));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const isChosen = (key: number): boolean => !left.has(key);
  const keys = (listing?.mails ?? []).map(({ key }) => key).filter(isChosen);
  return {
    id,
    listing,
    fault: asking.error?.message,
    isChosen,
    onChoose(key) {
      setLeft((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      });
    },
    confirmed: typeof id === 'string' && keys.length > 0 ? { listing: id, keys } : undefined,
  };
}
