import { buildBooking, buildQuote, PAY_NOW } from '../../testing/bookings';
import { addPaymentInfo, beginCheckout, purchase } from './analytics';

const FACTS = {
  locationId: 'c-barcelona',
  locationName: 'Barcelona',
  firstPrice: '380.00',
  lastPrice: '900.00',
  children: 1,
  rooms: 1,
  adults: 2,
};
const ITEM = {
  item_id: 'h-1',
  item_name: 'Hotel Mar Blau',
  item_category: 'Hotel',
  price: 412.5,
  quantity: 1,
  location_id: 'c-barcelona',
  location_name: 'Barcelona',
  first_price: 380,
  last_price: 900,
  children: 1,
  rooms: 1,
  adults: 2,
};

describe('events of a hotel booking', () => {
  const family = { occupancies: [{ paxes: [{ age: 30 }, { age: 30 }, { age: 5 }] }] };

  it('HOT-45 carry location, first and last price, children, rooms and adults, in euros', () => {
    const ecommerce = { currency: 'EUR', value: 412.5, items: [ITEM] };
    expect(beginCheckout(buildQuote(family), FACTS)).toEqual({
      event: 'begin_checkout',
      ecommerce,
    });
    expect(addPaymentInfo(buildQuote(family), FACTS, PAY_NOW.timing)).toEqual({
      event: 'add_payment_info',
      ecommerce: { ...ecommerce, payment_type: 'now' },
    });
    expect(purchase(buildBooking(family), FACTS)).toEqual({
      event: 'purchase',
      ecommerce: { ...ecommerce, transaction_id: 'AB12CD34' },
    });
  });

  it('HOT-45 fall back on the stay itself where the hotel’s page was another tab’s', () => {
    expect(beginCheckout(buildQuote(), null).ecommerce.items[0]).toMatchObject({
      location_id: '',
      location_name: 'Barcelona',
      first_price: 412.5,
      last_price: 412.5,
    });
  });
});
