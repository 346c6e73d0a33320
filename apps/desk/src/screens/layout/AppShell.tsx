import { mayDo } from '@studio/contract/desk/roles';
import type { Me } from '@studio/contract/desk/staff';
import { lazy, Suspense, type ReactNode } from 'react';
import { useKeys } from '#keys/use-keys.ts';
import { useEventStream } from '#live/use-event-stream.ts';
import { Loading } from '#screens/sign-in/Loading.tsx';
import { openKeys, useKeysOpen } from '#screens/keys/keys-dialog.store.ts';
import { ToastMessage } from '#ui/ToastMessage.tsx';
import styles from './AppShell.module.css';
import { OfflineBanner } from './OfflineBanner.tsx';
import { MobileNav } from './MobileNav.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useGlobalKeys } from './use-global-keys.ts';
import { TabTitle } from './TabTitle.tsx';
import { useReturnPutOff } from './use-return-put-off.ts';

/** These are loaded after the screen, because few users see them. */
const AwayBanner = lazy(() =>
  import('./AwayBanner.tsx').then((part) => ({ default: part.AwayBanner })),
);

const BrowserNotices = lazy(() =>
  import('#screens/notices/BrowserNotices.tsx').then((part) => ({ default: part.BrowserNotices })),
);

const KeysDialog = lazy(() =>
  import('#screens/keys/KeysDialog.tsx').then((part) => ({ default: part.KeysDialog })),
);

interface AppShellProps {
  readonly me: Me;
  /** Signed out: personal data is hidden on an unattended screen, and drafts are kept. */
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** What surrounds every screen: navigation, the event stream, global keys and toasts. */
export function AppShell({ me, isCovered, children }: AppShellProps) {
  useEventStream();
  useGlobalKeys(me.roles);
  useReturnPutOff(me.roles);
  useKeys({ allKeys: openKeys });
  const areKeysOpen = useKeysOpen();
  return (
    <div className={styles['shell']}>
      <TabTitle roles={me.roles} />
      <OfflineBanner>
        {mayDo(me.roles, 'work') && (
          <Suspense>
            <AwayBanner />
            <BrowserNotices me={me} />
          </Suspense>
        )}
      </OfflineBanner>
      <Sidebar me={me} />
      <main className={styles['stage']} id="stage">
        {isCovered && <Loading text="You are signed out." />}
        <div className={styles['screen']} hidden={isCovered}>
          {children}
        </div>
      </main>
      <MobileNav roles={me.roles} />
      <Suspense>{areKeysOpen && <KeysDialog />}</Suspense>
      <ToastMessage />
    </div>
  );
}
