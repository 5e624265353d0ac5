import { flightQuote, flightQuoted } from '@wayfare/api-contract';
import { addMoney, formatDecimal, parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { BACK } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { PATIENCE_HERE, FAMILY } from '../../../test/cases/order-sums';

const LONG = 60_000;

const plus = (...amounts: readonly string[]) => formatDecimal(addMoney(...amounts.map(parseMoney)));

describeOnDatabase('Ordering flights', (database) => {
  let api: BookingApp;
  let anne: Flier;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      { SUPPLIER_TIMEOUT_MS: '10000' },
      { timeouts: PATIENCE_HERE },
    );
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);

  describe('a quote', () => {
    it(
      'FLT-45 prices the offer with its commission, and its lines add up to the cent',
      async () => {
        const offer = await anne.offer('AMS-BCN', { back: BACK, passengers: FAMILY });
        const quote = await anne.quote(offer);
        expect(quote.ledger.total).toBe(offer.total_amount);
        expect(plus(...quote.ledger.lines.map(({ amount }) => amount))).toBe(quote.ledger.total);
        expect(quote.ledger.lines.map(({ kind, name }) => [kind, name])).toEqual([
          ['base', ''],
          ['tax', 'Taxes'],
        ]);
        expect(quote.terms).toEqual({
          timing: 'now',
          now: quote.ledger.total,
          later: '0.00',
          laterDate: null,
          property: '0.00',
          needsCard: true,
        });
        const again = await api.ask(
          flightQuoted(),
          { quote_id: quote.quote_id, language: 'nl' },
          anne.headers,
        );
        expect(again.result).toMatchObject({
          quote_id: quote.quote_id,
          ledger: { total: quote.ledger.total, lines: [{}, { name: 'Belastingen' }] },
          priceChanged: false,
        });
        expect(quote.dictionary.locations['AMS']).toMatchObject({ nameCity: 'Amsterdam' });
      },
      LONG,
    );

    it('OQ-51 tells a price that is another one than was shown', async () => {
      const offer = await anne.offer('AMS-BCN');
      const request = anne.quoteRequest(offer, { shown_total: '1.00' });
      expect((await api.ask(flightQuote(), request, anne.headers)).result).toMatchObject({
        priceChanged: true,
        previousTotal: '1.00',
        ledger: { total: offer.total_amount },
      });
      expect(
        (
          await api.ask(
            flightQuote(),
            { ...request, shown_total: offer.total_amount },
            anne.headers,
          )
        ).result,
      ).toMatchObject({ priceChanged: false, previousTotal: null });
    });

    it(
      'FLT-36, FLT-37 adds bags and seats at the airline’s own prices',
      async () => {
        const offer = await anne.withBags(await anne.offer('AMS-BCN', { back: BACK }));
        const bag = offer.available_services?.find(({ maximum_quantity: maximum }) => maximum > 1);
        const seats = await anne.seats(offer, offer.passengers[0]?.id ?? '');
        expect(seats.length).toBeGreaterThan(1);
        const quote = await anne.quote(offer, [
          { id: bag?.id ?? '', quantity: 2 },
          ...seats.map(({ id, designator }) => ({ id, quantity: 1, designator })),
        ]);
        const bags = plus(bag?.total_amount ?? '', bag?.total_amount ?? '');
        const seated = plus(...seats.map(({ total_amount: amount }) => amount));
        expect(
          quote.ledger.lines.slice(2).map(({ kind, name, amount }) => [kind, name, amount]),
        ).toEqual([
          ['extra', 'Bags', bags],
          ...(seated === '0.00' ? [] : [['extra', 'Seats', seated]]),
        ]);
        expect(quote.ledger.total).toBe(plus(offer.total_amount, bags, seated));
        expect(
          quote.services.map(({ type, quantity, designator }) => [type, quantity, designator]),
        ).toEqual([
          ['baggage', 2, null],
          ...seats.map(({ designator }) => ['seat', 1, designator]),
        ]);
      },
      LONG,
    );

    it.each<[string, string, () => Promise<object>, number, object]>([
      [
        'an unknown provider',
        'nobody',
        async () => anne.quoteRequest({ id: 'off_x' }),
        404,
        { code: 'UNKNOWN_PROVIDER' },
      ],
      [
        'an offer that is gone',
        'duffel',
        async () => anne.quoteRequest({ id: 'off_nothing' }),
        410,
        { code: 'OFFER_EXPIRED' },
      ],
      [
        'something that is not for sale',
        'duffel',
        async () =>
          anne.quoteRequest(await anne.offer('AMS-BCN'), {
            services: [{ id: 'ase_nothing', quantity: 1 }],
          }),
        422,
        { field: 'services.0.id', message: 'This is not for sale with these flights.' },
      ],
      [
        'a seat that is not there any more',
        'duffel',
        async () =>
          anne.quoteRequest(await anne.offer('AMS-BCN'), {
            services: [{ id: 'ase_nothing', quantity: 1, designator: '12A' }],
          }),
        409,
        {
          code: 'SEAT_TAKEN',
          field: 'services.0',
          designator: '12A',
          message: 'Seat 12A has just been taken. Please choose another one.',
        },
      ],
      [
        'bags that fail',
        'duffel',
        async () =>
          anne.quoteRequest(await anne.offer('LTN-LHR'), {
            services: [{ id: 'ase_nothing', quantity: 1 }],
          }),
        502,
        { code: 'BAGS_FAILED', message: 'Baggage could not be included' },
      ],
      [
        'holding what must be paid at once',
        'duffel',
        async () => anne.quoteRequest(await anne.offer('AMS-BCN'), { type: 'hold' }),
        422,
        { field: 'type' },
      ],
      [
        'holding with bags',
        'duffel',
        async () => {
          const offer = await anne.withBags(await anne.offer('JFK-EWR'));
          return anne.quoteRequest(offer, {
            type: 'hold',
            services: [{ id: offer.available_services?.[0]?.id ?? '', quantity: 1 }],
          });
        },
        422,
        { field: 'services' },
      ],
    ])(
      'is refused for %s',
      async (_what, provider, request, status, error) => {
        const answer = await api.ask(
          flightQuote(provider),
          (await request()) as never,
          anne.headers,
        );
        expect([answer.status, answer.errors]).toMatchObject([status, [error]]);
      },
      LONG,
    );
  });
});
