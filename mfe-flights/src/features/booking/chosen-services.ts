import type { BagService, FlightOffer } from '@wayfare/api-contract';
import { addMoney, formatDecimal, multiplyMoney, parseMoney } from '@wayfare/domain';

/** A bag or seat that was chosen, with what it takes to find it again in a refreshed offer. */
export interface ChosenService {
  id: string;
  type: 'baggage' | 'seat';
  quantity: number;
  passenger_ids: string[];
  segment_ids: string[];
  /** of one */
  amount: string;
  bag: BagService['metadata'] | null;
  designator: string | null;
}

/** What bags and seats cost together, as a decimal string. */
export function servicesTotal(services: readonly ChosenService[]): string {
  return formatDecimal(
    addMoney(
      ...services.map(({ amount, quantity }) => multiplyMoney(parseMoney(amount), quantity)),
    ),
  );
}

/** Fare, bags and seats, as a decimal string. */
export function totalWith(
  offer: Pick<FlightOffer, 'total_amount'>,
  services: readonly ChosenService[],
): string {
  return formatDecimal(
    addMoney(parseMoney(offer.total_amount), parseMoney(servicesTotal(services))),
  );
}
