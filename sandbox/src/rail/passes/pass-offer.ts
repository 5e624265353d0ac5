import * as v from 'valibot';
import { idOf } from '../../kit/ids';
import { conditionsOf } from '../fares/conditions';
import { wireFlexibility } from '../fares/grades';
import { LEAD_FIELDS } from '../fares/paperwork';
import { wireTerm, type WireProduct } from '../fares/products';
import { TravelersSchema, travelerId } from '../offers/search';
import { readSealed, sealWithTravelers } from '../offers/tokens';
import { SealedTravelers } from '../offers/travelers-text';
import { pricesOf } from '../wire/money';
import type { Delivery, PassengerField } from '../wire/codes';
import { isGlobal, passCents, PASSES, passLabel, type Pass } from './passes';

const LIFETIME = 30 * 60_000;
const TERMS = { refund: { hoursBefore: 24, percent: 15 } };
const LOCATION = 'pas_';
const NO_TRAINS: readonly string[] = [];
const FIELDS: readonly PassengerField[] = ['date_of_birth', 'country_of_residence'];
const BY_APP: readonly Delivery[] = ['MPASS'];

export const PassSearchSchema = v.object({
  place: v.string(),
  validityStartDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  travelers: TravelersSchema,
});

/** What is offered of a search: a location says it, and is read as it. */
const OfferedSchema = v.object({
  at: v.number(),
  validityStartDate: v.string(),
  travelers: SealedTravelers,
  pass: v.pipe(
    v.string(),
    v.transform((code) => PASSES.find((pass) => pass.code === code)),
    v.custom<Pass>((pass) => pass !== undefined),
  ),
});
type OfferedPassFacts = v.InferOutput<typeof OfferedSchema>;

export function parsePassLocation(location: string): OfferedPassFacts | undefined {
  return readSealed(OfferedSchema, LOCATION, location);
}

export const passExpiresAt = (at: number): number => at + LIFETIME;

export function passTotal({
  pass,
  travelers,
}: Pick<OfferedPassFacts, 'pass' | 'travelers'>): number {
  return travelers.reduce((sum, { age }) => sum + passCents(pass, age), 0);
}

export function passFacts(pass: Pass) {
  return {
    label: passLabel(pass),
    travelClass: { code: pass.travelClass },
    numberOfTravelDays: pass.kind.travelDays,
    validityDuration: pass.kind.validity,
  };
}

export function wirePassOffer(offered: OfferedPassFacts) {
  const { at, pass, validityStartDate, travelers } = offered;
  const { code: productCode, area } = pass;
  const id = idOf('pof', productCode, validityStartDate);
  return {
    id,
    location: sealWithTravelers(LOCATION, { at, validityStartDate, travelers, pass: productCode }),
    ...passFacts(pass),
    productCode,
    prices: pricesOf(passTotal(offered)),
    fareOffers: travelers.map(({ age }, index) => ({
      id: `${id}.${travelerId(index)}`,
      travelerId: travelerId(index),
      segmentIds: NO_TRAINS,
      fares: [{ productCode }],
      prices: pricesOf(passCents(pass, age)),
    })),
    expirationDate: new Date(passExpiresAt(at)).toISOString(),
    deliveryOptions: isGlobal(area) ? BY_APP : [...BY_APP, 'PAH' as const],
    passengerFields: FIELDS,
    leadFields: LEAD_FIELDS,
  };
}

export function wirePassProduct(pass: Pass): WireProduct {
  return {
    code: pass.code,
    label: passLabel(pass),
    marketingCarrier: 'Interrail',
    flexibility: wireFlexibility('SEMI_FLEX'),
    conditions: conditionsOf(TERMS),
    refund: wireTerm(TERMS.refund),
    exchange: wireTerm(undefined),
    reservation: false,
  };
}
