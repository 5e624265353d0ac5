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
  /** who travels; null where the basket knows them */
  passengers: UpdateTravelersRequest['items'] | null;
  /** the total that the traveller saw or has accepted by now */
  shownTotal: string;
}

export type PrebookState =
  | { state: 'idle' | 'busy' }
  | { state: 'done'; outcome: Exclude<PrebookOutcome, { kind: 'kept' }> };

/** Keeps places and prices for a while; once more renews it (OQ-68). `look` tells a basket that another tab has changed from one that has lapsed. */
export function usePrebook(basket: TrainBasket, look: FreshCart['look']) {
  const { api } = usePlatform();
  const language = useLanguage();
  const isRunning = useRef(false);
  const [prebookState, setPrebookState] = useState<PrebookState>({ state: 'idle' });

  async function ask({ passengers, shownTotal }: Wanted): Promise<PrebookOutcome> {
    const user = visitId();
    // what an undo put back a moment ago is not drawn yet
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
    // a bag that was taken a moment ago is in the total that was agreed to; one that could not be is told first
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
