import type { PassSearchResult, TicketSearchResult } from '@wayfare/api-contract';
import type { RailSearch } from '../../../ports/rail-offers';
import type { RailPassSearch } from '../../../ports/rail-passes';
import { wireLeg, wireProduct } from './wire-journey';
import { wireOffer, wirePassOffer } from './wire-offer';

export function wireSearch({
  id,
  legs,
  offers,
  products,
  services,
  travellers,
  unusedCards,
  demo,
}: RailSearch): TicketSearchResult {
  return {
    id,
    legs: legs.map(wireLeg),
    offers: offers.map(wireOffer),
    products: products.map(wireProduct),
    services: services.map((service) => ({ id: service.id, label: service.label })),
    travelers: travellers.map((traveller) => ({ id: traveller.id, age: traveller.age })),
    unusedCards: [...unusedCards],
    demo,
  };
}

export function wirePassSearch({
  id,
  area,
  offers,
  products,
  travellers,
  demo,
}: RailPassSearch): PassSearchResult {
  return {
    id,
    area: { code: area.code, label: area.label, countries: [...area.countries] },
    offers: offers.map(wirePassOffer),
    products: products.map(wireProduct),
    travelers: travellers.map((traveller) => ({ id: traveller.id, age: traveller.age })),
    demo,
  };
}
