import { withQuery } from '@wayfare/remote-kit';
import { useLocation, useNavigate, useRevalidator } from '@wayfare/router';
import { useIsLogged } from '@wayfare/session';
import { useEffect, useEffectEvent } from 'react';
import type { StaySearch } from '../domain/search/criteria';
import { parseSearch } from '../domain/search/search-query';
import { forgetSearches } from '../api/hotels.api';
import { useOwnCountry } from '../state/use-own-country';

/**
 * Refetches prices made for somebody else (the server, before a login) and adds the account's country to the address,
 * so that availability and quote are for the same guests (HOT-21).
 */
export function useOwnPrices(
  criteria: Pick<StaySearch, 'stay' | 'nationality'> | null,
  memberPrices: boolean,
): void {
  const isLogged = useIsLogged();
  const country = useOwnCountry();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const hasDates = criteria !== null && criteria.stay !== null;
  const isSomebodyElses = hasDates && memberPrices !== isLogged;
  const missing = hasDates && !criteria.nationality ? country : null;

  const askAgain = useEffectEvent(async () => {
    await forgetSearches();
    await revalidate();
  });
  const askFor = useEffectEvent(async (nationality: string) => {
    const query = new URLSearchParams(search);
    const known = parseSearch(query.get('search') ?? '');
    query.set('search', JSON.stringify({ ...known, nationality }));
    await forgetSearches();
    await navigate(withQuery(pathname, query) + hash, { replace: true, preventScrollReset: true });
  });
  // external system: the session, which another part or tab may change
  useEffect(() => {
    if (missing !== null) void askFor(missing);
    else if (isSomebodyElses) void askAgain();
  }, [isSomebodyElses, missing]);
}
