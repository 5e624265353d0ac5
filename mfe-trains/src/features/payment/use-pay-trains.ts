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

/** Why no payment was opened: the session ended, or the server failed (section 8). */
export type NotOpened = 'logged' | 'failed';

const NOT_LOGGED = ['MUST_BE_LOGGED', 'JsonWebTokenError'];
/** Codes whose own texts explain them. */
const CHANGED = ['PRICE_CHANGED', 'OFFER_EXPIRED', 'NOT_FOUND'];
const OWN_WORDS = [...CHANGED, 'ABORTED'];

function notOpened(error: unknown): NotOpened | null {
  const code = isApiError(error) ? error.code : '';
  if (NOT_LOGGED.includes(code)) return 'logged';
  return OWN_WORDS.includes(code) ? null : 'failed';
}

interface PayTrains extends Pick<BookingSubmit, 'submit' | 'fail'> {
  pay: (pay: Pay, invoice: InvoiceDetails | undefined) => void;
  /** null once a payment was opened, and for problems with texts of their own */
  problem: NotOpened | null;
}

/** Pays for the prebooked basket and orders it. One payment for each basket (OQ-69). */
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
          // the server charges its own basket: another tab may have changed it
          assertSameTotal(ledger.total, formatDecimal(money(intent.amount)));
          return intent;
        } catch (error) {
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

/** Prebooks again; `agreed` is the last total shown. */
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
