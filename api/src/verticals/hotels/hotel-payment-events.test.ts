import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { Traveller } from '../../../test/clients/traveller-client';
import { hotelFor } from '../../../test/builders/paid-so';

const LONG = 60_000;

describeOnDatabase('Booking a hotel by messages of the payment provider', (database) => {
  let api: BookingApp;
  let anne: Traveller;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    anne = await api.traveller();
  }, LONG);
  afterAll(() => api.close(), LONG);

  /** how many bookings the supplier has of one of ours */
  async function soldTo(id: string): Promise<number> {
    const headers = { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_sandbox' };
    const { data }: { data: { metadata: Record<string, string> | null }[] } = await (
      await fetch(`${api.sandbox.origin}/stays/bookings`, { headers })
    ).json();
    return data.filter(({ metadata }) => metadata?.['wayfare_reference'] === id).length;
  }

  it('API-30 takes only events that the provider signed, and any number of them', async () => {
    const forged = await api.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload: '{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{}}}',
    });
    expect(forged.statusCode).toBe(400);
  });

  describe('when messages of the payment provider go astray', () => {
    afterEach(async () => {
      await api.sandbox.post('/__payments', { webhooks: 'on' });
    });

    it.each(['duplicate', 'reverse', 'late', 'off'])(
      'books and charges once: %s',
      async (mode) => {
        await api.sandbox.post('/__payments', { webhooks: mode });
        const { quote, intent, booked } = await anne.book(await hotelFor(api, anne, 'now'));
        expect(await anne.outcome(booked.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { charged: quote.ledger.total },
        });
        expect(await soldTo(booked.booking_id)).toBe(1);
        const {
          payment_intents: intents,
        }: { payment_intents: { id: string; amount: number; amount_received: number }[] } =
          await api.sandbox.json('/__payments');
        const paid = intents.find(({ id }) => id === intent?.id);
        expect(paid?.amount_received).toBe(paid?.amount);
      },
      LONG,
    );
  });
});
