import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

type Permission = NotificationPermission | 'unknown';

const permissionNow = (): Permission =>
  'Notification' in window ? Notification.permission : 'unknown';

const words: Readonly<Record<Permission, string>> = {
  granted: 'Your browser allows notifications from the desk. They appear while a tab is open.',
  denied: 'Your browser does not allow notifications from the desk. Change that in its settings.',
  default: 'Your browser has not been asked yet.',
  unknown: 'This browser does not support notifications.',
};

/** Whether this browser may show notices. The permission is requested only after a click. */
export function BrowserPermission() {
  const [permission, setPermission] = useState(permissionNow);
  return (
    <>
      <p role="status">{words[permission]}</p>
      {permission === 'default' && (
        <Button
          onClick={() => {
            void Notification.requestPermission().then(setPermission);
          }}
        >
          Allow notifications
        </Button>
      )}
      {permission === 'granted' && (
        <Button
          onClick={() => {
            new Notification('This is a notification from the desk', { tag: 'trial' });
          }}
        >
          Show a test now
        </Button>
      )}
    </>
  );
}
