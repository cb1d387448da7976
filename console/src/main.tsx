import './styles/tokens.css';
import './styles/base.css';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  RouterProvider,
  redirect,
} from '@tanstack/react-router';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RefusedError } from './api/client.js';
import { me } from './api/session.js';
import { App } from './app/app.js';
import { ErrorPage } from './app/error-page.js';
import { Frame } from './app/frame/frame.js';
import { MeProvider, useMe } from './app/session.js';
import { fetchAhead } from './fetch-ahead.js';
import { parseSearch, stringifySearch } from './logic/address-search.js';
import { readAlertSearch } from './logic/alert-search.js';
import { readAuditSearch } from './logic/audit-search.js';
import { readCaseSearch } from './logic/case-search.js';
import { readDeliverySearch } from './logic/delivery-search.js';
import { readDiffSearch } from './logic/diff-search.js';
import { readEngineSearch } from './logic/engine-search.js';
import { pageOf } from './logic/page-of.js';
import { readPageSearch } from './logic/page-search.js';
import { readQueueSearch } from './logic/queue-search.js';
import { readStatisticsSearch } from './logic/statistics-search.js';
import { readWhitelistSearch } from './logic/whitelist-search.js';

const readPage = ({ page }: Record<string, unknown>): { readonly page?: number } => pageOf(page);

const queries = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // The organization has required a second factor meanwhile.
      if (error instanceof RefusedError && error.code === 'second_factor_setup_needed') {
        void queries.invalidateQueries({ queryKey: me.queryKey });
      }
      const isGone = error instanceof RefusedError && (error.status === 404 || error.status === 403);
      if (!isGone || query.state.data === undefined) return;
      // Erased, or no longer for this user: nothing of it stays in memory, nor in the rows that name it.
      query.setState({ data: undefined });
      void queries.resetQueries({ queryKey: ['queue', 'rows'] });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => !(error instanceof RefusedError && error.status < 500) && failures < 1,
    },
  },
});

fetchAhead(queries, window.location);

const root = createRootRoute({ component: Outlet, notFoundComponent: () => <Navigate to="/cases" replace /> });
const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ to, refused }: Record<string, unknown>): { to?: string; refused?: string } => ({
    ...(typeof to === 'string' && { to }),
    ...(typeof refused === 'string' && { refused }),
  }),
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page.js'), 'SignInPage'),
});
const confirmedRoute = createRoute({
  getParentRoute: () => root,
  path: '/confirmed',
  validateSearch: ({ refused, again }: Record<string, unknown>): { refused?: string; again?: boolean } => ({
    ...(typeof refused === 'string' && { refused }),
    ...(again !== undefined && { again: true }),
  }),
  component: lazyRouteComponent(() => import('./pages/confirmed/confirmed-page.js'), 'ConfirmedPage'),
});
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: async ({ location }) => {
    try {
      await queries.ensureQueryData(me);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 401) throw error;
      throw redirect({ to: '/sign-in', search: { to: `/console${location.href}` } });
    }
  },
  component: () => (
    <MeProvider>
      <SignedIn />
    </MeProvider>
  ),
});

const SetUpFirst = lazy(() =>
  import('./app/second-factor/set-up-first.js').then(({ SetUpFirst: page }) => ({ default: page })),
);

/** The frame, once the user may do more than set up a second factor. */
function SignedIn() {
  if (!useMe().second_factor.setup_needed) return <Frame />;
  return (
    <Suspense>
      <SetUpFirst />
    </Suspense>
  );
}

