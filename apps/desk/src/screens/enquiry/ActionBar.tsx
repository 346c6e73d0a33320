import type { ReactNode } from 'react';
import { Dots } from '#ui/Dots.tsx';
import { Menu, openMenu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import styles from './ActionBar.module.css';
import type { ToolMenus, ToolName } from './tools/tool-menus.ts';

interface ActionBarProps {
  /** Null if they may not be called yet. */
  readonly phone: string | null;
  readonly menus: ToolMenus;
  readonly isClosed: boolean;
  /** The buttons Reply and Note, if the user may write. */
  readonly children: ReactNode;
}

const tools: Readonly<Partial<Record<ToolName, string>>> = {
  assign: 'Assign…',
  putOff: 'Put off…',
  close: 'Close…',
  label: 'Label…',
  more: 'More…',
};

/** The bar below an enquiry. On a phone it has all actions, including the call. */
export function ActionBar({ phone, menus, isClosed, children }: ActionBarProps) {
  const offered = (Object.keys(tools) as ToolName[]).filter(
    (name) => !isClosed || name === 'label' || name === 'more',
  );
  return (
    <div className={styles['bar']} role="group" aria-label="Answer">
      {children}
      {phone !== null && (
        <a className={styles['call']} href={`tel:+${phone}`}>
          Call
        </a>
      )}
      <div className={styles['more']}>
        <Menu label={<Dots label="More actions" />} rises name="bar">
          {offered.map((name) => (
            <MenuItem
              key={name}
              onChoose={() => {
                openMenu(menus[name]);
              }}
            >
              {tools[name]}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </div>
  );
}
