import * as v from 'valibot';
import type { StayDates } from '../../../ports/stay-supplier';
import { Problem } from '../../../platform/http/problem';

/* Stateless supplier: the handle encodes what the next call needs. */

const DateSchema = v.pipe(v.string(), v.isoDate());

const OfferSchema = v.object({
  hotelId: v.string(),
  checkIn: DateSchema,
  checkOut: DateSchema,
  occupancies: v.array(v.object({ paxes: v.array(v.object({ age: v.number() })) })),
});
export type OfferHandle = v.InferOutput<typeof OfferSchema>;

const GroupSchema = v.object({
  key: v.string(),
  adults: v.number(),
  ages: v.array(v.number()),
  /** indexes of the requested rooms */
  rooms: v.array(v.number()),
});
const RateSchema = v.object({
  groups: v.pipe(v.array(GroupSchema), v.minLength(1)),
});
export type RateHandle = v.InferOutput<typeof RateSchema>;

const encoded = (handle: object) => Buffer.from(JSON.stringify(handle)).toString('base64url');

function decoded<Handle>(schema: v.GenericSchema<unknown, Handle>, text: string): Handle {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    // forged handle
    throw new Problem('OFFER_EXPIRED', { cause });
  }
}

export const offerHandle = (hotelId: string, { checkIn, checkOut, occupancies }: StayDates) =>
  encoded({ hotelId, checkIn, checkOut, occupancies });
export const readOffer = (handle: string): OfferHandle => decoded(OfferSchema, handle);

export const rateHandle = (handle: RateHandle) => encoded(handle);
export const readRate = (handle: string): RateHandle => decoded(RateSchema, handle);
