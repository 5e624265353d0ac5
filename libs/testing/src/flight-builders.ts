import type {
  BagService,
  FlightDictionary,
  FlightOffer,
  FlightSegment,
  FlightSlice,
} from '@wayfare/api-contract';

/* The party of `@wayfare/api-contract/flight-cases` to Barcelona and back; clocks of tests stand at `FIXED_NOW`. */

const PASSENGERS: FlightOffer['passengers'] = [
  { id: 'pas_1', type: 'adult', age: null },
  { id: 'pas_2', type: 'adult', age: null },
  { id: 'pas_3', type: 'child', age: 7 },
  { id: 'pas_4', type: 'infant_without_seat', age: null },
];
export const SEATED = PASSENGERS.filter(({ type }) => type !== 'infant_without_seat');

/** Names of Amsterdam, Barcelona, Paris, KLM and Air France, in English. */
export function buildFlightDictionary(changes: Partial<FlightDictionary> = {}): FlightDictionary {
  return {
    locations: {
      AMS: {
        nameCity: 'Amsterdam',
        nameAirport: 'Amsterdam Airport Schiphol',
        timeZone: 'Europe/Amsterdam',
      },
      BCN: {
        nameCity: 'Barcelona',
        nameAirport: 'Josep Tarradellas Barcelona-El Prat Airport',
        timeZone: 'Europe/Madrid',
      },
      CDG: {
        nameCity: 'Paris',
        nameAirport: 'Paris Charles de Gaulle Airport',
        timeZone: 'Europe/Paris',
      },
    },
    carriers: { KL: 'KLM', AF: 'Air France' },
    ...changes,
  };
}

/** KL 1665 from Amsterdam to Barcelona on 14 January, a cabin bag and a checked bag for everybody with a seat. */
export function buildFlightSegment(changes: Partial<FlightSegment> = {}): FlightSegment {
  return {
    id: 'seg_1',
    origin: 'AMS',
    origin_terminal: null,
    destination: 'BCN',
    destination_terminal: '1',
    departing_at: '2027-01-14T09:20:00',
    arriving_at: '2027-01-14T11:30:00',
    duration: 'PT2H10M',
    marketing_carrier: 'KL',
    marketing_carrier_flight_number: '1665',
    operating_carrier: 'KL',
    aircraft: 'Boeing 737-800',
    stops: [],
    passengers: PASSENGERS.map(({ id, type }) => ({
      passenger_id: id,
      cabin_class: 'economy',
      baggages:
        type === 'infant_without_seat'
          ? []
          : [
              { type: 'carry_on', quantity: 1 },
              { type: 'checked', quantity: 1 },
            ],
    })),
    ...changes,
  };
}

/** Without a change of plane from Amsterdam to Barcelona. */
export function buildFlightSlice(changes: Partial<FlightSlice> = {}): FlightSlice {
  return {
    id: 'sli_1',
    origin: 'AMS',
    destination: 'BCN',
    duration: 'PT2H10M',
    fare_brand_name: 'Economy Standard',
    itinerary_key: 'KL1665@2027-01-14T09:20:00',
    conditions: {
      advance_seat_selection: true,
      change_before_departure: { allowed: true, penalty_amount: '210.00', penalty_currency: 'EUR' },
    },
    segments: [buildFlightSegment()],
    ...changes,
  };
}

/** Back by Paris, on two flights of KLM, the first of them flown by Air France. */
export function buildConnectingSlice(changes: Partial<FlightSlice> = {}): FlightSlice {
  return buildFlightSlice({
    id: 'sli_2',
    origin: 'BCN',
    destination: 'AMS',
    duration: 'PT5H5M',
    itinerary_key: 'KL2404@2027-01-21T17:55:00|KL1246@2027-01-21T21:40:00',
    segments: [
      buildFlightSegment({
        id: 'seg_2',
        origin: 'BCN',
        origin_terminal: '1',
        destination: 'CDG',
        destination_terminal: '2F',
        departing_at: '2027-01-21T17:55:00',
        arriving_at: '2027-01-21T19:55:00',
        duration: 'PT2H',
        marketing_carrier_flight_number: '2404',
        operating_carrier: 'AF',
        aircraft: 'Airbus A320',
      }),
      buildFlightSegment({
        id: 'seg_3',
        origin: 'CDG',
        origin_terminal: '2F',
        destination: 'AMS',
        destination_terminal: null,
        departing_at: '2027-01-21T21:40:00',
        arriving_at: '2027-01-21T23:00:00',
        duration: 'PT1H20M',
        marketing_carrier_flight_number: '1246',
      }),
    ],
    ...changes,
  });
}

/** A checked bag of 23 kg for each passenger with a seat on each slice. */
function bagsOf(slices: readonly FlightSlice[]): BagService[] {
  return slices.flatMap(({ id, segments }) =>
    SEATED.map((passenger) => ({
      id: `ase_bag_${id}_${passenger.id}`,
      type: 'baggage',
      maximum_quantity: 2,
      passenger_ids: [passenger.id],
      segment_ids: segments.map((segment) => segment.id),
      total_amount: '32.00',
      total_currency: 'EUR',
      metadata: {
        type: 'checked',
        maximum_weight_kg: 23,
        maximum_depth_cm: 43,
        maximum_height_cm: 75,
        maximum_length_cm: 90,
      },
    })),
  );
}

/** Amsterdam to Barcelona and back for two adults, a child and an infant: 560.60, to be paid at once, bags for sale. */
export function buildFlightOffer(changes: Partial<FlightOffer> = {}): FlightOffer {
  const slices = changes.slices ?? [buildFlightSlice(), buildConnectingSlice()];
  return {
    id: 'off_1',
    owner: { iata_code: 'KL', name: 'KLM' },
    total_amount: '560.60',
    base_amount: '412.00',
    tax_amount: '148.60',
    total_currency: 'EUR',
    total_emissions_kg: '628',
    expires_at: '2026-12-10T09:30:00Z',
    passengers: PASSENGERS,
    payment_requirements: {
      requires_instant_payment: true,
      payment_required_by: null,
      price_guarantee_expires_at: null,
    },
    conditions: {
      refund_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null },
      change_before_departure: { allowed: true, penalty_amount: '210.00', penalty_currency: 'EUR' },
    },
    slices,
    available_services: bagsOf(slices),
    ...changes,
  };
}
