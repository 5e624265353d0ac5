import { errorMessageKey, isApiError } from '@wayfare/api-client';
import type { Quote } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useRef, useState } from 'react';
import { quoteRoom } from '../../api/bookings.api';
import { keepBookingState } from '../booking/booking-memory';
import { stepHref, writeChoice } from '../booking/booking-query';
import { nationalityIn } from '../search/nationality';
import type { ChosenRoom } from './booking-state';

export type Reservation =
  | { state: 'idle' | 'busy' }
  /** the price is another one than the traveller saw: nothing goes on without a yes */
  | { state: 'changed'; quote: Quote }
  /** this room can't be had any more: another choice is needed */
  | { state: 'gone'; reason: 'OFFER_EXPIRED' | 'NO_ROOMS' }
  | { state: 'failed'; messageKey: string };

function failureOf(error: unknown): Reservation {
  const code = isApiError(error) ? error.code : '';
  if (code === 'NO_ROOMS' || code === 'OFFER_EXPIRED') return { state: 'gone', reason: code };
  if (code === 'NOT_FOUND') return { state: 'gone', reason: 'OFFER_EXPIRED' };
  return { state: 'failed', messageKey: errorMessageKey(error) };
}

/** "Reserve": asks the supplier for the price once more, then goes on to step 1 with the quote (OQ-33). */
export function useReserve() {
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [reservation, setReservation] = useState<Reservation>({ state: 'idle' });

  function goOn(quote: Quote, { request, booking }: ChosenRoom): void {
    keepBookingState(quote.optionRefId, booking);
    const query = {
      quote: quote.optionRefId,
      optionRefId: writeChoice(request),
      hotelId: request.hotel_id,
      search: booking.urlSearch,
    };
    void navigate(stepHref.step1(query, language));
  }

  async function reserve(chosen: ChosenRoom): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setReservation({ state: 'busy' });
    try {
      const quote = await quoteRoom(api, {
        ...chosen.request,
        nationality: nationalityIn(chosen.booking.urlSearch, language),
        language,
      });
      if (quote.priceChanged) setReservation({ state: 'changed', quote });
      else goOn(quote, chosen);
    } catch (error) {
      setReservation(failureOf(error));
    } finally {
      isRunning.current = false;
    }
  }

  return { reservation, reserve, goOn, forget: () => setReservation({ state: 'idle' }) };
}
