import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { statusOf } from '#api/answer-error.ts';
import { meQuery, officeQuery } from '#api/me.ts';
import { useSessionEnded } from '#api/session.store.ts';
import { OfficeProvider } from '#parts/OfficeProvider.tsx';
import { Frame } from '#screens/frame/Frame.tsx';
import { Loading } from './Loading.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { SignIn } from './SignIn.tsx';
import { Unreached } from './Unreached.tsx';

/** Anonymous users see the sign-in; an expired session is covered by one, and unsaved text is kept behind it. */
export function Door() {
  const me = useQuery(meQuery);
  const office = useQuery(officeQuery);
  const hasEnded = useSessionEnded();
  if (me.data && office.data)
    return (
      <OfficeProvider hours={office.data.hours} aheadMs={office.data.aheadMs}>
        {hasEnded && <SessionEnded name={me.data.name} />}
        <Frame me={me.data} isCovered={hasEnded}>
          <Outlet />
        </Frame>
      </OfficeProvider>
    );
  if (statusOf(me.error) === 401) return <SignIn />;
  const fault = me.error ?? office.error;
  if (fault) return <Unreached sentence={fault.message} onAgain={() => void me.refetch()} />;
  return <Loading />;
}
