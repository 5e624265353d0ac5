import type { HostServices } from '@wayfare/remote-kit/host';
import type { RouteObject } from '@wayfare/router';
import { handleOf } from '../app/current-page';
import { keepForeignScriptsOut } from './foreign-scripts';

interface Shown {
  matches: readonly { route: { handle?: unknown } }[];
  navigation: { state: string };
}

interface Leaving {
  /** no payment page may be shown in this document any more */
  mustLeave: () => boolean;
  leaveFor: (url: string) => void;
}

const isPayment = (handle: unknown) => handleOf(handle)?.payment === true;

/**
 * Payment pages run the scripts of docs/payment-scripts.md and no other (PCI DSS 6.4.3): what a document has loaded can't
 * be taken out of it, and a consent that is given meanwhile must not bring one.
 */
export const enterPaymentPage: NonNullable<HostServices['beforeEnter']> = ({ payment }) => {
  if (payment === true) keepForeignScriptsOut(true);
};

/** Foreign scripts stay out for as long as the page that is shown, with nothing else on its way, is a payment page. */
export function followPaymentPages({ matches, navigation }: Shown): void {
  if (navigation.state === 'idle') keepForeignScriptsOut(isPayment(matches.at(-1)?.route.handle));
}

/** What a loader yields for a page that says no: another address, or a status of its own. */
function isRefusal(loaded: unknown): boolean {
  if (loaded instanceof Response) return true;
  const { init } = (loaded ?? {}) as { init?: { status?: number } | null };
  return (init?.status ?? 200) >= 400;
}

/**
 * Routes whose payment pages are fetched as documents of their own where this one may not show them. What leads elsewhere
 * or is refused, which only this document may know, stays in it: the loader runs first.
 */
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
