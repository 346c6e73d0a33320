import type { ReactNode } from 'react';
import { Dots } from '#ui/Dots.tsx';
import { Menu, openMenu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import styles from './ActionBar.module.css';
import type { ToolMenus, ToolName } from './tools/tool-menus.ts';

interface ActionBarProps {
  readonly phone: string;
  readonly menus: ToolMenus;
  readonly isClosed: boolean;
  /** Reply and note, where they can be written. */
  readonly children: ReactNode;
}

const tools: Readonly<Partial<Record<ToolName, string>>> = {
  assign: 'Assign…',
  snooze: 'Snooze…',
  close: 'Close…',
  more: 'More…',
};

/** Below the enquiry. On a phone it is all the tools there are; calling is one of them there. */
export function ActionBar({ phone, menus, isClosed, children }: ActionBarProps) {
  const offered = (Object.keys(tools) as ToolName[]).filter((name) => !isClosed || name === 'more');
  return (
    <div className={styles['bar']} role="group" aria-label="Answer">
      {children}
      <a className={styles['call']} href={`tel:+${phone}`}>
        Call
      </a>
      <div className={styles['more']}>
        <Menu label={<Dots label="What else" />} rises name="bar">
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
