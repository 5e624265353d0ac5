import * as v from 'valibot';
import { idOf } from '../../kit/ids';
import { DAY, MINUTE, instantOf, localDate } from '../../kit/zones';
import { NAME_CHANGES } from '../fares/carriers';
import { conditionsOf, wireTerm, type WireProduct } from '../fares/products';
import { wireFlexibility } from '../fares/grades';
import { fieldsFor, LEAD_FIELDS, type SaleRules } from '../fares/terms-of-sale';
import {
  checkDay,
  checkTravelers,
  MAX_DAYS_AHEAD,
  TravelersSchema,
  travelerId,
  wireTravelers,
} from '../offers/search';
import { readSealed, SealedTravelers, sealed, travelersText } from '../offers/tokens';
import type { Delivery } from '../wire/codes';
import { pricesOf } from '../wire/money';
import { refused } from '../wire/problems';
import {
  isGlobal,
  PASS_AREAS,
  passCents,
  PASSES,
  passLabel,
  validUntil,
  wireArea,
  type Pass,
} from './passes';

const LIFETIME = 30 * MINUTE;
const TERMS = { refund: { hoursBefore: 24, percent: 15 } };
const LOCATION = 'pas_';
const NO_TRAINS: readonly string[] = [];
const FIELDS = fieldsFor('pass');
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

function passTotal({ pass, travelers }: Pick<OfferedPassFacts, 'pass' | 'travelers'>): number {
  return travelers.reduce((sum, { age }) => sum + passCents(pass, age), 0);
}

function passFacts(pass: Pass) {
  return {
    label: passLabel(pass),
    travelClass: { code: pass.travelClass },
    numberOfTravelDays: pass.kind.travelDays,
    validityDuration: pass.kind.validity,
  };
}

function wirePassOffer(offered: OfferedPassFacts) {
  const { at, pass, validityStartDate, travelers } = offered;
  const { code: productCode, area } = pass;
  const id = idOf('pof', productCode, validityStartDate);
  return {
    id,
    location: sealed(LOCATION, { at, validityStartDate, travelers, pass: productCode }),
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
    expirationDate: new Date(at + LIFETIME).toISOString(),
    deliveryOptions: isGlobal(area) ? BY_APP : [...BY_APP, 'PAH' as const],
    passengerFields: FIELDS,
    leadFields: LEAD_FIELDS,
  };
}

function wirePassProduct(pass: Pass): WireProduct {
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

const PASS_ZONE = 'Europe/Brussels';

export function searchPasses(search: v.InferOutput<typeof PassSearchSchema>, now: number) {
  const { place, validityStartDate: from, travelers } = search;
  checkTravelers(travelers);
  const area = PASS_AREAS.find(({ code }) => code === place);
  if (area === undefined) throw refused('no-such-pass', 'place');
  checkDay(from, 'validityStartDate');
  if (from < localDate(now, PASS_ZONE)) throw refused('first-day-past', 'validityStartDate');
  if (Date.parse(from) > now + MAX_DAYS_AHEAD * DAY)
    throw refused('passes-too-far', 'validityStartDate', MAX_DAYS_AHEAD);
  const passes = PASSES.filter((pass) => pass.area === area && passTotal({ pass, travelers }) > 0);
  return {
    id: idOf('pss', now, place, from, travelersText(travelers)),
    area: wireArea(area),
    offers: passes.map((pass) => wirePassOffer({ ...search, at: now, pass })),
    products: passes.map(wirePassProduct),
    travelers: wireTravelers(travelers),
    demo: true as const,
  };
}

const RULES: SaleRules = {
  prebookMinutes: 7 * 24 * 60,
  routeChange: false,
  nameChange: { ...NAME_CHANGES.transfers, toAnother: false },
};

export function passByLocation(location: string) {
  const offered = readSealed(OfferedSchema, LOCATION, location);
  if (offered === undefined) return undefined;
  const { at, pass, validityStartDate: validFrom, travelers } = offered;
  return {
    type: 'pass' as const,
    offer: wirePassOffer(offered),
    facts: passFacts(pass),
    area: wireArea(pass.area),
    products: [wirePassProduct(pass)],
    searched: travelers,
    expiresAt: at + LIFETIME,
    rules: RULES,
    validFrom,
    validUntil: validUntil(validFrom, pass.kind.validity),
    departsAt: instantOf(validFrom, 0, PASS_ZONE),
  };
}

export type OfferedPass = NonNullable<ReturnType<typeof passByLocation>>;
