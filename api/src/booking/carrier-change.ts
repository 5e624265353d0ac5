import { CARRIER_ACTIONS } from '@wayfare/api-contract/schemas';
import type { CarrierChange as WireChange, CarrierJourney } from '@wayfare/api-contract';
import * as v from 'valibot';
import { asItWas, listOf, recordCodec } from '../platform/records/record-codec';
import type { Booking } from './booking';
import { LocalTimeSchema, TimeZoneSchema } from './journey-times';

/** `cityName` and `country` are '' where the supplier names places in no language of ours. */
const PlaceSchema = v.object({
  code: v.nullable(v.string()),
  name: v.string(),
  cityName: v.string(),
  country: v.string(),
  timeZone: TimeZoneSchema,
});
const JourneySchema = v.object({
  origin: PlaceSchema,
  destination: PlaceSchema,
  departing_at: LocalTimeSchema,
  arriving_at: LocalTimeSchema,
  services: listOf(v.string()),
});
export type KeptJourney = Readonly<v.InferOutput<typeof JourneySchema>>;
export type KeptPlace = Readonly<v.InferOutput<typeof PlaceSchema>>;

const CarrierChangeSchema = v.object({
  version: v.literal(2),
  id: v.string(),
  detectedAt: v.string(),
  actions: listOf(v.picklist(CARRIER_ACTIONS)),
  /** null while it waits for an answer; `told` needs none */
  answer: v.nullable(v.picklist(['told', 'accepted', 'changed', 'canceled'])),
  journeys: listOf(v.object({ before: JourneySchema, after: v.nullable(JourneySchema) })),
});

export type CarrierChange = Readonly<v.InferOutput<typeof CarrierChangeSchema>>;

const changes = recordCodec({ schema: CarrierChangeSchema, upgrades: [asItWas] });

export const carrierChangeOf = ({
  id,
  carrierChange,
}: Pick<Booking, 'id' | 'carrierChange'>): CarrierChange | null =>
  carrierChange === null ? null : changes.read(carrierChange, { table: 'bookings', id });

export function openChangeOf(
  booking: Pick<Booking, 'id' | 'carrierChange' | 'status'>,
): CarrierChange | null {
  const change = booking.status === 'confirmed' ? carrierChangeOf(booking) : null;
  return change?.answer === null ? change : null;
}

export function answeredByChange(booking: Booking): { carrierChange?: CarrierChange } {
  const change = carrierChangeOf(booking);
  return change?.answer === null ? { carrierChange: { ...change, answer: 'changed' } } : {};
}

/** Mails at most once per change, and never of the owner's own answer. */
export function newsOf(
  known: CarrierChange | null,
  latest: CarrierChange,
): 'carrierChange' | 'carrierAccepted' | null {
  if (known?.id === latest.id)
    return known.answer === null && latest.answer === 'accepted' ? 'carrierAccepted' : null;
  return latest.answer === 'changed' || latest.answer === 'canceled' ? null : 'carrierChange';
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Polls oftener as departure comes near; null once the last leg has left. */
export function nextLook(lastDeparture: number, now: number): Date | null {
  const ahead = lastDeparture - now;
  if (ahead <= 0) return null;
  return new Date(now + (ahead < 2 * DAY ? HOUR : ahead < 14 * DAY ? 6 * HOUR : DAY));
}

export function wireCarrierChange(
  booking: Booking,
  nameOf: (place: KeptPlace) => string,
): WireChange | null {
  const change = booking.status === 'canceled' ? null : carrierChangeOf(booking);
  if (change === null || change.answer === 'canceled') return null;
  const place = (kept: KeptPlace) => ({
    code: kept.code,
    name: nameOf(kept),
    timeZone: kept.timeZone,
  });
  const journey = ({ origin, destination, services, ...times }: KeptJourney): CarrierJourney => ({
    ...times,
    origin: place(origin),
    destination: place(destination),
    services: [...services],
  });
  return {
    id: change.id,
    detected_at: change.detectedAt,
    state: change.answer ?? 'open',
    actions: change.answer === null ? [...change.actions] : [],
    journeys: change.journeys.map(({ before, after }) => ({
      before: journey(before),
      after: after === null ? null : journey(after),
    })),
  };
}
