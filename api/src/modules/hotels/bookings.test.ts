import { randomUUID } from 'node:crypto';
import {
  bookHotel,
  cancelHotelBooking,
  createCheckOutSession,
  createPaymentIntent,
  hotelBookingList,
  hotelQuote,
  hotelQuoted,
  paymentSettings,
} from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { signedInMember } from '../../member-under-test';
import { CHECK_IN, CHECK_OUT, GUEST } from '../../traveller-under-test';
import type { Traveller } from '../../traveller-under-test';

const LONG = 60_000;

describeOnDatabase('Booking a hotel', (database) => {
  let api: BookingApp;
  let anne: Traveller;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    anne = await api.traveller();
  }, LONG);
  afterAll(() => api.close(), LONG);

  /** a hotel with an option that is paid so */
  async function hotelFor(timing: 'now' | 'later' | 'property'): Promise<string> {
    for (const hotel of api.hotels) {
      const quote = await anne.quote(hotel, timing).catch(() => null);
      if (quote !== null) return hotel;
    }
    throw new Error(`no hotel is paid ${timing}`);
  }

  /** the first hotel with an option that members pay less for */
  async function memberDeal() {
    for (const hotel of api.hotels) {
      const option = (await anne.options(hotel)).find(({ price }) => price.member !== null);
      if (option !== undefined) return { hotel, option };
    }
    throw new Error('no hotel has a member deal');
  }

  const mailsTo = async (reference: string) =>
    (await api.sandbox.received()).filter(({ subject, text }) =>
      `${subject} ${text}`.includes(reference),
    );

  async function mailed(
    reference: string,
    part: string,
  ): Promise<Awaited<ReturnType<typeof mailsTo>>[number]> {
    for (;;) {
      const mail = (await mailsTo(reference)).find(({ subject, text }) =>
        `${subject} ${text}`.includes(part),
      );
      if (mail !== undefined) return mail;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** how many bookings the supplier has of one of ours */
  async function soldTo(id: string): Promise<number> {
    const headers = { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_sandbox' };
    const { data }: { data: { metadata: Record<string, string> | null }[] } = await (
      await fetch(`${api.sandbox.origin}/stays/bookings`, { headers })
    ).json();
    return data.filter(({ metadata }) => metadata?.['wayfare_reference'] === id).length;
  }

  it('HOT-43 quotes a price whose lines add up to the cent', async () => {
    const quote = await anne.quote(await hotelFor('now'));
    const sum = quote.ledger.lines.reduce(
      (total, { amount }) => total + parseMoney(amount).amount,
      0,
    );
    expect(sum).toBe(parseMoney(quote.ledger.total).amount);
    for (const { now, later, property } of quote.paymentTypes) {
      expect(parseMoney(now).amount + parseMoney(later).amount + parseMoney(property).amount).toBe(
        sum,
      );
    }
    expect(
      quote.ledger.lines
        .map(({ name }) => name.toLowerCase())
        .filter((name) => name.includes('booking fee')),
    ).toEqual([]);
    const again = await api.ask(
      hotelQuoted,
      { optionRefId: quote.optionRefId, language: 'nl' },
      anne.headers,
    );
    expect(again.result).toMatchObject({
      optionRefId: quote.optionRefId,
      ledger: { total: quote.ledger.total },
    });
  });

  it('OQ-33 tells a changed price, old and new', async () => {
    const quote = await anne.quote('H-DELTA');
    expect(quote).toMatchObject({ priceChanged: true });
    expect(parseMoney(quote.ledger.total).amount).toBeGreaterThan(
      parseMoney(quote.previousPrice ?? '0.00').amount,
    );
  });

  it(
    'HOT-46 books, charges and confirms, and writes to the traveller with voucher and calendar',
    async () => {
      const { quote, booked } = await anne.book(await hotelFor('now'));
      expect(booked.status).toBe('completing');
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured', charged: quote.ledger.total },
        ledger: { total: quote.ledger.total },
        checkIn: CHECK_IN,
        checkOut: CHECK_OUT,
      });
      expect(booking.supplierReference).toMatch(/^[0-9A-F]{8}$/);
      const mail = await mailed(booking.reference, booking.pin ?? '');
      expect(mail.to.map((to) => to.toLowerCase())).toEqual([GUEST.email.toLowerCase()]);
      expect(mail.attachments.map(({ name }) => name)).toEqual([
        `wayfare-${booking.reference.toLowerCase()}.pdf`,
        `wayfare-${booking.reference.toLowerCase()}.ics`,
      ]);
      const voucher = await api.app.inject(booking.documents?.voucher ?? '');
      expect([voucher.statusCode, voucher.rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        '%PDF-',
      ]);
      const calendar = await api.app.inject(booking.documents?.calendar ?? '');
      expect(calendar.body).toContain('BEGIN:VCALENDAR');
      expect(
        (await api.app.inject(`${booking.documents?.voucher.split('?')[0]}?key=forged`)).statusCode,
      ).toBe(404);
    },
    LONG,
  );

  it(
    'takes another card after one was declined, for the same booking',
    async () => {
      const quote = await anne.quote(await hotelFor('now'));
      const intent = await anne.intent(quote);
      const request = anne.bookRequest(quote, intent.id);
      const booked = await api.ask(bookHotel, request, anne.headers);
      expect(await anne.pay(intent, 'pm_card_visa_chargeDeclined')).toBe('card_declined');
      expect(await anne.booking(booked.result?.booking_id ?? '')).toMatchObject({
        status: 'completing',
        payment: { state: 'awaiting' },
      });
      expect(await anne.pay(intent)).toBe('requires_capture');
      expect(await anne.outcome(booked.result?.booking_id ?? '')).toMatchObject({
        status: 'confirmed',
      });
    },
    LONG,
  );

  it(
    'HOT-47 gives the money back when the supplier refuses after payment',
    async () => {
      const { booked } = await anne.book('H-FAIL');
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'refunded',
        reason: 'NO_ROOMS',
        payment: { state: 'voided', charged: '0.00' },
        documents: null,
      });
      await mailed(booking.reference, 'Nothing has been charged');
    },
    LONG,
  );

  it(
    'OQ-36 finds out what became of a booking without an answer, and makes no second one',
    async () => {
      const { booked } = await anne.book('H-UNKNOWN');
      expect(await anne.outcome(booked.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured' },
      });
    },
    LONG,
  );

  it(
    'HOT-49 only reserves the money of a request, and can take it back',
    async () => {
      const { booked } = await anne.book('H-RQ');
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'pending',
        payment: { state: 'authorised', charged: '0.00' },
        canCancel: true,
      });
      await mailed(booking.reference, booking.pin ?? '');
      const quoted = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'quote' },
        anne.headers,
      );
      expect(quoted.result).toMatchObject({ refund: '0.00', fee: '0.00' });
      const done = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: '0.00' },
        anne.headers,
      );
      expect(done.result).toMatchObject({ status: 'canceled' });
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        payment: { state: 'voided' },
      });
    },
    LONG,
  );

  it.each(['later', 'property'] as const)(
    'OQ-34 books what is paid %s with a card that is only kept',
    async (timing) => {
      const { intent, booked } = await anne.book(await hotelFor(timing), timing);
      expect(intent).toMatchObject({ mode: 'setup', amount: 0 });
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'confirmed',
        terms: { timing, now: '0.00' },
        payment: { state: timing === 'later' ? 'scheduled' : 'authorised', charged: '0.00' },
      });
      expect(booking.terms.laterDate !== null).toBe(timing === 'later');
    },
    LONG,
  );

  it(
    'shows the refund first, then cancels and gives it back',
    async () => {
      const { booked } = await anne.book(await hotelFor('later'), 'now', 'pm_card_visa', 'later');
      const booking = await anne.outcome(booked.booking_id);
      const quoted = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'quote' },
        anne.headers,
      );
      expect(quoted.result).toMatchObject({
        refund: booking.ledger.total,
        fee: '0.00',
        charged: booking.ledger.total,
        status: 'confirmed',
      });
      const wrong = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: '1.00' },
        anne.headers,
      );
      expect([wrong.status, wrong.errors]).toMatchObject([409, [{ code: 'PRICE_CHANGED' }]]);
      const done = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: booking.ledger.total },
        anne.headers,
      );
      expect(done.result).toMatchObject({ status: 'canceled', refund: booking.ledger.total });
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'canceled',
        payment: { state: 'refunded', refunded: booking.ledger.total },
        canCancel: false,
      });
      const twice = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: booking.ledger.total },
        anne.headers,
      );
      expect(twice.result).toMatchObject({ status: 'canceled', refund: booking.ledger.total });
    },
    LONG,
  );

  it(
    'HOT-53 leaves a booking as it was when the supplier cannot cancel',
    async () => {
      const { booked } = await anne.book(await hotelFor('later'), 'now', 'pm_card_visa', 'later');
      const booking = await anne.outcome(booked.booking_id);
      await api.sandbox.post('/__faults', { match: '/stays/bookings/', mode: 'refuse', times: 1 });
      const done = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: booking.ledger.total },
        anne.headers,
      );
      expect([done.status, done.errors]).toMatchObject([502, [{ code: 'CANCEL_FAILED' }]]);
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured' },
        canCancel: true,
      });
    },
    LONG,
  );

  describe('asked more than once', () => {
    it(
      'answers the same booking to a double click, a reload and another tab',
      async () => {
        const quote = await anne.quote(await hotelFor('now'));
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

    it('refuses a key that was used for something else', async () => {
      const quote = await anne.quote(await hotelFor('now'));
      const key = { ...anne.headers, 'idempotency-key': randomUUID() };
      await api.ask(createPaymentIntent, { offerID: quote.optionRefId }, key);
      const other = await api.ask(
        createPaymentIntent,
        { offerID: quote.optionRefId, description: 'else' },
        key,
      );
      expect([other.status, other.errors]).toMatchObject([409, [{ code: 'IDEMPOTENCY_CONFLICT' }]]);
    });

    it('needs a key for every call that moves money', async () => {
      const quote = await anne.quote(await hotelFor('now'));
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
      const quote = await anne.quote(await hotelFor('later'), 'later');
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
    'OQ-37 sells a member deal to a member for ten percent less, and names the public price',
    async () => {
      const member = (
        await signedInMember({ database: database(), keys: api.keys, now: Date.now() })
      ).headers;
      const { hotel, option } = await memberDeal();
      const ask = {
        optionRefId: option.optionRefId,
        hotel_id: hotel,
        checkIn: CHECK_IN,
        checkOut: CHECK_OUT,
        occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
        shownPrice: option.price.gross,
      };
      const forMember = await api.ask(hotelQuote, ask, member);
      expect(forMember.result).toMatchObject({
        publicPrice: option.price.gross,
        ledger: { total: option.price.member },
        priceChanged: false,
      });
      expect(forMember.result?.ledger.lines.at(-1)).toMatchObject({ kind: 'discount', value: 10 });
      expect((await api.ask(hotelQuote, ask, anne.headers)).result).toMatchObject({
        publicPrice: null,
        ledger: { total: option.price.gross },
      });
    },
    LONG,
  );

  it(
    'API-09 opens the page of the provider for a booking that waits for its card, named or not',
    async () => {
      const quote = await anne.quote(await hotelFor('now'));
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

  it('lists the bookings of whoever asks', async () => {
    const mine = await api.ask(hotelBookingList, {}, anne.headers);
    expect(mine.result?.bookings.length).toBeGreaterThan(3);
    expect(mine.result?.failed).toEqual([]);
    expect((await api.ask(hotelBookingList, {}, (await api.traveller()).headers)).result).toEqual({
      bookings: [],
      failed: [],
    });
  });

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
        const { quote, intent, booked } = await anne.book(await hotelFor('now'));
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

  it(
    'books although the mail server is down, and writes when it is up again',
    async () => {
      await api.sandbox.setMode('refuse');
      const { booked } = await anne.book(await hotelFor('now'));
      const booking = await anne.outcome(booked.booking_id);
      expect(booking.status).toBe('confirmed');
      expect(await mailsTo(booking.reference)).toEqual([]);
      await api.sandbox.setMode('ok');
      await mailed(booking.reference, booking.pin ?? '');
    },
    LONG,
  );

  it(
    'finds a booking whose answer was lost on the way, sells no second one, and keeps no markup of its wish (PLT-31)',
    async () => {
      const hotel = await hotelFor('now');
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

  it('tells a browser where the card fields come from, and no secret', async () => {
    const settings = await api.ask(paymentSettings, {}, anne.headers);
    expect(settings.result).toEqual({
      provider: 'sandbox',
      publishableKey: 'pk_test_sandbox',
      scriptUrl: `${api.sandbox.origin}/v3/stripe.js`,
    });
  });

  it(
    'answers what is gone, unknown or not agreed to',
    async () => {
      const quote = await anne.quote(await hotelFor('now'));
      const intent = await anne.intent(quote);
      const later = {
        ...anne.headers,
        'x-test-clock': new Date(Date.parse(quote.expires_at) + 1_000).toISOString(),
      };
      // the session's token is younger than an hour at any time within the quote
      expect((await api.ask(hotelQuoted, { optionRefId: quote.optionRefId }, later)).status).toBe(
        410,
      );
      expect((await api.ask(bookHotel, anne.bookRequest(quote, intent.id), later)).status).toBe(
        410,
      );
      expect((await api.ask(hotelQuoted, { optionRefId: 'qt_none' }, anne.headers)).status).toBe(
        404,
      );
      expect(
        (
          await api.ask(
            bookHotel,
            anne.bookRequest(quote, intent.id, 'now', { acceptedTotal: '1.00' }),
            anne.headers,
          )
        ).errors,
      ).toMatchObject([{ code: 'PRICE_CHANGED' }]);
      expect(
        (await api.ask(bookHotel, anne.bookRequest(quote, null), anne.headers)).errors,
      ).toMatchObject([{ field: 'payment_intent_id' }]);
      expect(
        (await api.ask(bookHotel, anne.bookRequest(quote, 'pi_none'), anne.headers)).errors,
      ).toMatchObject([{ code: 'PAYMENT_FAILED' }]);
      const other = await anne.intent(await anne.quote(await hotelFor('now')));
      expect(
        (await api.ask(bookHotel, anne.bookRequest(quote, other.id), anne.headers)).errors,
      ).toMatchObject([{ field: 'payment_intent_id' }]);
      expect(
        (
          await api.ask(
            bookHotel,
            anne.bookRequest(quote, intent.id, 'now', {
              rooms: [{ occupancyRefID: 1, paxes: [{ age: 40 }] }],
            }),
            anne.headers,
          )
        ).errors,
      ).toMatchObject([{ field: 'rooms' }]);
      const asked = {
        optionRefId: 'rat_unknown',
        hotel_id: 'H-RQ',
        checkIn: CHECK_IN,
        checkOut: CHECK_OUT,
        occupancies: [{ paxes: [{ age: 30 }] }],
        shownPrice: '10.00',
      };
      expect((await api.ask(hotelQuote, asked, anne.headers)).status).toBeGreaterThanOrEqual(404);
    },
    LONG,
  );
});

const quoteIntent = { id: '', client_secret: '', mode: 'payment' };
