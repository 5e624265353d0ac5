import * as v from 'valibot';
import { readTable } from '../../kit/tables';
import rows from '../data/carrier-profiles.json';
import type { Ride } from '../planner/journey';
import { COMFORTS, DELIVERIES, FLEXIBILITIES } from '../wire/codes';
import { SERVICES } from './services';

/** A term of a fare; without one it is not allowed. Cents for each traveller, percent of the price. */
const TermSchema = v.object({
  hoursBefore: v.number(),
  fee: v.optional(v.number()),
  percent: v.optional(v.number()),
});
export type Term = v.InferOutput<typeof TermSchema>;

const FareTermsSchema = v.object({
  refund: v.optional(TermSchema),
  exchange: v.optional(TermSchema),
});
export type FareTerms = v.InferOutput<typeof FareTermsSchema>;

const fares = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.object(v.entriesFromList(FLEXIBILITIES, schema));
const TERMS = readTable(rows.terms, fares(FareTermsSchema));
export const NAME_CHANGES = readTable(
  rows.nameChanges,
  v.object({
    allowed: v.boolean(),
    toAnother: v.boolean(),
    reason: v.object({ en: v.string(), nl: v.string() }),
  }),
);

const ProfileSchema = v.object({
  level: v.number(),
  /** by day; night trains have their own */
  comforts: v.array(v.picklist(COMFORTS)),
  flexibilities: v.array(v.picklist(FLEXIBILITIES)),
  terms: v.pipe(
    v.picklist(['ordinary', 'strict']),
    v.transform((name) => TERMS[name]),
  ),
  /** the same price on every train and day, and no seat with it */
  isOpen: v.boolean(),
  /** share of the price that these pay, and what a child pays at most, in cents */
  shares: v.object({
    child: v.number(),
    youth: v.number(),
    senior: v.number(),
    childAtMost: v.optional(v.number()),
  }),
  /** takes holders of a pass, for the price of a seat in cents; null when it does not */
  passSeat: v.nullable(v.number()),
  delivery: v.array(v.picklist(DELIVERIES)),
  /** of everybody: nothing, the date of birth, or a passport or identity card too */
  asks: v.picklist(['lead', 'birth', 'document']),
  services: v.array(v.picklist(SERVICES)),
  hasTwoDecks: v.boolean(),
  offerMinutes: v.number(),
  prebookMinutes: v.number(),
  routeChange: v.boolean(),
  nameChange: v.pipe(
    v.picklist(['corrections', 'transfers', 'none']),
    v.transform((name) => NAME_CHANGES[name]),
  ),
  fareNames: v.partial(fares(v.string())),
  comfortNames: v.partial(v.object(v.entriesFromList(COMFORTS, v.string()))),
});
export type CarrierProfile = v.InferOutput<typeof ProfileSchema>;

/** A national railway with reserved long-distance trains; one price, every train of the day; and no frills. */
const KINDS = {
  ordinary: rows.ordinary,
  open: { ...rows.ordinary, ...rows.open },
  lowcost: { ...rows.ordinary, ...rows.lowcost },
};
const ORDINARY = v.parse(ProfileSchema, KINDS.ordinary);
const OPEN = v.parse(ProfileSchema, KINDS.open);
const OF_NIGHT = ['comforts', 'isOpen', 'asks', 'hasTwoDecks', 'comfortNames'] as const;
const NIGHT = v.parse(v.pick(ProfileSchema, OF_NIGHT), rows.night);

const LikeSchema = v.looseObject({
  codes: v.array(v.string()),
  like: v.picklist(['ordinary', 'open', 'lowcost']),
});

/** By the code of the carrier, or by code and train where a carrier sells two kinds. */
const PROFILES = new Map(
  v.parse(v.array(LikeSchema), rows.carriers).flatMap(({ codes, like, ...changes }) => {
    const profile = v.parse(ProfileSchema, { ...KINDS[like], ...changes });
    return codes.map((code): [string, CarrierProfile] => [code, profile]);
  }),
);

type Train = Pick<Ride, 'carrier' | 'product' | 'kind'>;

/** A code for how a train is sold: `SNCF-OUIGO` is not sold with `SNCF`. */
export function profileCode({ carrier, product, kind }: Train): string {
  const isOwn = PROFILES.has(`${carrier.code}/${product}`);
  const brand = isOwn ? `-${product.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-')}` : '';
  const suffix = kind === 'night' ? '-NIGHT' : kind === 'regional' ? '-LOCAL' : '';
  return carrier.code + brand + suffix;
}

export function profileOf({ carrier, product, kind }: Train): CarrierProfile {
  const profile =
    PROFILES.get(`${carrier.code}/${product}`) ?? PROFILES.get(carrier.code) ?? ORDINARY;
  if (kind === 'regional') {
    const { level, shares, delivery } = profile;
    return { ...OPEN, level, shares, delivery, comforts: ['STANDARD'] };
  }
  if (kind !== 'night') return profile;
  const served = profile.services.filter((service) => service !== 'MEAL');
  return {
    ...profile,
    ...NIGHT,
    flexibilities: profile.flexibilities.filter((flexibility) => flexibility !== 'RETURN'),
    passSeat: profile.passSeat === null ? null : 1_500,
    services: [...new Set([...served, 'BREAKFAST' as const])],
  };
}
