import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { statusOf } from '#api/api-error.ts';
import { meQuery, officeQuery } from '#api/me.ts';
import { useSessionEnded } from '#api/session.store.ts';
import { OfficeProvider } from '#parts/OfficeProvider.tsx';
import { AppShell } from '#screens/layout/AppShell.tsx';
import { Loading } from './Loading.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { SignIn } from './SignIn.tsx';
import { ServiceUnavailable } from './ServiceUnavailable.tsx';

/** Anonymous users see the sign-in. An expired session is covered by it, and unsaved text is kept behind it. */
export function RequireSignIn() {
  const me = useQuery(meQuery);
  const office = useQuery(officeQuery);
  const hasEnded = useSessionEnded();
  if (me.data && office.data)
    return (
      <OfficeProvider hours={office.data.hours} aheadMs={office.data.aheadMs}>
        {hasEnded && <SessionEnded name={me.data.name} />}
        <AppShell me={me.data} isCovered={hasEnded}>
          <Outlet />
        </AppShell>
      </OfficeProvider>
    );
  if (statusOf(me.error) === 401) return <SignIn />;
  const fault = me.error ?? office.error;
  if (fault)
    return <ServiceUnavailable sentence={fault.message} onAgain={() => void me.refetch()} />;
  return <Loading />;
}
