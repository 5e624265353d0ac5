import type { HostServices } from '@wayfare/remote-kit/host';
import { handleOf } from '../app/current-page';
import { hasTagManager, keepForeignScriptsOut } from './foreign-scripts';

interface Shown {
  matches: readonly { route: { handle?: unknown } }[];
  navigation: { state: string };
}

/**
 * Payment pages run the scripts of docs/payment-scripts.md and no other (PCI DSS 6.4.3). What a document has loaded can't
 * be taken out of it, so where that is a tag manager, the browser gets the payment page in a document of its own.
 */
export function enterPaymentPage(
  leaveFor: (url: string) => void,
): NonNullable<HostServices['beforeEnter']> {
  return ({ payment }, request) => {
    if (payment !== true) return;
    if (hasTagManager()) {
      leaveFor(request.url);
      return new Promise(() => undefined);
    }
    // before the page is shown: a consent that is given meanwhile must not bring one
    keepForeignScriptsOut(true);
  };
}

/** Foreign scripts stay out for as long as the page that is shown, with nothing else on its way, is a payment page. */
export function followPaymentPages({ matches, navigation }: Shown): void {
  if (navigation.state === 'idle')
    keepForeignScriptsOut(handleOf(matches.at(-1)?.route.handle)?.payment === true);
}
