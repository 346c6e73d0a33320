import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queueQuery } from '#api/lists.ts';
import { returnPutOff } from '#live/return-put-off.ts';
import { useOffice } from '#parts/office.ts';

/** Used once for the whole desk: keeps the enquiries that come back next cached, so that they can be shown in time. */
export function useReturnPutOff(roles: readonly Role[]): void {
  const client = useQueryClient();
  const { subscribe } = useOffice();
  const mayWork = mayDo(roles, 'work');
  useInfiniteQuery({ ...queueQuery('put-off'), enabled: mayWork });
  useEffect(
    () =>
      mayWork
        ? subscribe(() => {
            returnPutOff(client);
          })
        : undefined,
    [client, subscribe, mayWork],
  );
}
