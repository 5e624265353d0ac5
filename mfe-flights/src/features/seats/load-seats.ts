import type { SeatMap } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { loadSeatMaps } from '../../api/flights.api';

/** The seat maps of an offer; null where they could not be had, and one may go on without seats (FLT-42). */
export async function seatMapsOrNull(
  { api, language, signal }: LoaderContext,
  offerId: string,
): Promise<SeatMap[] | null> {
  try {
    return await loadSeatMaps(api, { offer_id: offerId, language }, signal);
  } catch {
    return null;
  }
}
