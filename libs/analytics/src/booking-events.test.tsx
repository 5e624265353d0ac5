import { pushOnce, type BookingEvent } from './booking-events';

const PURCHASE: BookingEvent<{ price: number }> = {
  event: 'purchase',
  ecommerce: {
    currency: 'EUR',
    value: 412.5,
    items: [{ price: 412.5 }],
    transaction_id: 'AB12CD34',
  },
};

beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('events of a booking', () => {
  it('are pushed once for each booking, beside what is there already', () => {
    window.dataLayer = ['before'];
    for (const key of ['b-1', 'b-1', 'b-2']) pushOnce('hotelEvents', key, PURCHASE);
    expect(window.dataLayer).toEqual(['before', PURCHASE, PURCHASE]);
  });

  it('of one booking are each told', () => {
    pushOnce('hotelEvents', 'b-1', { ...PURCHASE, event: 'add_payment_info' });
    pushOnce('hotelEvents', 'b-1', PURCHASE);
    expect(window.dataLayer).toHaveLength(2);
  });
});
