import { errorMessageKey, isApiError, type ApiClient } from '@wayfare/api-client';
import type { TrainBasket } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import { resultOf, type CartAnswer } from '../../api/cart-answer';
import { closePayment } from '../close-payment';
import { visitId } from '../visit-id';
import { noteChange } from './basket-changes';
import { keepBasket, readCart } from './cart-store';

export interface OfBasket {
  user: string;
  bookingID: string;
  language: Language;
}

export type BasketProblem =
  | { kind: 'failed'; messageKey: string }
  /** ordered: no longer changeable */
  | { kind: 'ordered' };

export type BasketState = { state: 'idle' | 'busy' } | { state: 'problem'; problem: BasketProblem };

export interface BasketChange {
  basketState: BasketState;
  isBusy: boolean;
  /** null when unchanged, which `basketState` explains. One change at a time. */
  change: (
    ask: (api: ApiClient, of: OfBasket) => Promise<CartAnswer<TrainBasket>>,
  ) => Promise<TrainBasket | null>;
}

export function useBasketChange(): BasketChange {
  const { api } = usePlatform();
  const language = useLanguage();
  const isRunning = useRef(false);
  const [basketState, setBasketState] = useState<BasketState>({ state: 'idle' });

  async function run(ask: Parameters<BasketChange['change']>[0]): Promise<TrainBasket | null> {
    const { booking_id: bookingID } = readCart().cartArray;
    const user = visitId();
    if (!(await closePayment(api, { bookingId: bookingID, user }))) {
      setBasketState({ state: 'problem', problem: { kind: 'ordered' } });
      return null;
    }
    const basket = resultOf(await ask(api, { user, bookingID, language }));
    keepBasket(basket);
    setBasketState({ state: 'idle' });
    return basket;
  }

  function change(ask: Parameters<BasketChange['change']>[0]): Promise<TrainBasket | null> {
    if (isRunning.current) return Promise.resolve(null);
    isRunning.current = true;
    setBasketState({ state: 'busy' });
    return noteChange(outcomeOf(ask));
  }

  async function outcomeOf(
    ask: Parameters<BasketChange['change']>[0],
  ): Promise<TrainBasket | null> {
    try {
      return await run(ask);
    } catch (error) {
      const messageKey =
        isApiError(error) && error.code === 'INVALID_REQUEST'
          ? 'common:unexpected'
          : errorMessageKey(error);
      setBasketState({ state: 'problem', problem: { kind: 'failed', messageKey } });
      return null;
    } finally {
      isRunning.current = false;
    }
  }

  return { basketState, isBusy: basketState.state === 'busy', change };
}
