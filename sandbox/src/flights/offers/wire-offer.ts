import { seatEmissions } from '../fares/emissions';
import { amount, CURRENCY, type Price } from '../fares/price';
import { seated } from '../fares/travellers';
import { conditionsOf, paymentRequirements } from './conditions';
import { cabinOf, expiresAt, type Offer } from './offer';
import { wireAirline, wireSlice } from './wire-slice';

/** What offers and orders have in common: who sells them, for how much. */
export function wirePrice({ base, tax, total }: Price) {
  return {
    base_amount: amount(base),
    base_currency: CURRENCY,
    tax_amount: amount(tax),
    tax_currency: CURRENCY,
    total_amount: amount(total),
    total_currency: CURRENCY,
  };
}

function emissionsKg({ slices, search, travellers }: Offer): string {
  const each = slices
    .flatMap(({ flights }) => flights)
    .reduce((sum, flight) => sum + seatEmissions(flight, cabinOf(flight, search.cabin)), 0);
  return String(Math.round(each * seated(travellers).length));
}

/** Services are only named in the answer for one offer, and only when asked for. */
export function wireOffer(offer: Offer, services: readonly object[] | null = null) {
  const { slices, travellers } = offer;
  return {
    id: offer.id,
    live_mode: false,
    owner: { ...wireAirline(offer.owner), conditions_of_carriage_url: null },
    created_at: new Date(offer.search.at).toISOString(),
    expires_at: new Date(expiresAt(offer)).toISOString(),
    ...wirePrice(offer.price),
    total_emissions_kg: emissionsKg(offer),
    conditions: conditionsOf(slices, travellers),
    passengers: travellers,
    payment_requirements: paymentRequirements(offer),
    slices: slices.map((slice) => wireSlice(slice, travellers)),
    available_services: services,
  };
}
