import type { SeatMap } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { loadSeatMaps } from '../../api/flights.api';

/** null where loading failed: going on without seats is possible (FLT-42). */
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
