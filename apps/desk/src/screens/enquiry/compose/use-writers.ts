import type { Colleague } from '@studio/contract/desk/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '#api/query-keys.ts';
import { setWriting, writersQuery } from '#api/replies.ts';
import { useChangeEvents } from '#live/change-events.ts';

const SAY_AGAIN_MS = 10_000;
const noOne: readonly Colleague[] = [];

/** Who else is writing a reply to this enquiry. */
export function useWriters(enquiryId: string): readonly Colleague[] {
  const client = useQueryClient();
  useChangeEvents(({ kind, enquiry }) => {
    if (kind !== 'writing' || enquiry !== enquiryId) return;
    void client.invalidateQueries({ queryKey: queryKeys.writers(enquiryId) });
  });
  return useQuery(writersQuery(enquiryId)).data ?? noOne;
}

/** Notifies the others while the composer is open; failures are ignored. */
export function useAnnounceWriting(enquiryId: string): void {
  useEffect(() => {
    const say = (is: boolean) => {
      setWriting(enquiryId, is).catch(() => undefined);
    };
    say(true);
    const again = setInterval(() => {
      say(true);
    }, SAY_AGAIN_MS);
    return () => {
      clearInterval(again);
      say(false);
    };
  }, [enquiryId]);
}

/** “Asha is writing a reply.” */
export function writersSentence(writers: readonly Colleague[]): string | undefined {
  const names = writers.map(({ name }) => name);
  if (names.length === 0) return undefined;
  const said = new Intl.ListFormat('en').format(names);
  return `${said} ${names.length === 1 ? 'is' : 'are'} writing a reply.`;
}
