import { bookHotel, hotelQuote, hotelQuoted, paymentSettings } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import { CHECK_IN, CHECK_OUT } from '../../../test/clients/traveller-client';
import type { Traveller } from '../../../test/clients/traveller-client';
import { hotelFor } from '../../../test/builders/paid-so';

const LONG = 60_000;

describeOnDatabase('Quoting a hotel', (database) => {
  let api: BookingApp;
  let anne: Traveller;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    anne = await api.traveller();
  }, LONG);
  afterAll(() => api.close(), LONG);

  /** the first hotel with an option that members pay less for */
  async function memberDeal() {
    for (const hotel of api.hotels) {
      const option = (await anne.options(hotel)).find(({ price }) => price.member !== null);
      if (option !== undefined) return { hotel, option };
    }
    throw new Error('no hotel has a member deal');
  }

  it('HOT-43 quotes a price whose lines add up to the cent', async () => {
    const quote = await anne.quote(await hotelFor(api, anne, 'now'));
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

  it('tells a browser where the payment fields come from and what they offer, and no secret', async () => {
    const settings = await api.ask(paymentSettings, {}, anne.headers);
    expect(settings.result).toEqual({
      provider: 'sandbox',
      publishableKey: 'pk_test_sandbox',
      scriptUrl: `${api.sandbox.origin}/v3/stripe.js`,
      methods: ['card', 'ideal', 'bancontact', 'paypal'],
    });
  });

  it(
    'answers what is gone, unknown or not agreed to',
    async () => {
      const quote = await anne.quote(await hotelFor(api, anne, 'now'));
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
      const other = await anne.intent(await anne.quote(await hotelFor(api, anne, 'now')));
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
