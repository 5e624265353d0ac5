import { useLocation, useNavigation } from 'react-router-dom';

/**
 * The query of the page, or the one that is on its way to it: a choice shows at once, whatever the page still waits for,
 * and the next choice is made beside it instead of in its place.
 */
export function useComingQuery(): URLSearchParams {
  const current = useLocation();
  const { location: coming } = useNavigation();
  return new URLSearchParams(
    coming?.pathname === current.pathname ? coming.search : current.search,
  );
}
