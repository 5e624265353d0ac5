import { amountOf } from '../wire/money';
import type { Comfort, Flexibility } from '../wire/codes';
import { inEach, type Words } from '../wire/words';
import type { FareTerms, Term } from './carriers';
import { conditionsOf, SEAT_ONLY } from './conditions';
import { wireComfort, wireFlexibility } from './grades';
import type { Portion } from './portions';

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

export function wireTerm(term: Term | undefined) {
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
): Words {
  const fareLabel = isSeatOnly ? SEAT_ONLY : wireFlexibility(flexibility).label;
  const fareName = isSeatOnly ? undefined : fareNames[flexibility];
  return inEach((language) => {
    const comfortName = comfortNames[comfort] ?? wireComfort(comfort).label[language];
    return `${comfortName}, ${fareName ?? fareLabel[language]}`;
  });
}

export function wireProduct(portion: Portion, fare: Fare) {
  const flexibility = fare.isSeatOnly ? 'NON_FLEX' : fare.flexibility;
  const terms = fare.isSeatOnly ? SEAT_TERMS : portion.terms[flexibility];
  return {
    code: productCode(portion, fare),
    label: labelOf(portion, fare),
    marketingCarrier: portion.carrier.name,
    flexibility: wireFlexibility(flexibility),
    conditions: conditionsOf(terms),
    refund: wireTerm(terms.refund),
    exchange: wireTerm(terms.exchange),
    reservation: !portion.isOpen,
  };
}

export type WireProduct = ReturnType<typeof wireProduct>;
