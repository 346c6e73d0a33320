import { mayDo } from '@studio/contract/desk/roles';
import type { Me } from '@studio/contract/desk/staff';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLiveLine } from '#live/use-live-line.ts';
import { Loading } from '#screens/door/Loading.tsx';
import { KeysDialog } from '#screens/keys/KeysDialog.tsx';
import { ToastLine } from '#ui/ToastLine.tsx';
import styles from './Frame.module.css';
import { OfflineLine } from './OfflineLine.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Rail } from './Rail.tsx';
import { useFrameKeys } from './use-frame-keys.ts';
import { useTabTitle } from './use-tab-title.ts';
import { useTimePassing } from './use-time-passing.ts';

/** What few people see is loaded after the screen. */
const AwayLine = lazy(() => import('./AwayLine.tsx').then((part) => ({ default: part.AwayLine })));

const BrowserNotices = lazy(() =>
  import('#screens/notices/BrowserNotices.tsx').then((part) => ({ default: part.BrowserNotices })),
);

interface FrameProps {
  readonly me: Me;
  /** Signed out: no stranger's words stay on an unattended screen, and no draft is thrown away. */
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** What surrounds every screen: queues, the live line, the keys, the line that says what was done. */
export function Frame({ me, isCovered, children }: FrameProps) {
  useLiveLine();
  useFrameKeys(me.roles);
  useTimePassing(me.roles);
  useTabTitle(me.roles);
  return (
    <div className={styles['frame']}>
      <OfflineLine>
        {mayDo(me.roles, 'work') && (
          <Suspense>
            <AwayLine />
            <BrowserNotices me={me} />
          </Suspense>
        )}
      </OfflineLine>
      <Rail me={me} />
      <main className={styles['stage']} id="stage">
        {isCovered && <Loading said="You are signed out." />}
        <div className={styles['screen']} hidden={isCovered}>
          {children}
        </div>
      </main>
      <PhoneBar roles={me.roles} />
      <KeysDialog />
      <ToastLine />
    </div>
  );
}
