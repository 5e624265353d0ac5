import { amount, CURRENCY, type Price } from '../fares/price';
import { seated } from '../fares/travellers';
import { cabinAboard } from '../reference/aircraft';
import { conditionsOf, paymentRequirements } from './conditions';
import { expiresAt, type Offer } from './offer';
import { wireAirline, wireSlice } from './wire-slice';

export function wirePrice({ base, tax, total }: Price) {
  return {
    base_amount: amount(base),
    tax_amount: amount(tax),
    total_amount: amount(total),
    total_currency: CURRENCY,
  };
}

/** Kilograms of CO2 for each kilometre of a seat in economy, and how much more room other seats take. */
const CARBON = { turboprop: 0.055, regional: 0.075, narrow: 0.055, wide: 0.065 } as const;
const ROOM = { economy: 1, premium_economy: 1.5, business: 2.9, first: 4 } as const;
/** Take-off and climb burn what this many kilometres of cruise burn. */
const CLIMB_KM = 110;

function emissionsKg({ slices, search, travellers }: Offer): string {
  const each = slices
    .flatMap(({ flights }) => flights)
    .map(({ departure }) => {
      const room = ROOM[cabinAboard(departure, search.cabin)];
      return CARBON[departure.aircraft.kind] * (departure.km + CLIMB_KM) * room;
    });
  const kg = each.reduce((sum, one) => sum + one) * seated(travellers).length;
  return String(Math.round(kg));
}

export function wireOffer(offer: Offer, services: readonly object[] | null = null) {
  const { slices, travellers } = offer;
  return {
    id: offer.id,
    owner: { ...wireAirline(offer.owner), conditions_of_carriage_url: null },
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
