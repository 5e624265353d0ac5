import { addMoney, parseMoney } from '@wayfare/domain';
import type { Carrier, Place, SupplierOffer, SupplierSegment } from '../../src/ports/flight-offers';

/* For tests: offers as a supplier's port gives them. */

const KLM: Carrier = { iataCode: 'KL', name: 'KLM' };

type Named = Pick<Place, 'name' | 'cityName' | 'country' | 'timeZone'>;

const airport = (iataCode: string, named: Named): Place => ({
  type: 'airport',
  iataCode,
  iataCityCode: null,
  latitude: null,
  longitude: null,
  ...named,
});

export const AIRPORTS = {
  AMS: airport('AMS', {
    name: 'Amsterdam Airport Schiphol',
    cityName: 'Amsterdam',
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
  }),
  BCN: airport('BCN', {
    name: 'Barcelona–El Prat Airport',
    cityName: 'Barcelona',
    country: 'ES',
    timeZone: 'Europe/Madrid',
  }),
  CDG: airport('CDG', {
    name: 'Charles de Gaulle International Airport',
    cityName: 'Paris',
    country: 'FR',
    timeZone: 'Europe/Paris',
  }),
} as const;

/** `KL1665 AMS-BCN 2026-12-10T09:20` */
function aSegment(text: string): SupplierSegment {
  const [, carrier = '', number = '', from = '', to = '', departingAt = ''] =
    /^(\w\w)(\d+) (\w{3})-(\w{3}) (\S+)$/.exec(text) ?? [];
  const place = (code: string): Place =>
    Object.values(AIRPORTS).find(({ iataCode }) => iataCode === code) ??
    airport(code, { name: '', cityName: '', country: 'ZZ', timeZone: 'UTC' });
  return {
    id: `seg_${carrier}${number}`,
    origin: place(from),
    originTerminal: null,
    destination: place(to),
    destinationTerminal: '2',
    departingAt: `${departingAt}:00`,
    arrivingAt: `${departingAt.slice(0, 11)}23:35:00`,
    duration: 'PT2H15M',
    marketingCarrier: { iataCode: carrier, name: carrier === 'KL' ? 'KLM' : '' },
    flightNumber: number,
    operatingCarrier: KLM,
    aircraft: 'Boeing 737-800',
    stops: [],
    passengers: [
      {
        passengerId: 'pas_1',
        cabinClass: 'economy',
        baggages: [{ type: 'carry_on', quantity: 1 }],
      },
    ],
  };
}

interface Facts {
  readonly id?: string;
  readonly base?: string;
  readonly tax?: string;
  readonly bag?: string;
  readonly expiresAt?: Date;
  /** segments of each slice */
  readonly slices?: readonly (readonly string[])[];
}

export function anOffer({
  id = 'off_1',
  base = '100.00',
  tax = '20.00',
  bag,
  expiresAt = new Date('2030-01-01T00:00:00Z'),
  slices = [['KL1665 AMS-BCN 2026-12-10T09:20']],
}: Facts = {}): SupplierOffer {
  const bags: SupplierOffer['bags'] =
    bag === undefined
      ? null
      : [
          {
            id: 'ase_1',
            bag: {
              type: 'checked',
              maximumWeightKg: 23,
              maximumDepthCm: null,
              maximumHeightCm: null,
              maximumLengthCm: null,
            },
            maximumQuantity: 2,
            passengerIds: ['pas_1'],
            segmentIds: ['seg_1'],
            price: parseMoney(bag),
          },
        ];
  return {
    id,
    offerRequestId: 'orq_1',
    owner: KLM,
    price: {
      base: parseMoney(base),
      tax: parseMoney(tax),
      total: addMoney(parseMoney(base), parseMoney(tax)),
    },
    emissionsKg: '98',
    expiresAt,
    passengers: [{ id: 'pas_1', type: 'adult', age: null }],
    requiresInstantPayment: true,
    paymentRequiredBy: null,
    priceGuaranteeExpiresAt: null,
    refund: { allowed: false, penalty: null },
    change: { allowed: true, penalty: parseMoney('70.00') },
    slices: slices.map((texts, index) => {
      const segments = texts.map(aSegment);
      return {
        id: `sli_${index}`,
        origin: segments[0]?.origin ?? AIRPORTS.AMS,
        destination: segments.at(-1)?.destination ?? AIRPORTS.BCN,
        duration: 'PT2H15M',
        fareBrand: 'Light',
        advanceSeatSelection: null,
        change: null,
        segments,
      };
    }),
    bags,
  };
}
