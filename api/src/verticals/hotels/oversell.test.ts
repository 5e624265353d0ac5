import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import type { Traveller } from '../../../test/clients/traveller-client';
import { bookHotel } from '@wayfare/api-contract';
import { isLongRun } from '@wayfare/testing/long-run';

const LONG = 180_000;
/** A server lets many in at once; the embedded database takes them one after the other, and shows the same with fewer. */
const RACES = {
  server: { buyers: isLongRun ? 100 : 25, left: 10 },
  embedded: { buyers: isLongRun ? 40 : 25, left: 10 },
} as const;
const GROUP = 20;

interface WireRoom {
  readonly rates: readonly { readonly id: string; readonly quantity_available: number }[];
}

describeOnDatabases('The last rooms of a hotel', (database) => {
  let api: BookingApp;
  let seller: Traveller;

  beforeAll(async () => {
    // eight who ask at once on a busy machine are no slow supplier
    api = await startBookingApp(database(), { SUPPLIER_TIMEOUT_MS: '20000' }, { hotels: 1 });
    seller = await api.traveller();
  }, LONG);
  afterAll(() => api.close(), LONG);

  const duffel = async (path: string, data?: object): Promise<unknown> =>
    (
      await fetch(`${api.sandbox.origin}${path}`, {
        method: data === undefined ? 'GET' : 'POST',
        headers: {
          'duffel-version': 'v2',
          authorization: 'Bearer duffel_test_sandbox',
          'content-type': 'application/json',
        },
        ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
      })
    ).json();

  /** Sells rooms of a rate past us, until so many are left. */
  async function sellDownTo(left: number, rateId: string): Promise<void> {
    for (;;) {
      const { data } = (await duffel('/stays/quotes', { rate_id: rateId })) as {
        data: { id: string; accommodation: { rooms: WireRoom[] } };
      };
      if ((data.accommodation.rooms[0]?.rates[0]?.quantity_available ?? 0) <= left) return;
      await duffel('/stays/bookings', {
        quote_id: data.id,
        email: 'else@example.com',
        phone_number: '+31201234567',
        guests: [{ given_name: 'Some', family_name: 'Body' }],
      });
    }
  }

  /** as far as the card */
  async function reach(buyer: Traveller) {
    const quote = await buyer.quote('H-UNKNOWN');
    const intent = await buyer.intent(quote);
    const booked = await api.ask(bookHotel, buyer.bookRequest(quote, intent.id), buyer.headers);
    return { buyer, intent, id: booked.result?.booking_id ?? '' };
  }

  it(
    'buyers race for them: exactly as many as there are rooms get one, the others are told and pay nothing',
    async () => {
      const { buyers: buyerCount, left } = RACES[database().kind];
      const [option] = await seller.options('H-UNKNOWN');
      await sellDownTo(left, option?.optionRefId ?? '');
      const before = ((await duffel('/stays/bookings')) as { data: unknown[] }).data.length;
      const buyers = await Promise.all(Array.from({ length: buyerCount }, () => api.traveller()));
      const ready: {
        buyer: Traveller;
        intent: Awaited<ReturnType<Traveller['intent']>>;
        id: string;
      }[] = [];
      // one supplier takes 64 calls at once; what races is the end of it
      for (let from = 0; from < buyerCount; from += GROUP)
        ready.push(...(await Promise.all(buyers.slice(from, from + GROUP).map(reach))));
      const outcomes = await Promise.all(
        ready.map(async ({ buyer, intent, id }) => {
          await buyer.pay(intent);
          return buyer.outcome(id);
        }),
      );
      const won = outcomes.filter(({ status }) => status === 'confirmed');
      const lost = outcomes.filter(({ status }) => status !== 'confirmed');
      expect([won.length, lost.length]).toEqual([left, buyerCount - left]);
      expect(
        lost.every(
          ({ status, reason, payment }) =>
            status === 'refunded' &&
            reason === 'NO_ROOMS' &&
            payment.state === 'voided' &&
            payment.charged === '0.00',
        ),
      ).toBe(true);
      expect(((await duffel('/stays/bookings')) as { data: unknown[] }).data.length).toBe(
        before + left,
      );
      const {
        payment_intents: intents,
      }: { payment_intents: { amount_received: number; status: string }[] } =
        await api.sandbox.json('/__payments');
      expect(intents.filter(({ amount_received: received }) => received > 0)).toHaveLength(left);
      expect(intents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
    },
    LONG,
  );
});
