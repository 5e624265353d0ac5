/*
 * The facade: all that a vertical may use of react-router-dom, and the only copy of it that is shared at run time.
 * A fixed list keeps the shared chunk tree-shaken and leaves one entry point to keep singular.
 */
export {
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  createBrowserRouter,
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  replace,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link';
export { useFailedStatus } from './page-status';
export { useComingQuery } from './use-coming-query';
export type { LinkProps, Location, NavigateFunction, RouteObject, UIMatch } from 'react-router-dom';
