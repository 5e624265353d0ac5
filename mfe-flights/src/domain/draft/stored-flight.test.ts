import { parseStored } from '@wayfare/forms';
import { buildFlightDictionary, buildFlightOffer } from '@wayfare/testing';
import { TYPED_PARTY } from '../../testing/party';
import { chosenFor, EMPTY_STORE, FlightStoreSchema, type FlightStore } from './stored-flight';

const OFFER = buildFlightOffer({ available_services: null });
const SEAT = {
  id: 'ase_1',
  type: 'seat',
  quantity: 1,
  passenger_ids: ['pas_1'],
  segment_ids: ['seg_1'],
  amount: '11.00',
  bag: null,
  designator: '13A',
} as const;
const STORE = {
  ...EMPTY_STORE,
  flight: OFFER,
  travelers: TYPED_PARTY,
  intineraries: ['KL1665-202701140920'],
  contactInfo: { email: 'a@example.com', confirm_email: 'a@example.com' },
  seats: [{ ...SEAT, passenger_ids: ['pas_1'], segment_ids: ['seg_1'] }],
  dictionary: buildFlightDictionary(),
} satisfies FlightStore;

const parseFlightStore = (text: string) => parseStored(text, FlightStoreSchema, EMPTY_STORE);

describe('what the tab keeps of a booking in the making', () => {
  it('FLT-31 has exactly the keys of the specification', () => {
    expect(Object.keys(EMPTY_STORE).sort()).toEqual([
      'amenities',
      'contactInfo',
      'dictionary',
      'flight',
      'intineraries',
      'seats',
      'travelers',
      'typedocument',
    ]);
    expect(Object.keys(parseFlightStore(JSON.stringify({ ...STORE, more: 1 }))).sort()).toEqual(
      Object.keys(EMPTY_STORE).sort(),
    );
  });

  it('reads back what was kept', () => {
    expect(parseFlightStore(JSON.stringify(STORE))).toEqual(STORE);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['an offer without flights', { flight: { id: 'x', slices: [{}], passengers: [{}] } }],
    ['an offer without passengers', { flight: { ...OFFER, passengers: [] } }],
    [
      'services without a price',
      { amenities: [{ ...SEAT, amount: 'free' }], seats: [{ ...SEAT, amount: 7 }, 'x', null] },
    ],
    ['a dictionary that is none', { dictionary: { locations: [] } }],
    ['a contact that is none', { contactInfo: 'me', intineraries: [1], travelers: 'us' }],
  ])('takes %s for an empty store', (_, kept) => {
    expect(parseFlightStore(JSON.stringify(kept))).toEqual(EMPTY_STORE);
  });

  it('takes broken text for an empty store', () => {
    expect(parseFlightStore('{')).toEqual(EMPTY_STORE);
  });

  it('counts bags and seats for the offer that they were chosen for, and for no other', () => {
    expect(chosenFor(STORE, OFFER)).toHaveLength(1);
    expect(chosenFor(STORE, { id: 'off_2' })).toEqual([]);
  });
});
