import { meSchema } from '@studio/contract/desk/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchEnquiries } from '#api/enquiry.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { officeQuery } from '#api/me.ts';
import { queryKeys } from '#api/query-keys.ts';
import { publishChange } from './change-events.ts';
import { openEventStream } from './event-stream.ts';
import { setLive } from './live-state.store.ts';
import { applyChanges } from './apply-changes.ts';

/** Used once for the whole desk: receives events and updates the caches they affect. */
export function useEventStream(): void {
  const client = useQueryClient();
  useEffect(() => {
    const merging = applyChanges(client);
    const readUnnumbered = () => {
      const { held, otherMail, counts, labels, views } = queryKeys;
      for (const queryKey of [held, otherMail, counts, labels, views])
        void client.invalidateQueries({ queryKey });
    };
    const close = openEventStream({
      onChangeEvent(change) {
        merging.add(change);
        publishChange(change);
      },
      onHeld: readUnnumbered,
      onReload() {
        const [enquiries] = queryKeys.enquiries;
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== enquiries });
        refetchEnquiries(client);
      },
      onOpen() {
        setLive(true);
        // These changes have no event number, so missed ones are not sent again.
        readUnnumbered();
      },
      onBegin(lastEvent) {
        if (client.getQueryData(officeQuery.queryKey)?.lastEvent === lastEvent) return;
        // No event reports what happened after the first screen was fetched and before the connection was open.
        for (const queryKey of [queryKeys.lists, queryKeys.due])
          void client.invalidateQueries({ queryKey });
        refetchEnquiries(client);
      },
      onDown() {
        setLive(false);
        // The connection does not say why it ended; /api/me shows whether the session has.
        fetchJson(meSchema, '/api/me').catch(() => undefined);
      },
    });
    return () => {
      close();
      merging.stop();
    };
  }, [client]);
}
