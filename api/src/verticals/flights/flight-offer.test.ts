import { AIRPORTS, anOffer } from '../../../test/builders/build-offer';
import { cityNames, dictionaryOf } from './dictionary';
import { flightOffer, flightOffers } from './flight-offer';

const NO_COMMISSION = { type: 'percent', value: 0 } as const;
const TWO_PERCENT = { type: 'percent', value: 2 } as const;

/** The catalogue as far as names of cities go. */
const DUTCH = {
  cityNamed: (name: string, country: string) =>
    name === 'Paris' && country === 'FR' ? { names: { en: 'Paris', nl: 'Parijs' } } : null,
};

describe('An offer of flights', () => {
  it('is told in the words of the contract', () => {
    expect(flightOffer(anOffer(), NO_COMMISSION)).toEqual({
      id: 'off_1',
      owner: { iata_code: 'KL', name: 'KLM', conditions_of_carriage_url: null },
      total_amount: '120.00',
      base_amount: '100.00',
      tax_amount: '20.00',
      total_currency: 'EUR',
      total_emissions_kg: '98',
      expires_at: '2030-01-01T00:00:00.000Z',
      passengers: [{ id: 'pas_1', type: 'adult', age: null }],
      payment_requirements: {
        requires_instant_payment: true,
        payment_required_by: null,
        price_guarantee_expires_at: null,
      },
      conditions: {
        refund_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null },
        change_before_departure: {
          allowed: true,
          penalty_amount: '70.00',
          penalty_currency: 'EUR',
        },
      },
      available_services: null,
      slices: [
        {
          id: 'sli_0',
          origin: 'AMS',
          destination: 'BCN',
          duration: 'PT2H15M',
          fare_brand_name: 'Light',
          itinerary_key: 'KL1665-202612100920',
          conditions: { advance_seat_selection: null, change_before_departure: null },
          segments: [
            {
              id: 'seg_KL1665',
              origin: 'AMS',
              origin_terminal: null,
              destination: 'BCN',
              destination_terminal: '2',
              departing_at: '2026-12-10T09:20:00',
              arriving_at: '2026-12-10T23:35:00',
              duration: 'PT2H15M',
              marketing_carrier: 'KL',
              marketing_carrier_flight_number: '1665',
              operating_carrier: 'KL',
              aircraft: 'Boeing 737-800',
              stops: [],
              passengers: [
                {
                  passenger_id: 'pas_1',
                  cabin_class: 'economy',
                  baggages: [
                    {
                      type: 'carry_on',
                      quantity: 1,
                      maximum_weight_kg: null,
                      maximum_length_cm: null,
                      maximum_height_cm: null,
                      maximum_depth_cm: null,
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('has a key for its flights, the same for each fare and another for each day', () => {
    const keyOf = (...segments: string[]) =>
      flightOffer(anOffer({ slices: [segments] }), NO_COMMISSION).slices[0]?.itinerary_key;
    expect(keyOf('KL1665 AMS-CDG 2026-12-10T09:20', 'AF1148 CDG-BCN 2026-12-10T13:05')).toBe(
      'KL1665-202612100920.AF1148-202612101305',
    );
    expect(keyOf('KL1665 AMS-BCN 2026-12-11T09:20')).not.toBe(
      keyOf('KL1665 AMS-BCN 2026-12-10T09:20'),
    );
  });

  it('comes cheapest first by our own price', () => {
    const offers = [
      anOffer({ id: 'b', base: '100.00', tax: '0.00' }),
      anOffer({ id: 'c', base: '50.00', tax: '50.00' }),
      anOffer({ id: 'a', base: '100.00', tax: '0.00' }),
    ];
    expect(
      flightOffers(offers, TWO_PERCENT).map(({ id, total_amount: total }) => [id, total]),
    ).toEqual([
      ['c', '101.00'],
      ['a', '102.00'],
      ['b', '102.00'],
    ]);
  });
});

describe('The dictionary', () => {
  const flown = [
    anOffer({ slices: [['KL1665 AMS-CDG 2026-12-10T09:20', 'XX7 CDG-QQQ 2026-12-10T13:05']] }),
  ];

  it.each([
    ['en', 'Paris'],
    ['nl', 'Parijs'],
  ] as const)('FLT-32 names cities in %s and airports as they are called', (language, paris) => {
    const { locations } = dictionaryOf(flown, cityNames(DUTCH, language));
    expect(locations).toEqual({
      AMS: { nameCity: 'Amsterdam', nameAirport: AIRPORTS.AMS.name, timeZone: 'Europe/Amsterdam' },
      CDG: { nameCity: paris, nameAirport: AIRPORTS.CDG.name, timeZone: 'Europe/Paris' },
    });
  });

  it('FLT-32 leaves out codes that have no name', () => {
    const { locations, carriers } = dictionaryOf(flown, cityNames(DUTCH, 'en'));
    expect(locations).not.toHaveProperty('QQQ');
    expect(carriers).toEqual({ KL: 'KLM' });
  });
});
