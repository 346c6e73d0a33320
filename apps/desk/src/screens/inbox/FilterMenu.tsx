import { Menu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import styles from './Filters.module.css';

interface FilterMenuProps {
  readonly label: string;
  /** The label while nothing is selected. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly value: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

export function FilterMenu({ label, all, options, value, onChoose }: FilterMenuProps) {
  const current = options.find((option) => option.value === value)?.name ?? value ?? all;
  return (
    <Menu
      side="start"
      name="filters"
      label={
        <span className={styles['summary']}>
          {label} <b>{current}</b>
        </span>
      }
    >
      <MenuItem
        isCurrent={value === undefined}
        onChoose={() => {
          onChoose(undefined);
        }}
      >
        {all}
      </MenuItem>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          isCurrent={option.value === value}
          onChoose={() => {
            onChoose(option.value);
          }}
        >
          {option.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
