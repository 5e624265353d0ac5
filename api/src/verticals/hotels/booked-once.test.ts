import { randomUUID } from 'node:crypto';
import { bookHotel, createCheckOutSession, createPaymentIntent } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { mailed, mailsAbout } from '../../../test/clients/news';
import { GUEST } from '../../../test/clients/traveller-client';
import type { Traveller } from '../../../test/clients/traveller-client';
import { hotelFor } from '../../../test/builders/paid-so';

const LONG = 60_000;

const quoteIntent = { id: '', client_secret: '', mode: 'payment' };

describeOnDatabase('Booking a hotel once', (database) => {
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

  describe('asked more than once', () => {
    it(
      'answers the same booking to a double click, a reload and another tab',
      async () => {
        const quote = await anne.quote(await hotelFor(api, anne, 'now'));
        const intents = await Promise.all([anne.intent(quote), anne.intent(quote)]);
        expect(intents[0]?.id).toBe(intents[1]?.id);
        const request = anne.bookRequest(quote, intents[0]?.id ?? '');
        const key = { ...anne.headers, 'idempotency-key': randomUUID() };
        const answers = await Promise.all([
          api.ask(bookHotel, request, key),
          api.ask(bookHotel, request, key),
          api.ask(bookHotel, request, anne.headers),
          api.ask(bookHotel, { ...request, clientReference: randomUUID() }, anne.headers),
        ]);
        expect(new Set(answers.map(({ result }) => result?.booking_id)).size).toBe(1);
        const tabs = await Promise.all([
          anne.pay(intents[0] ?? quoteIntent),
          anne.pay(intents[0] ?? quoteIntent),
        ]);
        expect(tabs).toContain('requires_capture');
        const id = answers[0]?.result?.booking_id ?? '';
        expect(await anne.outcome(id)).toMatchObject({
          status: 'confirmed',
          payment: { charged: quote.ledger.total },
        });
        expect(await soldTo(id)).toBe(1);
      },
      LONG,
    );

    it('opens one payment for a quote, whatever keys and descriptions it is asked for with', async () => {
      const quote = await anne.quote(await hotelFor(api, anne, 'now'));
      const asked = (key: string, description: string) =>
        api.ask(
          createPaymentIntent,
          { offerID: quote.optionRefId, description },
          { ...anne.headers, 'idempotency-key': key },
        );
      const key = randomUUID();
      const answers = await Promise.all([
        asked(key, 'a stay'),
        asked(key, 'else'),
        asked(randomUUID(), 'a stay'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ result }) => result?.paymentIntent.id)).size).toBe(1);
    });

    it('needs a key for every call that moves money', async () => {
      const quote = await anne.quote(await hotelFor(api, anne, 'now'));
      const answer = await api.ask(
        createPaymentIntent,
        { offerID: quote.optionRefId },
        { ...anne.headers, 'idempotency-key': '' },
      );
      expect([answer.status, answer.errors]).toMatchObject([422, [{ field: 'Idempotency-Key' }]]);
    });
  });

  it(
    'gives up the first card of a booking that is to be paid in another way, so that two never pay',
    async () => {
      const quote = await anne.quote(await hotelFor(api, anne, 'later'), 'later');
      const first = await anne.intent(quote, 'now');
      const booked = await api.ask(
        bookHotel,
        anne.bookRequest(quote, first.id, 'now'),
        anne.headers,
      );
      const second = await anne.intent(quote, 'later');
      const again = await api.ask(
        bookHotel,
        anne.bookRequest(quote, second.id, 'later'),
        anne.headers,
      );
      expect(again.result?.booking_id).toBe(booked.result?.booking_id);
      expect(await anne.pay(first)).toBe('payment_intent_unexpected_state');
      await anne.pay(second);
      expect(await anne.outcome(booked.result?.booking_id ?? '')).toMatchObject({
        status: 'confirmed',
        terms: { timing: 'later' },
        payment: { state: 'scheduled', charged: '0.00' },
      });
    },
    LONG,
  );

  it(
    'API-09 opens the page of the provider for a booking that waits for its card, named or not',
    async () => {
      const quote = await anne.quote(await hotelFor(api, anne, 'now'));
      const intent = await anne.intent(quote);
      const booked = await api.ask(
        bookHotel,
        anne.bookRequest(quote, intent.id, 'now', { language: 'nl' }),
        { ...anne.headers, 'accept-language': 'nl' },
      );
      const session = await api.ask(
        createCheckOutSession,
        { booking_id: booked.result?.booking_id ?? '' },
        anne.headers,
      );
      expect(new URL(session.result?.url ?? '').protocol).toMatch(/^https?:$/);
      const unnamed = await api.ask(createCheckOutSession, {}, anne.headers);
      expect([unnamed.status, unnamed.result]).toEqual([200, session.result]);
      const { sessions }: { sessions: { id: string; success_url: string; cancel_url: string }[] } =
        await api.sandbox.json('/__payments');
      const urls = sessions.find(({ id }) => id === session.result?.id);
      expect(urls?.success_url).toContain(`/nl/success?booking=${booked.result?.booking_id}`);
      expect(urls?.cancel_url).toContain(`/nl/annuleren?booking=${booked.result?.booking_id}`);
      const stranger = await api.traveller();
      expect(
        (
          await api.ask(
            createCheckOutSession,
            { booking_id: booked.result?.booking_id ?? '' },
            stranger.headers,
          )
        ).status,
      ).toBe(404);
    },
    LONG,
  );

  it(
    'books although the mail server is down, and writes when it is up again',
    async () => {
      await api.sandbox.setMode('refuse');
      const { booked } = await anne.book(await hotelFor(api, anne, 'now'));
      const booking = await anne.outcome(booked.booking_id);
      expect(booking.status).toBe('confirmed');
      expect(await mailsAbout(api.sandbox, booking.reference, '')).toEqual([]);
      await api.sandbox.setMode('ok');
      await mailed(api.sandbox, booking.reference, booking.pin ?? '');
    },
    LONG,
  );

  it(
    'finds a booking whose answer was lost on the way, sells no second one, and keeps no markup of its wish (PLT-31)',
    async () => {
      const hotel = await hotelFor(api, anne, 'now');
      const quote = await anne.quote(hotel);
      const intent = await anne.intent(quote);
      const wish = `Lost ${randomUUID()}`;
      const request = anne.bookRequest(quote, intent.id, 'now', {
        holder: { ...GUEST, specialRequest: `<b>${wish}</b>` },
      });
      await api.sandbox.post('/__faults', {
        match: '/stays/bookings',
        containing: wish,
        mode: 'lost',
        times: 1,
      });
      const { result } = await api.ask(bookHotel, request, anne.headers);
      await anne.pay(intent);
      expect(await anne.outcome(result?.booking_id ?? '')).toMatchObject({
        status: 'confirmed',
        remarks: wish,
        payment: { charged: quote.ledger.total },
      });
      expect(await soldTo(result?.booking_id ?? '')).toBe(1);
    },
    LONG,
  );
});
