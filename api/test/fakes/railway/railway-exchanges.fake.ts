import { addDays, addMoney, isIsoDate, money } from '@wayfare/domain';
import { Problem } from '../../../src/platform/http/problem';
import type { RailExchange } from '../../../src/ports/rail-after-sales';
import type { RailItem, RailTicketItem } from '../../../src/ports/rail-items';
import { A_PRODUCT, aSolution } from '../../builders/build-rail-item';
import { confirmed, withTerms } from './railway-amendments.fake';

/** The cheaper of this railway's trains take no bags and no wishes along. */
export function carriedOver(
  item: RailItem,
  cents: number,
): Pick<RailExchange, 'services' | 'preferences'> {
  if (item.kind === 'pass') return { services: [], preferences: [] };
  const isKept = cents >= 0;
  const [legId = '', travellerId = ''] = [item.legs[0]?.id, item.travellers[0]?.id];
  const services = item.chosenServices.map(({ serviceId, label, count, price }) => ({
    serviceId,
    label,
    legId,
    travellerId,
    count,
    isKept,
    price,
    newPrice: isKept ? price : money(0),
  }));
  return { services, preferences: item.preferences.map((wish) => ({ ...wish, isKept })) };
}

/** This railway's other trains go so many days later. */
const LATER_DAYS = 13;

function laterDay(departure: string): string {
  const day = departure.slice(0, 10);
  if (!isIsoDate(day)) throw new Error(`${departure} is no moment`);
  return addDays(day, LATER_DAYS);
}

const laterSolution = (
  { origin, destination, solution }: RailTicketItem['legs'][number],
  index: number,
) =>
  aSolution(
    { from: origin.code, to: destination.code, day: laterDay(solution.departure) },
    `new-${index + 1}`,
  );

/** The trains that legs are exchanged for. */
export function newTrains(item: RailItem, legIds: readonly string[]): RailExchange['trains'] {
  const legs = item.kind === 'pass' ? [] : item.legs;
  return legs.flatMap((leg, index) => {
    const { departure, arrival } = laterSolution(leg, index);
    return legIds.includes(leg.id)
      ? [{ legId: leg.id, departure: new Date(departure), arrival: new Date(arrival) }]
      : [];
  });
}

/** The old item and the one that takes its place, with later trains at another price. */
export function exchanged(
  item: RailItem,
  id: string,
  { difference: { amount: difference }, services, preferences, trains }: RailExchange,
): readonly [before: RailItem, after: RailItem] {
  if (item.kind === 'pass') throw new Problem('EXCHANGE_FAILED');
  const price = addMoney(item.price, money(difference));
  const isBare = services.some(({ isKept }) => !isKept);
  const extras = isBare ? { servicePrice: money(0), chosenServices: [] } : {};
  const rise = difference + (isBare ? item.servicePrice.amount : 0);
  const wishes = preferences.flatMap(({ group, option, isKept }) =>
    isKept ? [{ group, option }] : [],
  );
  const legs = item.legs.map((leg, index) =>
    trains.some(({ legId }) => legId === leg.id)
      ? { ...leg, solution: laterSolution(leg, index) }
      : leg,
  );
  const [first, ...others] = item.fareOffers.map((fare) => ({ ...fare, id: `${id}-${fare.id}` }));
  const fareOffers =
    first === undefined ? [] : [{ ...first, price: addMoney(first.price, money(rise)) }, ...others];
  const after = confirmed({
    ...item,
    ...extras,
    id,
    legs,
    price,
    preferences: wishes,
    fareOffers,
    products: [A_PRODUCT],
  });
  return [withTerms({ ...item, status: 'EXCHANGED', replacedBy: id }), after];
}
