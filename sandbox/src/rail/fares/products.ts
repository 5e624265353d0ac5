import { amountOf } from '../wire/money';
import type { Language } from '../wire/words';
import type { Comfort, Flexibility, WireProduct, WireTerm } from '../wire/wire-types';
import type { FareTerms, Term } from './carriers';
import { conditionsOf, seatOnly } from './conditions';
import { wireComfort, wireFlexibility } from './grades';
import type { Portion } from './portions';

/** What a traveller has for a portion; `isSeatOnly` beside a pass that is held already. */
export interface Fare {
  comfort: Comfort;
  flexibility: Flexibility;
  isSeatOnly: boolean;
}

/** A seat beside a pass can be exchanged, never given back. */
const SEAT_TERMS: FareTerms = { exchange: { hoursBefore: 24, fee: 300 } };

export function productCode({ code }: Portion, { comfort, flexibility, isSeatOnly }: Fare): string {
  return `${code}-${comfort}-${isSeatOnly ? 'PASS_SEAT' : flexibility}`;
}

export function wireTerm(term: Term | undefined): WireTerm {
  return {
    allowed: term !== undefined,
    hoursBefore: term?.hoursBefore ?? 0,
    feePercent: term?.percent ?? 0,
    fee: amountOf(term?.fee ?? 0),
  };
}

function labelOf(
  { comfortNames, fareNames }: Portion,
  { comfort, flexibility, isSeatOnly }: Fare,
  language: Language,
): string {
  const comfortName = comfortNames[comfort] ?? wireComfort(comfort, language).label;
  if (isSeatOnly) return `${comfortName}, ${seatOnly(language)}`;
  return `${comfortName}, ${fareNames[flexibility] ?? wireFlexibility(flexibility, language).label}`;
}

export function wireProduct(portion: Portion, fare: Fare, language: Language): WireProduct {
  const flexibility = fare.isSeatOnly ? 'NON_FLEX' : fare.flexibility;
  const terms = fare.isSeatOnly ? SEAT_TERMS : portion.terms[flexibility];
  return {
    code: productCode(portion, fare),
    label: labelOf(portion, fare, language),
    marketingCarrier: portion.carrier.name,
    flexibility: wireFlexibility(flexibility, language),
    conditions: conditionsOf(terms, language),
    refund: wireTerm(terms.refund),
    exchange: wireTerm(terms.exchange),
    reservation: !portion.isOpen,
  };
}
