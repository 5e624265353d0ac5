import type { Offer as DuffelOffer, OfferAvailableService, OfferSlice } from '@duffel/api/types';
import { seatEmissions } from '../fares/emissions';
import { amount, CURRENCY } from '../fares/money';
import { seated } from '../fares/travellers';
import { idOf } from '../../kit/ids';
import { wireAirline, wireAirport } from '../reference/wire-places';
import { durationOf, firstOf, lastOf } from '../timetable/flight';
import { journeyKey } from '../timetable/journeys';
import { isoDuration } from '../../kit/zones';
import { conditionsOf, paymentRequirements, sliceConditions } from './conditions';
import { expiresAt, type Offer, type Slice } from './offer';
import { cabinOf, sliceId, wireSegment, type Holder } from './wire-segment';

/** Services are only named in the answer for one offer, and only when asked for. */
export type WireOffer = Omit<DuffelOffer, 'available_services'> & {
  available_services: OfferAvailableService[] | null;
};

const SHELVES = { light: 1, standard: 2, flex: 3 } as const;

function holderOf(offer: Offer): Holder {
  return { ...offer, withoutBags: offer.effects.has('no-bags') };
}

function wireSlice(offer: Offer, slice: Slice, index: number): OfferSlice {
  const { flights, brand } = slice;
  const holder = holderOf(offer);
  return {
    id: sliceId(offer, index),
    origin: wireAirport(firstOf(flights).departure.from),
    origin_type: 'airport',
    destination: wireAirport(lastOf(flights).departure.to),
    destination_type: 'airport',
    duration: isoDuration(durationOf(flights)),
    fare_brand_name: brand.name,
    segments: flights.map((_, flight) => wireSegment(slice, holder, { slice: index, flight })),
    conditions: sliceConditions(offer, slice),
    ngs_shelf: SHELVES[brand.code],
    comparison_key: idOf('', journeyKey(flights)).slice(1),
  };
}

function emissionsKg({ journeys, cabin, travellers }: Offer): string {
  const each = journeys
    .flat()
    .reduce((sum, flight) => sum + seatEmissions(flight, cabinOf(flight, cabin)), 0);
  return String(Math.round(each * seated(travellers).length));
}

export function wireOffer(
  offer: Offer,
  services: OfferAvailableService[] | null = null,
): WireOffer {
  const { base, tax, total } = offer.price;
  const createdAt = new Date(offer.at * 1000).toISOString();
  return {
    id: offer.id,
    live_mode: false,
    owner: wireAirline(offer.owner),
    created_at: createdAt,
    updated_at: createdAt,
    expires_at: new Date(expiresAt(offer)).toISOString(),
    base_amount: amount(base),
    base_currency: CURRENCY,
    tax_amount: amount(tax),
    tax_currency: CURRENCY,
    total_amount: amount(total),
    total_currency: CURRENCY,
    total_emissions_kg: emissionsKg(offer),
    conditions: conditionsOf(offer),
    passengers: offer.travellers.map(({ id, type, age }) => ({
      id,
      type,
      age,
      fare_type: null,
      loyalty_programme_accounts: [],
    })),
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: [],
    supported_loyalty_programmes: [],
    payment_requirements: paymentRequirements(offer),
    private_fares: [],
    partial: false,
    slices: offer.slices.map((slice, index) => wireSlice(offer, slice, index)),
    available_services: services,
  };
}
