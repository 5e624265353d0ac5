import type { Language, SupportContact } from '@wayfare/domain';
import { languageOfPath } from '@wayfare/domain';
import { useLoaderData, useLocation } from '@wayfare/router';
import { createContext, useContext } from 'react';
import type { ApiClient } from '@wayfare/api-client';
import type { LoginRequest, SignedIn } from '@wayfare/api-contract';
import type { Hrefs } from './hrefs';

export interface Platform {
  api: ApiClient;
  hrefs: Hrefs;
  flags: Readonly<Record<string, boolean>>;
  support: SupportContact;
  /** rejects with ApiError and changes nothing; the token stays with the host */
  signIn: (request: LoginRequest) => Promise<void>;
  updateProfile: (
    details: Partial<Pick<SignedIn, 'name' | 'lastname' | 'language' | 'picture' | 'profile'>>,
  ) => void;
  /** ends the session; the host decides where that leads */
  logout: () => Promise<void>;
}

export const PlatformContext = createContext<Platform | null>(null);

/** The host's services. Throws outside a host. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('usePlatform needs a host around it');
  return platform;
}

/** Language of the page, from the URL. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Data of the page's loader, `usePageData<typeof loader>()`; never a redirect. */
export function usePageData<Loader extends (...args: never[]) => unknown>(): Exclude<
  Awaited<ReturnType<Loader>>,
  Response
> {
  const loaded = useLoaderData() as { data: Exclude<Awaited<ReturnType<Loader>>, Response> };
  return loaded.data;
}
