import { useLocation, useNavigation } from '@wayfare/router';

/** The query of the page, or the one that is on its way to it: a choice shows at once, whatever the page still waits for. */
export function useComingQuery(): URLSearchParams {
  const current = useLocation();
  const { location: coming } = useNavigation();
  return new URLSearchParams(
    coming?.pathname === current.pathname ? coming.search : current.search,
  );
}
