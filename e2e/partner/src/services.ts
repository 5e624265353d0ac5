import { createApiClient } from '@wayfare/api-client';
import { createRemoteLoader, shareScope, type RemoteRelease } from '@wayfare/releases/browser';
import { createSession } from '@wayfare/session/shell';
import { createStore } from 'jotai';
import type { LifeCycles } from 'single-spa';

export interface Part {
  vertical: string;
  /** where a part that is no page of its own starts */
  path: string | null;
  release: RemoteRelease;
}

declare global {
  interface Window {
    /** what the partner's server knows: the parts of this page, and every vertical of the site for links to it */
    __PARTNER__: { parts: Part[]; manifests: { name: string; routes: ManifestRoute[] }[] };
  }
}

interface ManifestRoute {
  path: Record<'en' | 'nl', string>;
}

/** The page's one store: every part that gets it knows the same visitor. */
const store = createStore();
const session = createSession({
  api: createApiClient({ baseUrl: '', token: () => '' }),
  store,
  storage: { local: localStorage, session: sessionStorage },
});
void session.start();

/** What each part is mounted with. */
export const GIVEN = {
  store,
  manifests: window.__PARTNER__.manifests,
  failureText: 'This part is not available now.',
  platform: {
    api: createApiClient({
      baseUrl: '',
      token: () => session.token(),
      renewToken: (bad: string) => session.renewToken(bad),
    }),
    flags: { trains: true, articles: false, destinations: false },
    support: { email: 'desk@partner.example', hours: { from: '9:00', to: '18:00' }, social: [] },
    signIn: session.signIn,
    updateProfile: session.update,
    logout: () => session.logout(),
  },
};

type Given = typeof GIVEN & { path?: string; onLeave?: (to: string) => void };

const loader = createRemoteLoader({ shareScope });

const hasLifecycles = (value: unknown): value is LifeCycles<Given> =>
  typeof value === 'object' &&
  value !== null &&
  ['bootstrap', 'mount', 'unmount'].every((name) => name in value);

/** The lifecycles of a release, fetched as the site fetches it. */
export async function lifecyclesOf(release: RemoteRelease): Promise<LifeCycles<Given>> {
  const lifecycles = await loader.lifecycles(release);
  if (!hasLifecycles(lifecycles)) throw new Error(`${release.container} exposes no lifecycles`);
  return lifecycles;
}
