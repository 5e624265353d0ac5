import { isApiError } from '@wayfare/api-client';
import type { InvoiceDetails, PaymentTerms, TrainBasket } from '@wayfare/api-contract';
import {
  assertSameTotal,
  fingerprintOf,
  useRenewal,
  useSubmit,
  type BookingSubmit,
  type BusinessInvoice,
  type Pay,
  type Renewal,
} from '@wayfare/checkout';
import { formatDecimal, money } from '@wayfare/domain';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { confirmBooking, openTrainIntent, prebook } from '../../api/basket.api';
import { resultOf } from '../../api/cart-answer';
import { paths, successHref } from '../../domain/paths';
import { keepBasket } from '../../state/basket/cart-store';
import type { FreshCart } from '../../state/basket/use-fresh-cart';
import { closePayment } from '../../state/close-payment';
import { draftOfItem } from '../../state/passenger-drafts';
import { attempts } from '../../state/payment-attempts';
import { visitId } from '../../state/visit-id';

/** All of it at once, by card. */
export function payTerms({ ledger: { total } }: Pick<TrainBasket, 'ledger'>): PaymentTerms {
  return {
    timing: 'now',
    now: total,
    later: '0.00',
    laterDate: null,
    property: '0.00',
    needsCard: true,
  };
}

/** Why no payment was opened: whoever is here is not known any more, or the server could not (section 8). */
export type NotOpened = 'logged' | 'failed';

const NOT_LOGGED = ['MUST_BE_LOGGED', 'JsonWebTokenError'];
/** These say themselves what is wrong. */
const CHANGED = ['PRICE_CHANGED', 'OFFER_EXPIRED', 'NOT_FOUND'];
const OWN_WORDS = [...CHANGED, 'ABORTED'];

function notOpened(error: unknown): NotOpened | null {
  const code = isApiError(error) ? error.code : '';
  if (NOT_LOGGED.includes(code)) return 'logged';
  return OWN_WORDS.includes(code) ? null : 'failed';
}

interface PayTrains extends Pick<BookingSubmit, 'submit' | 'fail'> {
  /** `invoice`: who it is made out to, where one is wanted */
  pay: (pay: Pay, invoice: InvoiceDetails | undefined) => void;
  /** null for a payment that was opened, and for problems with words of their own */
  problem: NotOpened | null;
}

/** Pays for the prebooked basket and orders it, and shows what came of it. One payment for each basket (OQ-69). */
export function usePayTrains(
  basket: TrainBasket,
  look: FreshCart['look'],
  onInvoiceRefused: BusinessInvoice['refuse'],
): PayTrains {
  const { api } = usePlatform();
  const language = useLanguage();
  const [problem, setProblem] = useState<NotOpened | null>(null);
  const { submit, book, fail } = useSubmit({
    attempts,
    doneHref: (booking) => successHref(booking, language),
    onInvoiceRefused,
  });
  const { booking_id: id, version, expirationDate, ledger, bookingItems } = basket;

  function pay(by: Pay, invoice: InvoiceDetails | undefined): void {
    setProblem(null);
    void book({
      quoteId: id,
      fingerprint: fingerprintOf({ id, version, expirationDate, total: ledger.total, invoice }),
      terms: payTerms(basket),
      pay: by,
      description: bookingItems
        .flatMap(({ products }) => products.map(({ code }) => code))
        .join(', '),
      async openIntent(key, wishes) {
        try {
          const intent = await openTrainIntent(api, { user: visitId(), ...wishes }, key);
          // the server asks for what its basket costs: after a change in another tab that is not what is shown here
          assertSameTotal(ledger.total, formatDecimal(money(intent.amount)));
          return intent;
        } catch (error) {
          // another tab may have changed the basket: then the page says that and shows what is left
          if (isApiError(error) && CHANGED.includes(error.code)) await look();
          setProblem(notOpened(error));
          throw error;
        }
      },
      send: ({ paymentIntentId }, key) =>
        confirmBooking(
          api,
          { user: visitId(), payment_intent_id: paymentIntentId ?? '', invoice, language },
          key,
        ),
    });
  }

  return { submit, fail, pay, problem };
}

/** Keeps the same once more; `agreed` is the total that was shown last. */
export function useTrainRenewal(
  { booking_id: bookingID, bookingItems }: TrainBasket,
  { agreed, onFail }: { agreed: string; onFail: BookingSubmit['fail'] },
): Renewal {
  const { api } = usePlatform();
  const language = useLanguage();

  async function renew(): Promise<string> {
    const user = visitId();
    await closePayment(api, { bookingId: bookingID, user });
    const items = bookingItems.flatMap((item) => {
      const { delivery } = draftOfItem(item);
      return delivery === null ? [] : [{ id: item.id, ticketingOption: delivery }];
    });
    keepBasket(
      resultOf(
        await prebook(api, { user, bookingID, language, request: { items, shownTotal: agreed } }),
      ),
    );
    return paths.payment(language);
  }

  return useRenewal({ renew, onFail });
}
