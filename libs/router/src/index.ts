/* Facade of react-router-dom: the only shared copy, a fixed list so that it is tree-shaken. */
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
