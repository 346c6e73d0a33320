import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchJson } from '#api/fetch-json.ts';
import { queryKeys } from '#api/query-keys.ts';
import { tellHint } from './hints.ts';
import { openLiveLine } from './live-line.ts';
import { setLive } from './live-state.store.ts';
import { mergeHints } from './merge-hints.ts';

/** Once for the whole desk: hints come in, and what they touch is kept true. */
export function useLiveLine(): void {
  const client = useQueryClient();
  useEffect(() => {
    const merging = mergeHints(client);
    const close = openLiveLine({
      onHint(hint) {
        merging.add(hint);
        tellHint(hint);
      },
      onHeld() {
        for (const queryKey of [queryKeys.held, queryKeys.counts])
          void client.invalidateQueries({ queryKey });
      },
      onReload: () => void client.invalidateQueries(),
      onOpen() {
        setLive(true);
      },
      onDown() {
        setLive(false);
        // The line does not say why it ended; who we are tells whether it was the session.
        fetchJson('/api/me').catch(() => undefined);
      },
    });
    return () => {
      close();
      merging.stop();
    };
  }, [client]);
}
