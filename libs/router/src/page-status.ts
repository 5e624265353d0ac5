import { useContext } from 'react';
import { isRouteErrorResponse, UNSAFE_DataRouterStateContext } from 'react-router-dom';

/**
 * Status of the error that stands in the page's place; null when the page itself is shown. For what is around the page:
 * `useRouteError` knows the error only inside of it, and `useMatches` says nothing of errors.
 */
export function useFailedStatus(): number | null {
  const [error] = Object.values(useContext(UNSAFE_DataRouterStateContext)?.errors ?? {});
  if (error === undefined) return null;
  return isRouteErrorResponse(error) ? error.status : 500;
}
