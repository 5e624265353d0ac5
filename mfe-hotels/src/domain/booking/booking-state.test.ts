import { buildStayOption, buildStayPrice } from '@wayfare/testing';
import { hotelDetail } from '../../testing/answers';
import type { StaySearch } from '../search/criteria';
import { bookingStateOf } from './booking-state';

const CRITERIA: StaySearch = {
  place: null,
  area: null,
  hotels: ['h-1'],
  stay: { checkIn: '2027-01-12', checkOut: '2027-01-14' },
  party: [{ adults: 2, childAges: [5] }],
};

describe('the booking state', () => {
  const option = buildStayOption();
  const dearer = buildStayOption({
    optionRefId: 'opt-2',
    price: buildStayPrice({ gross: '500.00' }),
  });
  const state = bookingStateOf({
    hotel: hotelDetail(),
    options: [option, dearer],
    combination: { choice: { optionRefId: 'opt-1' }, ...option },
    criteria: CRITERIA,
    urlSearch: '{"hotels":["h-1"]}',
  });

  it('HOT-41 holds what the specification names', () => {
    expect(state).toEqual({
      urlSearch: '{"hotels":["h-1"]}',
      hotels: ['h-1'],
      checkIn: '2027-01-12',
      checkOut: '2027-01-14',
      booking_details: {
        checkInInstructions: 'Ring the bell.',
        checkOutInstructions: '',
        minAge: 18,
        schedule: { start: '15:00', end: '12:00' },
      },
      taxes: [{ name: 'VAT', type: 'PERCENTAGE', value: 10, totalAmount: '37.50' }],
      hotel: { name: 'Hotel Mar Blau', address: 'Passeig 12, Barcelona' },
      rooms: [
        {
          occupancyRefID: 1,
          description: 'Double room',
          maximun_capacity: 3,
          meal_plan: 'Breakfast',
        },
      ],
      analytics: {
        locationId: 'c-barcelona',
        locationName: 'Barcelona',
        firstPrice: '412.50',
        lastPrice: '500.00',
        children: 1,
        rooms: 1,
        adults: 2,
      },
    });
  });

  it('is none without dates', () => {
    expect(
      bookingStateOf({
        hotel: hotelDetail(),
        options: [option],
        combination: { choice: { optionRefId: 'opt-1' }, ...option },
        criteria: { ...CRITERIA, stay: null },
        urlSearch: '',
      }),
    ).toBeNull();
  });
});
