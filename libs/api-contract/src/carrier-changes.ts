import * as v from 'valibot';

const PlaceSchema = v.object({
  code: v.nullable(v.string()),
  name: v.string(),
  timeZone: v.string(),
});

const CarrierJourneySchema = v.object({
  origin: PlaceSchema,
  destination: PlaceSchema,
  departing_at: v.string(),
  arriving_at: v.string(),
  services: v.array(v.string()),
});
export type CarrierJourney = v.InferOutput<typeof CarrierJourneySchema>;

/** Free of charge: take it as it is, other flights or trains, or a full refund. */
export const CARRIER_ACTIONS = ['accept', 'change', 'cancel'] as const;

/** `open` waits for an answer; `told` needs none; the rest are answers given. */
const CARRIER_CHANGE_STATES = ['open', 'told', 'accepted', 'changed'] as const;
const CarrierChangeStateSchema = v.picklist(CARRIER_CHANGE_STATES);

export const CarrierChangeSchema = v.object({
  id: v.string(),
  detected_at: v.string(),
  state: CarrierChangeStateSchema,
  /** empty unless open; open without any is settled with the carrier itself */
  actions: v.array(v.picklist(CARRIER_ACTIONS)),
  journeys: v.array(
    v.object({ before: CarrierJourneySchema, after: v.nullable(CarrierJourneySchema) }),
  ),
});
export type CarrierChange = v.InferOutput<typeof CarrierChangeSchema>;

export const ListedCarrierChangeSchema = v.object({ state: CarrierChangeStateSchema });
