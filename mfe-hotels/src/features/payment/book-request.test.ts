import type { GuestDetails } from '@wayfare/api-contract';
import { fingerprintOf } from '@wayfare/checkout';
import { buildQuote, GUEST, manyRooms, PAY_LATER, PAY_NOW } from '../../testing/bookings';
import { orderOf } from './book-request';

const guest = { ...GUEST, guest: null } as GuestDetails;
const order = (changes: Partial<Parameters<typeof orderOf>[0]> = {}) =>
  orderOf({ quote: buildQuote(), guest, terms: PAY_NOW, language: 'en', ...changes });

describe('what is booked', () => {
  it('HOT-44 sends each room with the guests that were searched for it', () => {
    const quote = buildQuote({
      ...manyRooms(2),
      occupancies: [{ paxes: [{ age: 30 }] }, { paxes: [{ age: 40 }, { age: 5 }] }],
    });
    expect(order({ quote }).rooms).toEqual([
      { occupancyRefID: 1, paxes: [{ age: 30 }] },
      { occupancyRefID: 2, paxes: [{ age: 40 }, { age: 5 }] },
    ]);
  });

  it('agrees to the total that was shown', () => {
    expect(order()).toMatchObject({ acceptedTotal: '412.50', paymentTiming: 'now' });
  });

  it.each([
    ['another guest', { guest: { ...guest, lastName: 'Bakker' } }],
    ['another way to pay', { terms: PAY_LATER }],
    ['another quote', { quote: buildQuote({ optionRefId: 'q-2' }) }],
    ['another language', { language: 'nl' as const }],
  ])('has another fingerprint for %s, and none that tells of the guest', (_, changes) => {
    expect(fingerprintOf(order(changes))).not.toBe(fingerprintOf(order()));
    expect(fingerprintOf(order())).toBe(fingerprintOf(order()));
    expect(fingerprintOf(order())).toMatch(/^[0-9a-z]{8,14}$/);
  });
});
