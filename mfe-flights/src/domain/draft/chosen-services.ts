import type { BagService, FlightOffer } from '@wayfare/api-contract';
import { addMoney, formatDecimal, multiplyMoney, parseMoney } from '@wayfare/domain';

/** A chosen bag or seat, with what finds it again in a refreshed offer. */
export interface ChosenService {
  id: string;
  type: 'baggage' | 'seat';
  quantity: number;
  passenger_ids: string[];
  segment_ids: string[];
  /** for one */
  amount: string;
  bag: BagService['metadata'] | null;
  designator: string | null;
}

export function servicesTotal(services: readonly ChosenService[]): string {
  return formatDecimal(
    addMoney(
      ...services.map(({ amount, quantity }) => multiplyMoney(parseMoney(amount), quantity)),
    ),
  );
}

export function totalWith(
  offer: Pick<FlightOffer, 'total_amount'>,
  services: readonly ChosenService[],
): string {
  return formatDecimal(
    addMoney(parseMoney(offer.total_amount), parseMoney(servicesTotal(services))),
  );
}

export function quantityOf(
  chosen: readonly ChosenService[],
  { id }: Pick<BagService, 'id'>,
): number {
  return chosen.find((service) => service.id === id)?.quantity ?? 0;
}

/** Sets the quantity of a bag; 0 removes it (FLT-37). */
export function withBag(
  chosen: readonly ChosenService[],
  service: BagService,
  quantity: number,
): ChosenService[] {
  const others = chosen.filter(({ id }) => id !== service.id);
  if (quantity <= 0) return others;
  const {
    id,
    passenger_ids,
    segment_ids,
    total_amount: amount,
    metadata: bag,
    maximum_quantity: most,
  } = service;
  return [
    ...others,
    {
      id,
      type: 'baggage',
      quantity: Math.min(quantity, most),
      passenger_ids,
      segment_ids,
      amount,
      bag,
      designator: null,
    },
  ];
}
