import type { BagService, FlightOffer, FlightSlice, SeatMap } from '@wayfare/api-contract';
import {
  buildConnectingSlice,
  buildFlightOffer,
  buildFlightSegment,
  buildFlightSlice,
  buildSeatMap,
} from '@wayfare/testing';
import { carryOver } from './carry-over';
import { withBag, type ChosenService } from './chosen-services';

const OLD = buildFlightOffer();
const bagOf = (offer: FlightOffer, passenger: string, slice: string): BagService => {
  const found = offer.available_services?.find(({ id }) => id === `ase_bag_${slice}_${passenger}`);
  if (found === undefined) throw new Error('no such bag');
  return found;
};
const [BAG] = withBag([], bagOf(OLD, 'pas_1', 'sli_1'), 2);
const SEAT: ChosenService = {
  id: 'ase_seat_13A_pas_2',
  type: 'seat',
  quantity: 1,
  passenger_ids: ['pas_2'],
  segment_ids: ['seg_1'],
  amount: '11.00',
  bag: null,
  designator: '13A',
};
const KEPT = { flight: OLD, amenities: BAG === undefined ? [] : [BAG], seats: [SEAT] };

/** The same flights under other ids, as a fresh search gives them. */
function freshly(changes: Partial<FlightOffer> = {}): FlightOffer {
  const fresh = (slice: FlightSlice): FlightSlice => ({
    ...slice,
    id: `new_${slice.id}`,
    segments: slice.segments.map((segment) => ({
      ...segment,
      id: `new_${segment.id}`,
    })) as FlightSlice['segments'],
  });
  const slices = OLD.slices.map(fresh) as FlightOffer['slices'];
  return buildFlightOffer({
    id: 'off_2',
    passengers: OLD.passengers.map((passenger) => ({ ...passenger, id: `new_${passenger.id}` })),
    slices,
    ...changes,
  });
}

const newIds = (ids: readonly string[]) => ids.map((id) => `new_${id}`);
const FRESH = freshly();
const BAGS = (OLD.available_services ?? []).map((bag): BagService => ({
  ...bag,
  id: `new_${bag.id}`,
  passenger_ids: newIds(bag.passenger_ids),
  segment_ids: newIds(bag.segment_ids),
  total_amount: '35.00',
}));
const MAP = buildSeatMap({ segment_id: 'new_seg_1' });
const MAPS: SeatMap[] = [
  {
    ...MAP,
    cabins: MAP.cabins.map((cabin) => ({
      ...cabin,
      rows: cabin.rows.map(({ sections }) => ({
        sections: sections.map(({ elements }) => ({
          elements: elements.map((element) => ({
            ...element,
            available_services: element.available_services.map((service) => ({
              ...service,
              id: `new_${service.id}`,
              passenger_id: `new_${service.passenger_id}`,
              total_amount: '12.00',
            })),
          })),
        })),
      })),
    })),
  },
];

describe('bags and seats in a refreshed offer', () => {
  it('OQ-52 come along under their new ids and at their new price', () => {
    const { amenities, seats, lost } = carryOver(KEPT, FRESH, { bags: BAGS, maps: MAPS });
    expect(amenities).toEqual([
      expect.objectContaining({
        id: 'new_ase_bag_sli_1_pas_1',
        quantity: 2,
        amount: '35.00',
        passenger_ids: ['new_pas_1'],
        segment_ids: ['new_seg_1'],
      }),
    ]);
    expect(seats).toEqual([
      expect.objectContaining({
        id: 'new_ase_seat_13A_pas_2',
        designator: '13A',
        amount: '12.00',
        passenger_ids: ['new_pas_2'],
        segment_ids: ['new_seg_1'],
      }),
    ]);
    expect(lost).toEqual([]);
  });

  const lostBag = { type: 'baggage', traveller: 0, quantity: 2, origin: 'AMS', destination: 'BCN' };
  const lostSeat = {
    type: 'seat',
    traveller: 1,
    designator: '13A',
    origin: 'AMS',
    destination: 'BCN',
  };
  const weighing = (kg: number) =>
    BAGS.map((bag) => ({ ...bag, metadata: { ...bag.metadata, maximum_weight_kg: kg } }));
  const atMost = (maximum_quantity: number) => BAGS.map((bag) => ({ ...bag, maximum_quantity }));
  const later = freshly({
    slices: [
      buildFlightSlice({ segments: [buildFlightSegment({ departing_at: '2027-01-14T11:20:00' })] }),
      buildConnectingSlice(),
    ],
  });

  it.each<[string, FlightOffer, { bags: BagService[]; maps: SeatMap[] }, object[]]>([
    ['bags and maps could not be had', FRESH, { bags: [], maps: [] }, [lostBag, lostSeat]],
    ['the bag weighs something else', FRESH, { bags: weighing(32), maps: MAPS }, [lostBag]],
    ['fewer bags are sold', FRESH, { bags: atMost(1), maps: MAPS }, [{ ...lostBag, quantity: 1 }]],
    [
      'the seat is taken',
      FRESH,
      { bags: BAGS, maps: [buildSeatMap({ segment_id: 'new_seg_1' })] },
      [lostSeat],
    ],
    ['the flight leaves at another time', later, { bags: BAGS, maps: MAPS }, [lostBag, lostSeat]],
    [
      'the party is another one',
      freshly({ passengers: [] }),
      { bags: BAGS, maps: MAPS },
      [lostBag, lostSeat],
    ],
  ])('OQ-52 are named when they do not: %s', (_, offer, forSale, lost) => {
    const carried = carryOver(KEPT, offer, forSale);
    expect(carried.lost).toEqual(lost.map((each) => expect.objectContaining(each)));
    const quantity = [...carried.amenities, ...carried.seats].reduce(
      (sum, service) => sum + service.quantity,
      0,
    );
    expect(quantity + carried.lost.reduce((sum, service) => sum + service.quantity, 0)).toBe(3);
  });

  it('are none where no offer is known', () => {
    expect(carryOver({ ...KEPT, flight: null }, FRESH, { bags: BAGS, maps: MAPS })).toEqual({
      amenities: [],
      seats: [],
      lost: [],
    });
  });
});
