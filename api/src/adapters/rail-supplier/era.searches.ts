import * as v from 'valibot';
import type { RailCriteria, RailSearch, RailSearchTraveller } from '../../ports/rail-offers';
import type { RailSupplier } from '../../ports/rail-supplier';
import type { EraClient } from './era.client';
import { AreaSchema } from './era.places';
import { LegSchema, ProductSchema, readable, ServiceSchema } from './era.schemas';
import { PassOfferSchema, TicketOfferSchema } from './era.offer-schemas';

const TravelersSchema = v.array(v.object({ id: v.string(), age: v.number() }));

const TicketSearchSchema = v.pipe(
  v.object({
    id: v.string(),
    legs: v.array(LegSchema),
    offers: readable(TicketOfferSchema),
    products: v.array(ProductSchema),
    services: v.array(ServiceSchema),
    travelers: TravelersSchema,
    unusedCards: v.array(v.string()),
    demo: v.boolean(),
  }),
  v.transform(({ travelers: travellers, ...search }): RailSearch => ({ ...search, travellers })),
);

const PassSearchSchema = v.pipe(
  v.object({
    id: v.string(),
    area: AreaSchema,
    offers: readable(PassOfferSchema),
    products: v.array(ProductSchema),
    travelers: TravelersSchema,
    demo: v.boolean(),
  }),
  v.transform(({ travelers: travellers, ...search }) => ({ ...search, travellers })),
);

const travelersOf = (travellers: readonly RailSearchTraveller[]) =>
  travellers.map(({ age, cards }) => ({ age, cards: cards.map((code) => ({ code })) }));
const criteriaOf = ({ legs, travellers }: RailCriteria) => ({
  legs: legs.map(({ origin, destination, departure }) => ({ origin, destination, departure })),
  travelers: travelersOf(travellers),
});

export function searchCalls({
  ask,
}: EraClient): Pick<RailSupplier, 'searchTickets' | 'pageTickets' | 'searchPasses'> {
  return {
    searchTickets: (criteria, language) =>
      ask(TicketSearchSchema, {
        method: 'POST',
        path: ['offers', 'point-to-point', 'searches'],
        body: criteriaOf(criteria),
        language,
      }),
    pageTickets: (searchId, { leg, page }, language) =>
      ask(TicketSearchSchema, {
        method: 'POST',
        path: ['offers', 'point-to-point', 'searches', searchId, 'pages'],
        body: { leg, page },
        language,
      }),
    searchPasses: ({ area, validFrom, travellers }, language) =>
      ask(PassSearchSchema, {
        method: 'POST',
        path: ['offers', 'pass', 'searches'],
        body: { place: area, validityStartDate: validFrom, travelers: travelersOf(travellers) },
        language,
      }),
  };
}
