import { errorMessageKey, isApiError } from '@wayfare/api-client';
import type { Quote } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useRef, useState } from 'react';
import type { Chosen } from '../../domain/booking/booking-state';

export type Reservation =
  | { state: 'idle' | 'busy' }
  /** the price differs from the one shown: goes on only with consent */
  | { state: 'changed'; quote: Quote; shownPrice: string; goOn: () => void }
  | { state: 'gone'; reason: 'OFFER_EXPIRED' | 'NO_ROOMS' }
  | { state: 'failed'; messageKey: string };

function failureOf(error: unknown): Reservation {
  const code = isApiError(error) ? error.code : '';
  if (code === 'NO_ROOMS' || code === 'OFFER_EXPIRED') return { state: 'gone', reason: code };
  if (code === 'NOT_FOUND') return { state: 'gone', reason: 'OFFER_EXPIRED' };
  return { state: 'failed', messageKey: errorMessageKey(error) };
}

/** Quotes the choice again and goes on to step 1 with the quote (OQ-33). */
export function useReserve() {
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [reservation, setReservation] = useState<Reservation>({ state: 'idle' });

  async function ask(known: Chosen): Promise<Reservation | null> {
    const { chosenRoom, firstStepOf, quoteOf } = await import(
      /* webpackChunkName: "reserving" */ './reserving'
    );
    const chosen = chosenRoom(known);
    if (chosen === null) return { state: 'idle' };
    const quote = await quoteOf(api, chosen, language);
    const goOn = () => void navigate(firstStepOf(quote, chosen, language));
    const { shownPrice } = chosen.request;
    if (quote.priceChanged) return { state: 'changed', quote, shownPrice, goOn };
    goOn();
    return null;
  }

  async function reserve(known: Chosen): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setReservation({ state: 'busy' });
    try {
      const next = await ask(known);
      if (next !== null) setReservation(next);
    } catch (error) {
      setReservation(failureOf(error));
    } finally {
      isRunning.current = false;
    }
  }

  return { reservation, reserve, forget: () => setReservation({ state: 'idle' }) };
}
