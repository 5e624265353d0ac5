import { createContext, useContext } from 'react';
import { verticalsOf, type Vertical } from '../domain/vertical';
import type { SiteState } from './site-reader';

export interface Site extends SiteState {
  readonly verticals: readonly Vertical[];
}

/** What is read of the registry, with what follows from it. */
export const siteOf = (state: SiteState): Site => ({
  ...state,
  verticals: verticalsOf(state.listing, state.history),
});

export const SiteContext = createContext<Site | null>(null);

/** What is live where; every page has somebody who is signed in. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteContext around it');
  return site;
}
