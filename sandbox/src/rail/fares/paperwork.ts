import type { Ride } from '../planner/write-journey';
import type { SearchTraveler } from '../offers/search';
import type { Delivery, PassengerField } from '../wire/codes';
import type { CarrierProfile } from './carriers';
import type { Portion } from './portions';

const FIELDS: Readonly<Record<CarrierProfile['asks'], readonly PassengerField[]>> = {
  lead: [],
  birth: ['date_of_birth'],
  document: ['title', 'date_of_birth', 'countryCode', 'type', 'documentNumber', 'expirationDate'],
};

export const LEAD_FIELDS: readonly PassengerField[] = ['email', 'phone_number'];

const isBritish = (station: string): boolean => station.startsWith('GB:');

/** Through the tunnel everybody shows a document. */
function crossesBorderControl({ from, to }: Ride): boolean {
  return isBritish(from) !== isBritish(to);
}

/** What is asked of everybody; the number of a card where each of them has one. */
export function passengerFields(
  portions: readonly Portion[],
  travelers: readonly SearchTraveler[],
): PassengerField[] {
  const asked = portions.flatMap(
    ({ asks, rides }) => FIELDS[rides.some(crossesBorderControl) ? 'document' : asks],
  );
  const cards: readonly PassengerField[] = travelers.every(({ cards: own }) => own.length > 0)
    ? ['reduction_card_id']
    : [];
  return [...new Set([...asked, ...cards])];
}

/** Ways that every carrier on the journey knows; where none is, the seller prints the tickets itself. */
export function deliveryOptions(portions: readonly Portion[]): Delivery[] {
  const [first, ...others] = portions;
  const common = (first?.delivery ?? []).filter((option) =>
    others.every(({ delivery }) => delivery.includes(option)),
  );
  return common.length > 0 ? common : ['PAH'];
}
