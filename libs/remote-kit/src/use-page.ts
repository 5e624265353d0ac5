import type { Language, SupportContact } from '@wayfare/domain';
import { languageOfPath } from '@wayfare/domain';
import { useLoaderData, useLocation } from '@wayfare/router';
import { createContext, useContext } from 'react';
import type { ApiClient } from '@wayfare/api-client';
import type { LoginRequest, SignedIn } from '@wayfare/api-contract';
import type { Hrefs } from './hrefs';

/** What the host gives to every page and slot; made once per host (per request on the server). */
export interface Platform {
  api: ApiClient;
  hrefs: Hrefs;
  /** feature flags by name */
  flags: Readonly<Record<string, boolean>>;
  /** how travellers reach us, as the deployment configures it */
  support: SupportContact;
  /** signs a registered user in; the token stays with the host. Rejects with ApiError, and then nothing has changed */
  signIn: (request: LoginRequest) => Promise<void>;
  /** what the session shows of its user, after the API has kept it */
  updateProfile: (
    details: Partial<Pick<SignedIn, 'name' | 'lastname' | 'language' | 'picture' | 'profile'>>,
  ) => void;
  /** ends the session of a registered user; the host decides where that leads */
  logout: () => Promise<void>;
}

export const PlatformContext = createContext<Platform | null>(null);

/** The host's services. Throws outside a host. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('usePlatform needs a host around it');
  return platform;
}

/** The language of the page that is shown: the URL decides. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** What the page's own loader gave: `usePageData<typeof loader>()`. A redirect never gets here. */
export function usePageData<Loader extends (...args: never[]) => unknown>(): Exclude<
  Awaited<ReturnType<Loader>>,
  Response
> {
  const loaded = useLoaderData() as { data: Exclude<Awaited<ReturnType<Loader>>, Response> };
  return loaded.data;
}
