import type { FlightBooking, TripAction } from '@wayfare/api-contract';
import * as v from 'valibot';
import type { Booking } from '../../booking/booking';
import { documentLinks } from '../../booking/document-links';
import type { KeySet } from '../../platform/keys/key-set';
import {
  newsOf,
  pageAction,
  documentActions,
  type Reader,
  type TellBooking,
  type ToldEntry,
  type ToldMoment,
} from '../../trips/told-booking';
import type { CityName } from './dictionary';
import { listedFlight } from './listed-flight';

interface Deps {
  readonly keys: KeySet;
  readonly cityName: (reader: Reader) => CityName;
}

type Airport = FlightBooking['slices'][number]['origin'];

const PlaceSchema = v.object({
  iataCode: v.string(),
  name: v.string(),
  cityName: v.optional(v.string(), ''),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
type KeptPlace = v.InferOutput<typeof PlaceSchema>;

/** Optional airport data; older rows without it are listed all the same. */
const AirportsSchema = v.object({
  itinerary: v.array(
    v.object({
      segments: v.array(v.object({ origin: PlaceSchema, destination: PlaceSchema })),
    }),
  ),
});

function airportsOf({ details }: Booking): ReadonlyMap<string, KeptPlace> {
  const kept = v.safeParse(AirportsSchema, details);
  const places = kept.success
    ? kept.output.itinerary.flatMap(({ segments }) =>
        segments.flatMap(({ origin, destination }) => [origin, destination]),
      )
    : [];
  return new Map(places.map((place) => [place.iataCode, place]));
}

function momentOf(
  local: string,
  { code, name, timeZone }: Airport,
  airports: ReadonlyMap<string, KeptPlace>,
): ToldMoment {
  const { latitude, longitude, ...kept } = {
    latitude: null,
    longitude: null,
    name: '',
    cityName: '',
    ...airports.get(code),
  };
  return {
    local: local.slice(0, 16),
    timeZone,
    place: {
      name: `${name} (${code})`,
      town: name,
      aliases: [code, kept.name, kept.cityName],
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    },
  };
}

function entriesOf(booking: Booking, { slices, airline }: FlightBooking): ToldEntry[] {
  const airports = airportsOf(booking);
  return slices.map(({ origin, destination, departing_at, arriving_at, flights }, index) => ({
    part: String(index + 1),
    journey: '',
    form: 'ride',
    icon: 'plane',
    title: `${airline} · ${flights.join(', ')}`,
    start: momentOf(departing_at, origin, airports),
    end: momentOf(arriving_at, destination, airports),
    facts: [],
    picture: null,
  }));
}

export const tellFlight =
  ({ keys, cityName }: Deps): TellBooking =>
  async (booking, reader) => {
    const listed = listedFlight(booking, { cityName: cityName(reader), now: reader.now });
    const { airline, passengers, hold, slices, canCancel, canChange = false } = listed;
    const [first] = slices;
    const news = newsOf(listed.carrier_change?.state);
    const manage = (kind: TripAction['kind'], view?: string) =>
      pageAction(kind, 'cancelation', {
        booking: booking.id,
        ...(view === undefined ? {} : { view }),
      });
    const papers = booking.status === 'canceled' ? null : await documentLinks(booking, keys);
    return {
      total: listed.total,
      references:
        booking.supplierReference === null
          ? []
          : [{ issuer: airline, value: booking.supplierReference }],
      travellers: passengers.map(({ name, surname }) => `${name} ${surname}`),
      payBefore:
        hold && first !== undefined
          ? { at: hold.payment_required_by, timeZone: first.origin.timeZone }
          : null,
      news,
      entries: entriesOf(booking, listed),
      actions: [
        ...(booking.status === 'held' ? [manage('pay', 'pay')] : []),
        ...(news === 'open' ? [manage('answer')] : []),
        ...documentActions(papers),
        manage('view'),
        ...(canChange ? [manage('change', 'change')] : []),
        ...(canCancel ? [manage('cancel', 'cancel')] : []),
      ],
    };
  };
