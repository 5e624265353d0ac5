import type {
  CabinClass,
  OfferSliceSegment,
  OfferSliceSegmentPassenger,
  Stop,
} from '@duffel/api/types';
import { fraction, hash32 } from '../../kit/random';
import { hasSeat, type Traveller } from '../fares/travellers';
import { idOf } from '../../kit/ids';
import { arePartners, type Airline } from '../reference/airlines';
import { wireAircraft, wireAirline, wireAirport } from '../reference/wire-places';
import { cabinAboard } from '../cabins/layouts';
import { designator, type Flight } from '../timetable/flight';
import { terminalOf } from '../timetable/terminals';
import { isoDuration, localTime } from '../../kit/zones';
import type { Slice } from './offer';

const MINUTE = 60_000;

const CABIN_NAMES: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  premium_economy: 'Premium Economy',
  business: 'Business',
  first: 'First',
};

const FARE_LETTERS: Readonly<Record<CabinClass, string>> = {
  economy: 'Y',
  premium_economy: 'W',
  business: 'J',
  first: 'F',
};

export interface Holder {
  key: string;
  cabin: CabinClass;
  travellers: readonly Traveller[];
  /** bags are left out of the fare */
  withoutBags: boolean;
}

export function sliceId({ key }: Pick<Holder, 'key'>, index: number): string {
  return idOf('sli', key, index);
}

export function segmentId({ key }: Pick<Holder, 'key'>, slice: number, index: number): string {
  return idOf('seg', key, slice, index);
}

/** Under its own number, or under one of the partner that sells it. */
function marketed({ departure }: Flight, seller: Airline): { carrier: Airline; number: string } {
  const isOwn = seller === departure.carrier || !arePartners(seller, departure.carrier);
  return isOwn
    ? departure
    : {
        carrier: seller,
        number: String(6_000 + (hash32(`shared/${seller.iata}/${designator(departure)}`) % 3_000)),
      };
}

function stopsOf(flight: Flight, id: string): Stop[] {
  const { via } = flight.departure;
  if (via === undefined) return [];
  const arrives = flight.departsAt + via.after * MINUTE;
  const zone = via.airport.timeZone;
  return [
    {
      id: idOf('sto', id),
      airport: wireAirport(via.airport),
      arriving_at: localTime(arrives, zone),
      departing_at: localTime(arrives + via.ground * MINUTE, zone),
      duration: isoDuration(via.ground * MINUTE),
    },
  ];
}

export function cabinOf({ departure }: Flight, wanted: CabinClass): CabinClass {
  return cabinAboard(departure.aircraft, departure.carrier, wanted);
}

function amenities(
  flight: Flight,
  cabin: CabinClass,
): NonNullable<OfferSliceSegmentPassenger['cabin']>['amenities'] {
  const { kind, iata } = flight.departure.aircraft;
  const luck = fraction(`amenities/${flight.departure.carrier.iata}/${iata}`);
  const isWide = kind === 'wide';
  const hasWifi = kind !== 'turboprop' && (isWide || luck > 0.4);
  const isFront = cabin === 'business' || cabin === 'first';
  return {
    wifi: { available: hasWifi, cost: hasWifi ? (isFront ? 'free' : 'paid') : 'n/a' },
    seat: {
      pitch: cabin === 'economy' ? 'standard' : 'more',
      type: isFront && isWide ? (cabin === 'first' ? 'private_suite' : 'full_flat') : 'standard',
    },
    power: { available: isWide || luck > 0.5 },
  };
}

/** The client's types know no bag for under the seat, which some airlines tell apart from one for the cabin (FLT-33). */
type WireBag = Omit<OfferSliceSegmentPassenger['baggages'][number], 'type'> & {
  type: 'carry_on' | 'checked' | 'backpack';
};

/** An infant on a lap flies with the luggage of its parents. Where a trolley costs extra, what fits under the seat does not. */
function bagsOf(
  { brand, seller }: Slice,
  { withoutBags }: Holder,
  traveller: Traveller,
): OfferSliceSegmentPassenger['baggages'] {
  if (withoutBags || !hasSeat(traveller)) return [];
  const bags: WireBag[] = [
    { type: 'backpack', quantity: seller.kind === 'lowcost' && brand.carryOn === 0 ? 1 : 0 },
    { type: 'carry_on', quantity: brand.carryOn },
    { type: 'checked', quantity: brand.checked },
  ];
  return bags.filter(({ quantity }) => quantity > 0) as OfferSliceSegmentPassenger['baggages'];
}

export function wireSegment(
  slice: Slice,
  holder: Holder,
  at: { slice: number; flight: number },
): OfferSliceSegment {
  const flight = slice.flights[at.flight];
  if (flight === undefined) throw new Error('no such flight');
  const { departure } = flight;
  const id = segmentId(holder, at.slice, at.flight);
  const cabin = cabinOf(flight, holder.cabin);
  const market = marketed(flight, slice.seller);
  return {
    id,
    origin: wireAirport(departure.from),
    destination: wireAirport(departure.to),
    origin_terminal: terminalOf(departure.from, departure.carrier),
    destination_terminal: terminalOf(departure.to, departure.carrier),
    departing_at: localTime(flight.departsAt, departure.from.timeZone),
    arriving_at: localTime(flight.arrivesAt, departure.to.timeZone),
    duration: isoDuration(flight.arrivesAt - flight.departsAt),
    distance: departure.km.toFixed(1),
    aircraft: wireAircraft(departure.aircraft),
    marketing_carrier: wireAirline(market.carrier),
    marketing_carrier_flight_number: market.number,
    operating_carrier: wireAirline(departure.operator),
    operating_carrier_flight_number: departure.number,
    stops: stopsOf(flight, id),
    passengers: holder.travellers.map((traveller) => ({
      passenger_id: traveller.id,
      cabin_class: cabin,
      cabin_class_marketing_name: CABIN_NAMES[cabin],
      fare_basis_code: `${FARE_LETTERS[cabin]}${slice.brand.code.slice(0, 3).toUpperCase()}0${slice.seller.iata}`,
      baggages: bagsOf(slice, holder, traveller),
      cabin: {
        name: cabin,
        marketing_name: CABIN_NAMES[cabin],
        amenities: amenities(flight, cabin),
      },
    })),
  };
}
