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
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RefusedError } from './api/client.js';
import { me } from './api/session.js';
import { App } from './app/app.js';
import { ErrorPage } from './app/error-page.js';
import { Frame } from './app/frame/frame.js';
import { MeProvider } from './app/session.js';
import { fetchAhead } from './fetch-ahead.js';
import { parseSearch, stringifySearch } from './logic/address-search.js';
import { readCaseSearch } from './logic/case-search.js';
import { readDiffSearch } from './logic/diff-search.js';
import { readQueueSearch } from './logic/queue-search.js';

const queries = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
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
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } => (typeof to === 'string' ? { to } : {}),
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page.js'), 'SignInPage'),
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
      <Frame />
    </MeProvider>
  ),
});
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
  path: '/lists/$source/records/$id',
  validateSearch: ({ version }: Record<string, unknown>): { version?: string } =>
    typeof version === 'string' && version !== '' ? { version } : {},
  component: lazyRouteComponent(() => import('./pages/lists/record-page.js'), 'RecordPage'),
});
const uploadsRoute = createRoute({
  getParentRoute: () => frame,
  path: '/uploads',
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  component: lazyRouteComponent(() => import('./pages/uploads/uploads-page.js'), 'UploadsPage'),
});
const uploadRoute = createRoute({
  getParentRoute: () => frame,
  path: '/uploads/$id',
  component: lazyRouteComponent(() => import('./pages/uploads/upload-page.js'), 'UploadPage'),
});
const preferencesRoute = createRoute({
  getParentRoute: () => frame,
  path: '/preferences',
  component: lazyRouteComponent(() => import('./pages/preferences/preferences-page.js'), 'PreferencesPage'),
});
const reviewPolicyRoute = createRoute({
  getParentRoute: () => frame,
  path: '/administration/review-policy',
  component: lazyRouteComponent(() => import('./pages/review-policy/review-policy-page.js'), 'ReviewPolicyPage'),
});

const router = createRouter({
  routeTree: root.addChildren([
    signInRoute,
    frame.addChildren([
      ...[indexRoute, casesRoute, caseRoute, searchRoute, uploadsRoute, uploadRoute],
      ...[listsRoute, listRoute, recordRoute],
      ...[preferencesRoute, reviewPolicyRoute],
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

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App>
        <RouterProvider router={router} />
      </App>
    </QueryClientProvider>
  </StrictMode>,
);
