import { filterNames, type ListFilters } from '@studio/contract/desk/list-filters';
import { queues } from '@studio/contract/desk/queues';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { RequireSignIn } from '#screens/sign-in/RequireSignIn.tsx';
import { StartScreen } from '#screens/sign-in/StartScreen.tsx';
import { InboxScreen } from '#screens/inbox/InboxScreen.tsx';
import { NotFound } from '#screens/sign-in/NotFound.tsx';
import { searchedOf } from '#screens/search/groups.ts';

/** Shows the sign-in to anonymous users, and the app shell around every screen. */
const root = createRootRoute({ component: RequireSignIn, notFoundComponent: NotFound });

const first = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: StartScreen,
});

const textOf = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given : undefined;

/** The filters of a queue are in the URL, so that a link shows a colleague the same rows. */
const filtersOf = (given: Record<string, unknown>): ListFilters =>
  Object.fromEntries(filterNames.map((name) => [name, textOf(given[name])]));

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

/** An enquiry beside its list; below 960 px it fills the page. */
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
  validateSearch: searchedOf,
});

/** A search result beside the list of results. */
const found = createRoute({
  getParentRoute: () => search,
  path: '$id',
  component: lazyRouteComponent(() => import('#screens/search/FoundEnquiry.tsx'), 'FoundEnquiry'),
});

const held = createRoute({
  getParentRoute: () => root,
  path: '/held',
  component: lazyRouteComponent(() => import('#screens/held/HeldScreen.tsx'), 'HeldScreen'),
});

const otherMail = createRoute({
  getParentRoute: () => root,
  path: '/other-mail',
  component: lazyRouteComponent(
    () => import('#screens/other-mail/OtherMailScreen.tsx'),
    'OtherMailScreen',
  ),
  validateSearch: ({ list }: Record<string, unknown>) => ({ list: textOf(list) }),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  component: lazyRouteComponent(
    () => import('#screens/reports/ReportsScreen.tsx'),
    'ReportsScreen',
  ),
  validateSearch: ({ weeks }: Record<string, unknown>) => ({ weeks: Number(weeks) || 12 }),
});

const visits = createRoute({
  getParentRoute: () => root,
  path: '/reports/visits',
  component: lazyRouteComponent(
    () => import('#screens/reports/visits/VisitsScreen.tsx'),
    'VisitsScreen',
  ),
  validateSearch: ({ period }: Record<string, unknown>) => ({ period: textOf(period) }),
});

const outcomes = createRoute({
  getParentRoute: () => root,
  path: '/reports/outcomes',
  component: lazyRouteComponent(
    () => import('#screens/reports/outcomes/OutcomesScreen.tsx'),
    'OutcomesScreen',
  ),
  validateSearch: ({ weeks }: Record<string, unknown>) => ({ weeks: Number(weeks) || 12 }),
});

const health = createRoute({
  getParentRoute: () => root,
  path: '/health',
  component: lazyRouteComponent(() => import('#screens/health/HealthScreen.tsx'), 'HealthScreen'),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  component: lazyRouteComponent(() => import('#screens/people/PeopleScreen.tsx'), 'PeopleScreen'),
});

/** The former path of People. Remove it after one release. */
const formerPeople = createRoute({
  getParentRoute: () => root,
  path: '/persons',
  beforeLoad: () => {
    // The router takes it as a thrown value.
    // oxlint-disable-next-line typescript/only-throw-error
    throw redirect({ to: '/people', replace: true });
  },
});

const absence = createRoute({
  getParentRoute: () => root,
  path: '/absence',
  component: lazyRouteComponent(
    () => import('#screens/absence/AbsenceScreen.tsx'),
    'AbsenceScreen',
  ),
});

const templates = createRoute({
  getParentRoute: () => root,
  path: '/templates',
  component: lazyRouteComponent(
    () => import('#screens/templates/TemplatesScreen.tsx'),
    'TemplatesScreen',
  ),
  validateSearch: ({ template, language }: Record<string, unknown>) => ({
    template: textOf(template),
    language: textOf(language),
  }),
});

const notices = createRoute({
  getParentRoute: () => root,
  path: '/notices',
  component: lazyRouteComponent(
    () => import('#screens/notices/NoticesScreen.tsx'),
    'NoticesScreen',
  ),
});

/** Every screen in one table. For a new one, add its route above, with a lazy import, and its name here. */
export const router = createRouter({
  routeTree: root.addChildren([
    first,
    queue.addChildren([enquiry]),
    search.addChildren([found]),
    held,
    otherMail,
    reports,
    outcomes,
    visits,
    health,
    people,
    formerPeople,
    absence,
    templates,
    notices,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
