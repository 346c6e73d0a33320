import { queues } from '@old/contract/desk/queues';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router';
import type { ListFilters } from '#api/query-keys.ts';
import { Door } from '#screens/door/Door.tsx';
import { FirstScreen } from '#screens/door/FirstScreen.tsx';
import { InboxScreen } from '#screens/inbox/InboxScreen.tsx';
import { NotHere } from '#screens/door/NotHere.tsx';

/** The door lets in whoever is signed in, and puts the frame around every screen. */
const root = createRootRoute({ component: Door, notFoundComponent: NotHere });

const first = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: FirstScreen,
});

const textOf = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given : undefined;

/** Which rows of a queue are wanted: in the address, so that a link shows a colleague the same. */
const filtersOf = ({ owner, page, country }: Record<string, unknown>): ListFilters => ({
  owner: textOf(owner),
  page: textOf(page),
  country: textOf(country),
});

const queue = createRoute({
  getParentRoute: () => root,
  path: '/q/$queue',
  component: InboxScreen,
  validateSearch: filtersOf,
  params: {
    parse: ({ queue: given }) => {
      const known = queues.find((name) => name === given);
      // The router takes it as a thrown value.
      // oxlint-disable-next-line typescript/only-throw-error
      if (!known) throw notFound();
      return { queue: known };
    },
  },
});

/** The enquiry beside its list; below 960 px it is the whole page. */
const enquiry = createRoute({
  getParentRoute: () => queue,
  path: '$id',
  component: lazyRouteComponent(
    () => import('#screens/enquiry/EnquiryScreen.tsx'),
    'EnquiryScreen',
  ),
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  component: lazyRouteComponent(() => import('#screens/search/SearchScreen.tsx'), 'SearchScreen'),
  validateSearch: (given: Record<string, unknown>) => ({ q: textOf(given['q']) ?? '' }),
});

const held = createRoute({
  getParentRoute: () => root,
  path: '/held',
  component: lazyRouteComponent(() => import('#screens/held/HeldScreen.tsx'), 'HeldScreen'),
});

const figures = createRoute({
  getParentRoute: () => root,
  path: '/figures',
  component: lazyRouteComponent(
    () => import('#screens/figures/FiguresScreen.tsx'),
    'FiguresScreen',
  ),
  validateSearch: ({ weeks }: Record<string, unknown>) => ({ weeks: Number(weeks) || 12 }),
});

const health = createRoute({
  getParentRoute: () => root,
  path: '/health',
  component: lazyRouteComponent(() => import('#screens/health/HealthScreen.tsx'), 'HealthScreen'),
});

const persons = createRoute({
  getParentRoute: () => root,
  path: '/persons',
  component: lazyRouteComponent(
    () => import('#screens/persons/PersonsScreen.tsx'),
    'PersonsScreen',
  ),
});

/** Every screen in one table. A new one: its route above, loaded when it is opened, and its name here. */
export const router = createRouter({
  routeTree: root.addChildren([
    first,
    queue.addChildren([enquiry]),
    search,
    held,
    figures,
    health,
    persons,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
