import { useLocation, useNavigation } from 'react-router-dom';

/** Query of the pending navigation, else the page's: further choices build on it instead of replacing it. */
export function useComingQuery(): URLSearchParams {
  const current = useLocation();
  const { location: coming } = useNavigation();
  return new URLSearchParams(
    coming?.pathname === current.pathname ? coming.search : current.search,
  );
}