const indexRoute = createRoute({
  getParentRoute: () => frame,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/cases', replace: true });
  },
});
const casesRoute = createRoute({
  getParentRoute: () => frame,
  path: '/cases',
  validateSearch: readQueueSearch,
  component: lazyRouteComponent(() => import('./pages/cases/cases-page.js'), 'CasesPage'),
});
const caseRoute = createRoute({
  getParentRoute: () => frame,
  path: '/cases/$reference',
  validateSearch: readCaseSearch,
  component: lazyRouteComponent(() => import('./pages/case/case-page.js'), 'CasePage'),
});
const searchRoute = createRoute({
  getParentRoute: () => frame,
  path: '/search',
  component: lazyRouteComponent(() => import('./pages/search/search-page.js'), 'SearchPage'),
});
const monitoringRoute = createRoute({
  getParentRoute: () => frame,
  path: '/monitoring',
  validateSearch: readAlertSearch,
  component: lazyRouteComponent(() => import('./pages/monitoring/monitoring-page.js'), 'MonitoringPage'),
});
const listsRoute = createRoute({
  getParentRoute: () => frame,
  path: '/lists',
  component: lazyRouteComponent(() => import('./pages/lists/lists-page.js'), 'ListsPage'),
});
const listRoute = createRoute({
  getParentRoute: () => frame,
  path: '/lists/$source',
  validateSearch: readDiffSearch,
  component: lazyRouteComponent(() => import('./pages/lists/list-page.js'), 'ListPage'),
});
const recordRoute = createRoute({
  getParentRoute: () => frame,
  path: '/records/$id',
  validateSearch: ({ version }: Record<string, unknown>): { version?: string } =>
    typeof version === 'string' && version !== '' ? { version } : {},
  component: lazyRouteComponent(() => import('./pages/record/record-page.js'), 'RecordPage'),
});
const customListsRoute = createRoute({
  getParentRoute: () => frame,
  path: '/custom-lists',
  component: lazyRouteComponent(() => import('./pages/custom-lists/custom-lists-page.js'), 'CustomListsPage'),
});
const customListRoute = createRoute({
  getParentRoute: () => frame,
  path: '/custom-lists/$id',
  validateSearch: readPageSearch,
  component: lazyRouteComponent(() => import('./pages/custom-lists/custom-list-page.js'), 'CustomListPage'),
});
const whitelistRoute = createRoute({
  getParentRoute: () => frame,
  path: '/whitelist',
  validateSearch: readWhitelistSearch,
  component: lazyRouteComponent(() => import('./pages/whitelist/whitelist-page.js'), 'WhitelistPage'),
});
const profilesRoute = createRoute({
  getParentRoute: () => frame,
  path: '/profiles',
  component: lazyRouteComponent(() => import('./pages/profiles/profiles-page.js'), 'ProfilesPage'),
});
const uploadsRoute = createRoute({
  getParentRoute: () => frame,
  path: '/uploads',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./pages/uploads/uploads-page.js'), 'UploadsPage'),
});
const uploadRoute = createRoute({
  getParentRoute: () => frame,
  path: '/uploads/$id',
  component: lazyRouteComponent(() => import('./pages/uploads/upload-page.js'), 'UploadPage'),
});
const dashboardRoute = createRoute({
  getParentRoute: () => frame,
  path: '/dashboard',
  validateSearch: readStatisticsSearch,
  component: lazyRouteComponent(() => import('./pages/dashboard/dashboard-page.js'), 'DashboardPage'),
});
const preferencesRoute = createRoute({
  getParentRoute: () => frame,
  path: '/preferences',
  component: lazyRouteComponent(() => import('./pages/preferences/preferences-page.js'), 'PreferencesPage'),
});
const administrationRoute = createRoute({
  getParentRoute: () => frame,
  path: '/administration',
  component: lazyRouteComponent(() => import('./pages/administration/administration.js'), 'Administration'),
});
const administrationIndexRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/administration/users', replace: true });
  },
});
const usersRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/users',
  component: lazyRouteComponent(() => import('./pages/users/users-page.js'), 'UsersPage'),
});
const userRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/users/$id',
  component: lazyRouteComponent(() => import('./pages/users/user-page.js'), 'UserPage'),
});
const apiKeysRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/api-keys',
  component: lazyRouteComponent(() => import('./pages/api-keys/api-keys-page.js'), 'ApiKeysPage'),
});
const webhooksRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./pages/webhooks/webhooks-page.js'), 'WebhooksPage'),
});
const webhookRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/webhooks/$id',
  validateSearch: readDeliverySearch,
  component: lazyRouteComponent(() => import('./pages/webhooks/webhook-page.js'), 'WebhookPage'),
});
const configurationRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/configuration',
  component: lazyRouteComponent(() => import('./pages/configuration/configuration-page.js'), 'ConfigurationPage'),
});
const emailsRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/emails',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./pages/emails/emails-page.js'), 'EmailsPage'),
});
const dataProtectionRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/data-protection',
  component: lazyRouteComponent(() => import('./pages/data-protection/data-protection-page.js'), 'DataProtectionPage'),
});
const auditRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./pages/audit/audit-page.js'), 'AuditPage'),
});
const reviewPolicyRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/review-policy',
  component: lazyRouteComponent(() => import('./pages/review-policy/review-policy-page.js'), 'ReviewPolicyPage'),
});
const riskEnginesRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/risk-engines',
  component: lazyRouteComponent(() => import('./pages/risk-engines/risk-engines-page.js'), 'RiskEnginesPage'),
});
const riskEngineRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/risk-engines/$id',
  validateSearch: readEngineSearch,
  component: lazyRouteComponent(() => import('./pages/risk-engines/risk-engine-page.js'), 'RiskEnginePage'),
});
const signInPolicyRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./pages/sign-in-policy/sign-in-policy-page.js'), 'SignInPolicyPage'),
});

const router = createRouter({
  routeTree: root.addChildren([
    signInRoute,
    confirmedRoute,
    frame.addChildren([
      ...[indexRoute, casesRoute, caseRoute, searchRoute, uploadsRoute, uploadRoute],
      ...[customListsRoute, customListRoute, whitelistRoute, profilesRoute],
      ...[monitoringRoute, listsRoute, listRoute, recordRoute],
      ...[dashboardRoute, preferencesRoute],
      administrationRoute.addChildren([
        ...[administrationIndexRoute, usersRoute, userRoute, apiKeysRoute],
        ...[webhooksRoute, webhookRoute, reviewPolicyRoute, signInPolicyRoute, auditRoute],
        ...[configurationRoute, riskEnginesRoute, riskEngineRoute, emailsRoute, dataProtectionRoute],
      ]),
    ]),
  ]),
  basepath: '/console',
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const isLeaving = () => router.state.location.pathname !== router.state.resolvedLocation?.pathname;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App isLeaving={isLeaving}>
        <RouterProvider router={router} />
      </App>
    </QueryClientProvider>
  </StrictMode>,
);
