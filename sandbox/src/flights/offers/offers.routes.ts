import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { parseQuery, refused } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import type { Desk } from '../desk';
import { testRoute } from '../timetable/test-routes';
import { checkSold, type Offer } from './offer';
import { parseSearch } from './search';
import { seatMaps } from './seat-map';
import { bagsForSale, wireService } from './services';
import { wireOffer } from './wire-offer';

const BooleanSchema = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const CreateSchema = v.object({
  return_offers: v.optional(BooleanSchema, 'true'),
  supplier_timeout: v.optional(
    v.pipe(v.string(), v.transform(Number), v.minValue(2_000), v.maxValue(60_000)),
    '20000',
  ),
});
const ListSchema = v.object({ offer_request_id: v.string() });
const OneSchema = v.object({ return_available_services: v.optional(BooleanSchema, 'false') });
const SeatMapsSchema = v.object({ offer_id: v.string() });

export function offerRoutes({ now, book, sold }: Desk, timeoutMs: number | undefined): Route[] {
  const current = (id: string): Offer => {
    const offer = book.get(id);
    checkSold(offer, now());
    return offer;
  };
  const create = async ({ query, body }: Call) => {
    const { return_offers: isWhole, supplier_timeout: wait } = parseQuery(CreateSchema, query);
    const search = parseSearch(body, now());
    const isSilent = search.slices.some(
      ({ origin, destination }) => testRoute(origin, destination)?.effect === 'timeout',
    );
    if (isSilent) {
      await delay(timeoutMs ?? wait, undefined, { ref: false });
      throw refused('gateway_timeout_error');
    }
    book.add(search);
    return {
      id: search.id,
      cabin_class: search.cabin,
      passengers: search.travellers,
      ...(isWhole ? { offers: book.offersOf(search.id).map((offer) => wireOffer(offer)) } : {}),
    };
  };
  const list = ({ query }: Call) => {
    const { offer_request_id: id } = parseQuery(ListSchema, query);
    return pageOf(book.offersOf(id), query, (offer) => wireOffer(offer));
  };
  const one = ({ id, query }: Call) => {
    const offer = current(id);
    if (!parseQuery(OneSchema, query).return_available_services) return wireOffer(offer);
    if (offer.effects.has('services-fail'))
      throw refused('airline_internal', 'The airline could not say what it sells beside flights.');
    const services = bagsForSale(offer).map((bag) => ({
      ...wireService(bag),
      maximum_quantity: bag.maximum,
    }));
    return wireOffer(offer, services);
  };
  const maps = ({ query }: Call) => {
    const offer = current(parseQuery(SeatMapsSchema, query).offer_id);
    if (offer.effects.has('seat-maps-fail')) throw refused('airline_internal');
    return seatMaps(offer, sold);
  };
  return [
    ['CREATE', '/air/offer_requests', create],
    ['CREATE', '/air/offer_requests/', create],
    ['GET', '/air/offers', list],
    ['GET', '/air/offers/:id', one],
    ['GET', '/air/seat_maps', maps],
  ];
}
