import type { TrainBasket, UpdateTravelersRequest } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import { prebook, saveTravelers } from '../../api/basket.api';
import { resultOf } from '../../api/cart-answer';
import { closePayment } from '../close-payment';
import { draftOfItem } from '../passenger-drafts';
import { visitId } from '../visit-id';
import { changesEnded } from './basket-changes';
import { keepBasket, readCart } from './cart-store';
import { outcomeOfFailure, type PrebookOutcome } from './prebook-outcome';
import type { FreshCart } from './use-fresh-cart';

interface Wanted {
  /** null where the basket has them */
  passengers: UpdateTravelersRequest['items'] | null;
  /** the total last shown or accepted */
  shownTotal: string;
}

export type PrebookState =
  | { state: 'idle' | 'busy' }
  | { state: 'done'; outcome: Exclude<PrebookOutcome, { kind: 'kept' }> };

/** Holds places and prices, or extends that (OQ-68). `look` tells an expired basket from one changed elsewhere. */
export function usePrebook(basket: TrainBasket, look: FreshCart['look']) {
  const { api } = usePlatform();
  const language = useLanguage();
  const isRunning = useRef(false);
  const [prebookState, setPrebookState] = useState<PrebookState>({ state: 'idle' });

  async function ask({ passengers, shownTotal }: Wanted): Promise<PrebookOutcome> {
    const user = visitId();
    // fresh read: an undo of a moment ago is not rendered yet
    const { cartArray: current } = readCart();
    const of = { user, bookingID: current.booking_id, language };
    if (!(await closePayment(api, { bookingId: current.booking_id, user })))
      return { kind: 'ordered' };
    const known =
      passengers === null
        ? current
        : resultOf(await saveTravelers(api, { ...of, items: passengers }));
    keepBasket(known);
    const items = known.bookingItems.flatMap((item) => {
      const { delivery } = draftOfItem(item);
      return delivery === null ? [] : [{ id: item.id, ticketingOption: delivery }];
    });
    const kept = resultOf(await prebook(api, { ...of, request: { items, shownTotal } }));
    keepBasket(kept);
    return { kind: 'kept', basket: kept };
  }

  async function keep(wanted: Wanted): Promise<PrebookOutcome | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setPrebookState({ state: 'busy' });
    // a pending bag counts as agreed once it is made; its failure is shown first
    const own = await changesEnded();
    if (own === 'failed') {
      isRunning.current = false;
      setPrebookState({ state: 'idle' });
      return null;
    }
    const shownTotal = own === 'made' ? readCart().cartArray.ledger.total : wanted.shownTotal;
    const outcome = await ask({ ...wanted, shownTotal }).catch((error: unknown) =>
      outcomeOfFailure(error, basket),
    );
    const isChanged = outcome.kind === 'lapsed' && (await look()).kind !== 'same';
    isRunning.current = false;
    if (isChanged) {
      setPrebookState({ state: 'idle' });
      return null;
    }
    setPrebookState(outcome.kind === 'kept' ? { state: 'idle' } : { state: 'done', outcome });
    return outcome;
  }

  return {
    prebookState,
    isBusy: prebookState.state === 'busy',
    keep,
    forget: () => setPrebookState({ state: 'idle' }),
  };
}

export type Prebooking = ReturnType<typeof usePrebook>;
