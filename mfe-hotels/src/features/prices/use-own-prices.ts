import { useRevalidator } from '@wayfare/router';
import { useIsLogged } from '@wayfare/session';
import { useEffect, useEffectEvent } from 'react';
import { forgetSearches } from '../../api/hotels.api';

/**
 * Prices that were asked for as somebody else, by the server or before a login, are asked for again as who is here now.
 * `memberPrices` is null where no price depends on it.
 */
export function useOwnPrices(memberPrices: boolean | null): void {
  const isLogged = useIsLogged();
  const { revalidate } = useRevalidator();
  const isSomebodyElses = memberPrices !== null && memberPrices !== isLogged;
  const askAgain = useEffectEvent(async () => {
    await forgetSearches();
    await revalidate();
  });
  // the external system is the session, which another part or another tab may change
  useEffect(() => {
    if (isSomebodyElses) void askAgain();
  }, [isSomebodyElses]);
}
