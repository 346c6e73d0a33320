import type { EnquiryDetail, RelatedEnquiry } from '@studio/contract/desk/responses';
import { inOrder } from '@studio/contract/desk/merging';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchEnquiryAndCounts } from '#api/enquiry.ts';
import { mergeEnquiries, unmergeEnquiry } from '#api/merge.ts';
import { showToast } from '#ui/toast.store.ts';
import type { ListContext } from '../list-context.ts';
import { requestHeadingFocus } from '../heading-focus.ts';

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Whether another enquiry of the same person can be merged with the open one; the service gives the reason if not. */
const canMerge = (enquiry: EnquiryDetail, { state, mergedInto }: RelatedEnquiry): boolean =>
  enquiry.state !== 'closed' && state !== 'closed' && mergedInto === null;

/** Merging the open enquiry with another one of the same person, and undoing it. */
export function useMerge(enquiry: EnquiryDetail, { goTo }: Pick<ListContext, 'goTo'>) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const choices = enquiry.samePerson.filter((one) => canMerge(enquiry, one));

  const readBoth = ({ id, into }: { readonly id: string; readonly into: string }) => {
    for (const one of [id, into]) void refetchEnquiryAndCounts(client, one);
  };

  async function undo(id: string, reference: string): Promise<void> {
    try {
      readBoth(await unmergeEnquiry(id));
      showToast(`${reference} is separate again, as it was.`);
    } catch (error) {
      showToast(wordsOf(error), { isFault: true });
    }
  }

  /** Throws an error with a sentence if it is refused. */
  async function merge(other: RelatedEnquiry): Promise<void> {
    const done = await mergeEnquiries(enquiry.id, other.id, enquiry.version);
    const { later, earlier } = inOrder<
      EnquiryDetail | RelatedEnquiry,
      EnquiryDetail | RelatedEnquiry
    >(enquiry, other);
    readBoth(done);
    showToast(`${later.reference} is now part of ${earlier.reference}.`, {
      undo: () => {
        void undo(done.id, later.reference);
      },
    });
    if (done.into === enquiry.id) return;
    requestHeadingFocus();
    goTo(done.into);
  }

  return {
    choices,
    /** The enquiry to confirm; undefined while no question is open. */
    asked,
    ask: (id: string | undefined): void => {
      setAsked(id);
    },
    askAny: (): void => {
      if (choices[0]) setAsked(choices[0].id);
      else showToast('They have no other open enquiry that this one could be merged with.');
    },
    merge,
    undo: (id: string, reference: string): void => void undo(id, reference),
  };
}
export type Merging = ReturnType<typeof useMerge>;
