import { signedOutSchema, type Me } from '@studio/contract/desk/staff';
import { useNavigate } from '@tanstack/react-router';
import { fetchJson } from '#api/fetch-json.ts';
import { openKeys } from '#screens/keys/keys-dialog.store.ts';
import { Menu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import { showToast } from '#ui/toast.store.ts';
import { Avatar } from '#ui/Avatar.tsx';
import styles from './AccountMenu.module.css';
import { accountScreensFor } from './screen-navigation.ts';

function signOut(everywhere: boolean): void {
  fetchJson(signedOutSchema, '/auth/logout', { method: 'POST', body: { everywhere } })
    .then(({ next }) => {
      location.assign(next);
    })
    .catch((error: unknown) => {
      showToast(error instanceof Error ? error.message : '', { isFault: true });
    });
}

/** The user's account, personal screens, the keys, and signing out. */
export function AccountMenu({ me }: { readonly me: Me }) {
  const navigate = useNavigate();
  return (
    <div className={styles['me']}>
      <Menu
        side="start"
        label={
          <>
            <Avatar name={me.name} />
            <span className={styles['name']}>{me.name}</span>
            <span className={styles['role']}>
              {me.roles.includes('manager') ? 'manager' : me.roles[0]}
            </span>
          </>
        }
      >
        {accountScreensFor(me.roles).map(({ to, name }) => (
          <MenuItem key={to} onChoose={() => void navigate({ to })}>
            {name}
          </MenuItem>
        ))}
        <MenuItem onChoose={openKeys} caps={['?']}>
          All shortcuts
        </MenuItem>
        <MenuItem
          onChoose={() => {
            signOut(false);
          }}
        >
          Sign out
        </MenuItem>
        <MenuItem
          onChoose={() => {
            signOut(true);
          }}
        >
          Sign out everywhere
        </MenuItem>
      </Menu>
    </div>
  );
}
