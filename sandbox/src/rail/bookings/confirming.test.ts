import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { HOUR, onlyItem, RailBuyer, TO_PARIS } from './testing/rail-buyer';
import { named } from './testing/named-travelers';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
const buyer = new RailBuyer(app);

const FAMILY = [40, 40, 8, 2];

describe('confirming', () => {
  test('API-18: sells what was prebooked, once', async () => {
    const basket = await buyer.basket([await buyer.offer('SEMI_FLEX', [TO_PARIS], FAMILY)]);
    const bought = await buyer.buy(basket);
    expect(bought).toMatchObject({
      bookingStatus: 'CONFIRMED',
      bookingReference: expect.stringMatching(/^[A-Z2-9]{6}$/),
      expirationDate: null,
      prices: basket.prices,
    });
    expect(onlyItem(bought)).toMatchObject({
      bookingItemStatus: 'CONFIRMED',
      expirationDate: null,
      ticketingOptionSelected: { code: 'ETK' },
      cancelationEligibility: { eligible: true, partiallyEligible: true },
      exchangeEligibility: { eligible: true, routeChangePossible: true },
      editTravelersEligibility: { eligible: true, remaining: 3 },
    });
    time.now += 8 * HOUR;
    expect(
      await buyer.ask('POST', `/bookings/${basket.id}/checkout/confirm`, { reference: 'WF-1' }),
    ).toEqual(bought);
    expect(await buyer.booking(basket)).toEqual(bought);
  });

  test('TRN-33, TRN-34: gives everybody but infants a seat, and everybody a ticket', async () => {
    const basket = await buyer.basket([await buyer.offer('SEMI_FLEX', [TO_PARIS], FAMILY)]);
    const item = onlyItem(await buyer.buy(basket));
    if (item.type === 'pass') throw new Error('not a ticket');
    expect(item.seats.map(({ travelerId }) => travelerId)).toEqual(['t1', 't2', 't3']);
    expect(new Set(item.seats.map(({ seat }) => seat)).size).toBe(3);
    expect(item.valueDocuments.map(({ type, travelerId }) => [type, travelerId])).toEqual([
      ['ETK', 't1'],
      ['ETK', 't2'],
      ['ETK', 't3'],
      ['ETK', 't4'],
    ]);
  });

  test('TRN-24, TRN-25: a pass has its facts and its number', async () => {
    const { offers } = await buyer.passes('EU', [40], '2026-11-21');
    const pass = offers.find(({ numberOfTravelDays }) => numberOfTravelDays === 5);
    if (pass === undefined) throw new Error('no pass');
    const item = onlyItem(await buyer.buy(await buyer.basket([pass])));
    expect(item).toMatchObject({
      type: 'pass',
      label: pass.label,
      travelClass: pass.travelClass,
      numberOfTravelDays: 5,
      validityDuration: 'P1M',
      area: { code: 'EU', label: 'Global' },
      validityStartDate: '2026-11-21',
      validUntil: '2026-12-20',
      valueDocuments: [{ type: 'MPASS', travelerId: 't1' }],
    });
    expect(await buyer.ask('GET', `/pass-codes/${item.valueDocuments[0]?.code}`)).toEqual({
      valid: true,
    });
  });

  test('is refused after the payment of somebody called Confirmfail', async () => {
    const basket = await buyer.basket([await buyer.offer('NON_FLEX')]);
    await buyer.name(basket, { last_name: 'Confirmfail' });
    await buyer.prebook(basket);
    expect(
      await buyer.refused('POST', `/bookings/${basket.id}/checkout/confirm`, { reference: 'WF-1' }),
    ).toMatchObject({ status: 409, code: 'REFUSED' });
    expect(await buyer.booking(basket)).toMatchObject({ bookingStatus: 'PREBOOKED' });
  });

  test('what is sold is no basket any more', async () => {
    const bought = await buyer.buy(await buyer.basket([await buyer.offer('NON_FLEX')]));
    const item = onlyItem(bought);
    expect(await buyer.refused('DELETE', `/bookings/${bought.id}`)).toMatchObject({
      status: 409,
      code: 'REFUSED',
    });
    expect(
      await buyer.refused('PUT', `/bookings/${bought.id}/items/${item.id}/travelers`, {
        travelers: named(item),
      }),
    ).toMatchObject({ status: 409, code: 'REFUSED' });
  });
});
