import { useContext } from 'react';
import { isRouteErrorResponse, UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** Status of the route error shown; null for the page itself. For the frame, which `useRouteError` does not reach. */
export function useFailedStatus(): number | null {
  const [error] = Object.values(useContext(UNSAFE_DataRouterStateContext)?.errors ?? {});
  if (error === undefined) return null;
  return isRouteErrorResponse(error) ? error.status : 500;
}
