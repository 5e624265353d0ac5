import type { HostServices } from '@wayfare/remote-kit/host';
import type { RouteObject } from '@wayfare/router';
import { handleOf } from '../app/current-page';
import { keepForeignScriptsOut } from './foreign-scripts';

interface Shown {
  matches: readonly { route: { handle?: unknown } }[];
  navigation: { state: string };
}

interface Leaving {
  mustLeave: () => boolean;
  leaveFor: (url: string) => void;
}

const isPayment = (handle: unknown) => handleOf(handle)?.payment === true;

/** Keeps foreign scripts out of payment pages, which run those of docs/payment-scripts.md alone (PCI DSS 6.4.3). */
export const enterPaymentPage: NonNullable<HostServices['beforeEnter']> = ({ payment }) => {
  if (payment === true) keepForeignScriptsOut(true);
};

/** Foreign scripts stay out for as long as the page that is shown, with nothing else on its way, is a payment page. */
export function followPaymentPages({ matches, navigation }: Shown): void {
  if (navigation.state === 'idle') keepForeignScriptsOut(isPayment(matches.at(-1)?.route.handle));
}

function isRefusal(loaded: unknown): boolean {
  if (loaded instanceof Response) return true;
  const { init } = (loaded ?? {}) as { init?: { status?: number } | null };
  return (init?.status ?? 200) >= 400;
}

/** Fetches payment pages as documents of their own where this one may not show them; the loader may refuse first. */
export function inOwnDocuments(routes: readonly RouteObject[], leaving: Leaving): RouteObject[] {
  return routes.map((route) => {
    if (route.children !== undefined)
      return { ...route, children: inOwnDocuments(route.children, leaving) };
    const { loader } = route;
    if (typeof loader !== 'function' || !isPayment(route.handle)) return route;
    return {
      ...route,
      async loader(call, ...more) {
        const loaded: unknown = await loader(call, ...more);
        if (!leaving.mustLeave() || isRefusal(loaded) || call.request.signal.aborted) return loaded;
        leaving.leaveFor(call.request.url);
        return new Promise(() => undefined);
      },
    };
  });
}
