import * as v from 'valibot';

/* What an airline or a railway changes by itself about a booking that stands, in no vertical's words. */

const PlaceSchema = v.object({
  /** of an airport; null where the supplier names places alone */
  code: v.nullable(v.string()),
  name: v.string(),
  timeZone: v.string(),
});

/** One direction, or one train: times local to the place without a zone. */
const CarrierJourneySchema = v.object({
  origin: PlaceSchema,
  destination: PlaceSchema,
  departing_at: v.string(),
  arriving_at: v.string(),
  /** flights or trains, e.g. "KL 1665" */
  services: v.array(v.string()),
});
export type CarrierJourney = v.InferOutput<typeof CarrierJourneySchema>;

/** What the traveller can do about it here: take it as it is, have other flights or trains for nothing, or have everything back. */
export const CARRIER_ACTIONS = ['accept', 'change', 'cancel'] as const;

/** `open` waits for an answer; `told` needs none; the others are answers that were given. */
const CARRIER_CHANGE_STATES = ['open', 'told', 'accepted', 'changed'] as const;
const CarrierChangeStateSchema = v.picklist(CARRIER_CHANGE_STATES);

export const CarrierChangeSchema = v.object({
  id: v.string(),
  detected_at: v.string(),
  state: CarrierChangeStateSchema,
  /** none unless it is open; open without any is settled with the carrier itself */
  actions: v.array(v.picklist(CARRIER_ACTIONS)),
  /** nothing takes the place of what does not run any more */
  journeys: v.array(
    v.object({ before: CarrierJourneySchema, after: v.nullable(CarrierJourneySchema) }),
  ),
});
export type CarrierChange = v.InferOutput<typeof CarrierChangeSchema>;

/** What a list says of it. */
export const ListedCarrierChangeSchema = v.object({ state: CarrierChangeStateSchema });
