import type { BoughtService, SeatMap } from '@wayfare/api-contract';
import { formatDecimal, multiplyMoney } from '@wayfare/domain';
import { Problem, invalid } from '../../platform/http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { SupplierBag, SupplierOffer } from '../../ports/flight-offers';

/** A bag or seat by the supplier's id; `designator` marks a seat. */
export interface ChosenService {
  readonly id: string;
  readonly quantity: number;
  readonly designator: string | null;
}

export interface PricedOffer {
  readonly offer: SupplierOffer;
  readonly services: readonly BoughtService[];
}

type Shop = Pick<FlightSupplier, 'offer' | 'seatMaps'>;

const isCode = (error: unknown, code: string) =>
  error instanceof Problem && error.problemCode === code;

function boughtBag(
  { bag, price, passengerIds, segmentIds, maximumQuantity }: SupplierBag,
  { id, quantity }: ChosenService,
  index: number,
): BoughtService {
  if (quantity > maximumQuantity)
    throw invalid(`services.${index}.quantity`, 'flights.bagQuantity');
  const total = formatDecimal(multiplyMoney(price, quantity));
  return {
    id,
    type: 'baggage',
    quantity,
    passenger_ids: [...passengerIds],
    segment_ids: [...segmentIds],
    total_amount: total,
    bag: { type: bag.type, maximum_weight_kg: bag.maximumWeightKg },
    designator: null,
  };
}

function seatsForSale(maps: readonly SeatMap[]): ReadonlyMap<string, BoughtService> {
  const seats = maps.flatMap(({ segment_id: segment, cabins }) =>
    cabins
      .flatMap(({ rows }) =>
        rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)),
      )
      .flatMap(({ designator, available_services: services }) =>
        services.map(({ id, passenger_id: passenger, total_amount: total }): BoughtService => ({
          id,
          type: 'seat',
          quantity: 1,
          passenger_ids: [passenger],
          segment_ids: [segment],
          total_amount: total,
          bag: null,
          designator,
        })),
      ),
  );
  return new Map(seats.map((seat) => [seat.id, seat]));
}

function checkSeats(services: readonly BoughtService[]): void {
  const taken = new Set<string>();
  for (const [
    index,
    { type, passenger_ids: passengers, segment_ids: segments, designator },
  ] of services.entries()) {
    if (type !== 'seat') continue;
    for (const place of [
      `${segments.join()} ${designator ?? ''}`,
      `${segments.join()} of ${passengers.join()}`,
    ]) {
      if (taken.has(place)) throw invalid(`services.${index}.id`, 'flights.seatTwice');
      taken.add(place);
    }
  }
}

interface Found {
  readonly offer: SupplierOffer;
  readonly bags: readonly SupplierBag[];
  /** why bags are unavailable; null when they are not */
  readonly failure: unknown;
}

async function withBags(shop: Shop, offerId: string): Promise<Found> {
  try {
    const offer = await shop.offer(offerId, { bags: true });
    return { offer, bags: offer.bags ?? [], failure: null };
  } catch (failure) {
    if (!isCode(failure, 'BAGS_FAILED')) throw failure;
    return { offer: await shop.offer(offerId, { bags: false }), bags: [], failure };
  }
}

function notForSale({ designator }: ChosenService, index: number): Problem {
  if (designator !== null)
    return new Problem('SEAT_TAKEN', {
      field: `services.${index}`,
      values: { designator },
      facts: { designator },
    });
  return invalid(`services.${index}.id`, 'flights.serviceUnknown');
}

/** Reprices at the supplier; the browser is trusted for the choice alone. SEAT_TAKEN, BAGS_FAILED (FLT-44), 422. */
export async function priceOffer(
  shop: Shop,
  offerId: string,
  chosen: readonly ChosenService[],
): Promise<PricedOffer> {
  if (chosen.length === 0)
    return { offer: await shop.offer(offerId, { bags: false }), services: [] };
  const twice = chosen.findIndex(({ id }, index) =>
    chosen.some((other, at) => at < index && other.id === id),
  );
  if (twice !== -1) throw invalid(`services.${twice}.id`, 'flights.serviceTwice');
  const { offer, bags, failure } = await withBags(shop, offerId);
  const isBag = ({ id }: ChosenService) => bags.some((bag) => bag.id === id);
  // while bags fail, anything unnamed may be one
  if (failure !== null && chosen.some(({ designator }) => designator === null)) throw failure;
  const seats = chosen.every(isBag)
    ? new Map<string, BoughtService>()
    : seatsForSale(await shop.seatMaps(offerId));
  const services = chosen.map((one, index) => {
    const [bag, seat] = [bags.find(({ id }) => id === one.id), seats.get(one.id)];
    if (bag !== undefined) return boughtBag(bag, one, index);
    if (seat === undefined) throw notForSale(one, index);
    if (one.quantity !== 1) throw invalid(`services.${index}.quantity`, 'flights.seatTwice');
    return seat;
  });
  checkSeats(services);
  return { offer: { ...offer, bags: null }, services };
}
