import { mayDo, type Right, type Role } from '@studio/contract/desk/roles';
import type { LinkProps } from '@tanstack/react-router';
import type { KeyName } from '#keys/key-table.ts';

interface ScreenEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: string;
  readonly right: Right;
  readonly key: KeyName;
  /** What is counted: items that need a decision. */
  readonly count?: 'held' | 'otherMail';
}

/** The other screens, below the queues. Add a new screen here. */
const screenNavigation: readonly ScreenEntry[] = [
  { to: '/held', name: 'Held', right: 'held', key: 'queue7', count: 'held' },
  { to: '/other-mail', name: 'Other mail', right: 'work', key: 'queue8', count: 'otherMail' },
  { to: '/reports', name: 'Reports', right: 'reports', key: 'reports' },
  { to: '/templates', name: 'Templates', right: 'work', key: 'templates' },
  { to: '/health', name: 'Health', right: 'health', key: 'health' },
  { to: '/people', name: 'People', right: 'erase', key: 'people' },
];

/** Rarely used: in the account menu, and on a phone below the others. */
const accountScreens = [
  { to: '/notices', name: 'Notifications', right: 'work' },
  { to: '/absence', name: 'Who is away', right: 'work' },
] as const;
export const accountScreensFor = (roles: readonly Role[]) =>
  accountScreens.filter(({ right }) => mayDo(roles, right));

/** Screens that the navigation does not name. Reports begins with the path of those below it, so it comes later. */
const otherScreens = [
  { to: '/search', name: 'Search' },
  { to: '/reports/outcomes', name: 'Outcomes' },
  { to: '/reports/visits', name: 'Visits' },
] as const;

/** The name of the screen at a path; undefined for a queue. */
export const screenName = (path: string): string | undefined =>
  [...otherScreens, ...screenNavigation, ...accountScreens].find(({ to }) => path.startsWith(to))
    ?.name;

export const screensFor = (roles: readonly Role[]): readonly ScreenEntry[] =>
  screenNavigation.filter(({ right }) => mayDo(roles, right));
