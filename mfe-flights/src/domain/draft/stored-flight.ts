import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { isRecord, listOf, NamedSchema, TextSchema } from '@wayfare/forms';
import * as v from 'valibot';
import type { ChosenService } from './chosen-services';
import { parseTyped, type TypedTraveller } from './typed-traveller';

/** State of an unfinished booking, under the specification's names (FLT-31). */
export interface FlightStore {
  flight: FlightOffer | null;
  /** by index in the offer's passengers, whose ids change when it is refreshed */
  travelers: TypedTraveller[];
  /** `itinerary_key` of each slice, which finds the same flights again */
  intineraries: string[];
  contactInfo: { email: string; confirm_email: string };
  amenities: ChosenService[];
  seats: ChosenService[];
  dictionary: FlightDictionary | null;
  typedocument: 'passport';
}

export const EMPTY_STORE: FlightStore = {
  flight: null,
  travelers: [],
  intineraries: [],
  contactInfo: { email: '', confirm_email: '' },
  amenities: [],
  seats: [],
  dictionary: null,
  typedocument: 'passport',
};

const ChosenServiceSchema: v.GenericSchema<unknown, ChosenService> = v.object({
  id: v.string(),
  type: v.picklist(['baggage', 'seat']),
  quantity: v.pipe(v.number(), v.integer()),
  amount: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
  passenger_ids: v.array(v.string()),
  segment_ids: v.array(v.string()),
  bag: v.fallback(v.nullable(v.custom<NonNullable<ChosenService['bag']>>(isRecord)), null),
  designator: v.fallback(v.nullable(v.string()), null),
});

const filled = v.pipe(v.array(NamedSchema), v.minLength(1));
/** The minimum for an offer to be usable. */
const OfferShape = v.looseObject({
  id: v.string(),
  passengers: filled,
  slices: v.array(v.looseObject({ segments: filled })),
});
const DictionaryShape = v.looseObject({ locations: NamedSchema, carriers: NamedSchema });

/** Invalid stored parts are dropped. */
export const FlightStoreSchema: v.GenericSchema<unknown, FlightStore> = v.object({
  flight: v.fallback(v.nullable(v.custom<FlightOffer>((value) => v.is(OfferShape, value))), null),
  travelers: listOf(v.pipe(NamedSchema, v.transform(parseTyped))),
  intineraries: listOf(v.string()),
  contactInfo: v.fallback(v.object({ email: TextSchema, confirm_email: TextSchema }), {
    email: '',
    confirm_email: '',
  }),
  amenities: listOf(ChosenServiceSchema),
  seats: listOf(ChosenServiceSchema),
  dictionary: v.fallback(
    v.nullable(v.custom<FlightDictionary>((value) => v.is(DictionaryShape, value))),
    null,
  ),
  typedocument: v.fallback(v.literal('passport'), 'passport'),
});

/** Bags and seats chosen for this very offer; those of another are not sold here. */
export function chosenFor(store: FlightStore, offer: Pick<FlightOffer, 'id'>): ChosenService[] {
  return store.flight?.id === offer.id ? [...store.amenities, ...store.seats] : [];
}
