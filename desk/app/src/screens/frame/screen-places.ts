import { mayDo, type Right, type Role } from '@old/contract/desk/roles';
import type { LinkProps } from '@tanstack/react-router';
import type { KeyName } from '#keys/key-table.ts';

interface ScreenPlace {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: string;
  readonly right: Right;
  readonly key: KeyName;
}

/** The other screens, below the queues. Whoever writes one adds its line. */
const screenPlaces: readonly ScreenPlace[] = [
  { to: '/held', name: 'Held back', right: 'held', key: 'queue6' },
  { to: '/figures', name: 'Figures', right: 'figures', key: 'figures' },
  { to: '/health', name: 'Health', right: 'health', key: 'health' },
  { to: '/persons', name: 'Persons', right: 'erase', key: 'persons' },
];

export const placesFor = (roles: readonly Role[]): readonly ScreenPlace[] =>
  screenPlaces.filter(({ right }) => mayDo(roles, right));
