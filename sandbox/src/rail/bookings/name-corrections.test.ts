import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { leg, RailBuyer, TO_MUNICH, ticketOf } from './testing/rail-buyer';
import type { WireBooking } from './wire-booking';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
const buyer = new RailBuyer(app);

describe('names', () => {
  const correct = (booking: WireBooking, travelers: object[]) =>
    [`/bookings/${booking.id}/items/${ticketOf(booking).id}/travelers`, { travelers }] as const;

  test('TRN-53: are corrected, and other tickets made', async () => {
    const booking = await buyer.bought('SEMI_FLEX', [TO_MUNICH]);
    const changed = await buyer.ask<WireBooking>(
      'PATCH',
      ...correct(booking, [{ id: 't1', firstName: 'Adah', lastName: 'Jansen' }]),
    );
    expect(ticketOf(changed)).toMatchObject({
      travelers: [
        { firstName: 'Adah', lastName: 'Jansen', emailAddress: 'ada@example.com' },
        { firstName: 'Adac' },
      ],
      editTravelersEligibility: { eligible: true, reason: '', remaining: 2 },
    });
    const tickets = [booking, changed].map((one) =>
      ticketOf(one).valueDocuments.map(({ barcode }) => barcode),
    );
    expect(tickets[1]?.[0]).toContain('JANSEN/ADAH');
    expect(tickets[1]?.[1]).toBe(tickets[0]?.[1]);
    expect(
      await buyer.ask(
        'PATCH',
        ...correct(booking, [{ id: 't1', firstName: 'Adah', lastName: 'Jansen' }]),
      ),
    ).toEqual(changed);
    expect(
      await buyer.refused(
        'PATCH',
        ...correct(booking, [{ id: 't1', firstName: 'Eva', lastName: 'Smit' }]),
      ),
    ).toMatchObject({ status: 409, code: 'NAME_CHANGE_REFUSED', details: 't1' });
    expect(
      await buyer.refused(
        'PATCH',
        ...correct(booking, [{ id: 't9', firstName: 'Eva', lastName: 'Jansen' }]),
      ),
    ).toMatchObject({ status: 404 });
  });

  test('TRN-53: are not changed by every carrier, which says why', async () => {
    const booking = await buyer.bought('SEMI_FLEX', [
      leg('GB:london', 'GB:edinburgh', '2026-12-10T07:00'),
    ]);
    expect(ticketOf(booking).editTravelersEligibility).toEqual({
      eligible: false,
      reason: expect.stringContaining('does not change names'),
      remaining: 0,
    });
    const response = await new RailBuyer(app, 'nl').send(
      'PATCH',
      ...correct(booking, [{ id: 't1', firstName: 'Adah', lastName: 'Jansen' }]),
    );
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        errors: [
          {
            code: 'NAME_CHANGE_REFUSED',
            label: expect.stringContaining('wijzigt geen namen'),
            details: ticketOf(booking).id,
          },
        ],
      },
    ]);
  });

  test('cannot be changed when the carrier does not answer', async () => {
    const booking = await buyer.bought('SEMI_FLEX', [TO_MUNICH], [40], { last_name: 'Namefail' });
    expect(
      await buyer.refused(
        'PATCH',
        ...correct(booking, [{ id: 't1', firstName: 'Eva', lastName: 'Namefail' }]),
      ),
    ).toMatchObject({ status: 503, code: 'NAME_SERVICE_DOWN' });
  });
});
