import { confirmExchange, createPaymentIntent, exchangeQuote } from '@wayfare/api-contract';
import type { TrainBookingView } from '@wayfare/api-contract';
import { startBookingApp } from '../../../../test/clients/booking-app';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { confirmCard, found } from '../../../../test/clients/traveller-client';
import { ticketLocation } from '../../../../test/builders/build-rail-item';
import { FakeRailway } from '../../../../test/fakes/railway/railway.fake';
import { BACK, createTrainBuyer, itemOf, OUT, tickets } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;
const PARIS = 'FR:paris-gare-du-nord';
const AMSTERDAM = 'NL:amsterdam-centraal';

describeOnDatabase('Exchanging journeys that belong together', (database) => {
  let api: BookingApp;
  let anne: TrainBuyer;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      {},
      { railways: () => new FakeRailway({ now: Date.now }).supplier },
    );
    anne = createTrainBuyer(api.ask, api.sandbox.origin, await api.bearer());
  }, LONG);
  afterAll(() => api.close(), LONG);

  /** This railway sells other trains thirteen days later; an offer's id is what it costs more. */
  const quoted = async (
    booking: TrainBookingView,
    legs: readonly { id: string; selectedOfferId: string }[],
  ) =>
    found(
      await api.ask(
        exchangeQuote,
        {
          bookingID: booking.booking_id,
          request: { items: [{ id: itemOf(booking).id, searchId: 'any', legs: [...legs] }] },
        },
        anne.headers,
      ),
    );
  const [there, home] = [
    ticketLocation({ day: OUT }),
    ticketLocation({ from: PARIS, to: AMSTERDAM, day: BACK }),
  ];

  it(
    'OQ-82 takes a word where the way out comes after its return, which is another ticket',
    async () => {
      const booking = await anne.buy([[there], [home]]);
      const quote = await quoted(booking, [{ id: 'leg-1', selectedOfferId: '0' }]);
      expect(quote.turnsJourneys).toBe(true);
      const asked = {
        bookingID: booking.booking_id,
        exchangeOperationId: quote.exchangeOperationId,
        payment_intent_id: null,
      };
      const refused = await api.ask(confirmExchange, asked, anne.headers);
      expect([refused.status, refused.errors]).toMatchObject([
        422,
        [
          {
            field: 'acceptedOrder',
            message:
              'With these trains a journey is not over before the next one leaves. Confirm that you know this.',
          },
        ],
      ]);
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        bookingItems: [{ bookingItemStatus: 'CONFIRMED' }, { bookingItemStatus: 'CONFIRMED' }],
      });
      found(await api.ask(confirmExchange, { ...asked, acceptedOrder: true }, anne.headers));
      expect(
        (await anne.outcome(booking.booking_id)).bookingItems.map(
          ({ bookingItemStatus }) => bookingItemStatus,
        ),
      ).toEqual(['EXCHANGED', 'CONFIRMED', 'CONFIRMED']);
    },
    LONG,
  );

  it(
    'TRN-52 OQ-82 exchanges both journeys of a return in one go, with one quote and one payment',
    async () => {
      const booking = await anne.buy([[there, home]]);
      const quote = await quoted(booking, [
        { id: 'leg-1', selectedOfferId: '1000' },
        { id: 'leg-2', selectedOfferId: '2000' },
      ]);
      expect(quote).toMatchObject({
        difference: { value: '30.00' },
        turnsJourneys: false,
        terms: { now: '30.00' },
      });
      const { paymentIntent } = found(
        await api.ask(createPaymentIntent, { offerID: quote.exchangeOperationId }, anne.headers),
      );
      found(
        await api.ask(
          confirmExchange,
          {
            bookingID: booking.booking_id,
            exchangeOperationId: quote.exchangeOperationId,
            payment_intent_id: paymentIntent.id,
          },
          anne.headers,
        ),
      );
      await confirmCard(api.sandbox.origin, paymentIntent);
      const after = await anne.outcome(booking.booking_id);
      expect(after.bookingItems.map(({ bookingItemStatus }) => bookingItemStatus)).toEqual([
        'EXCHANGED',
        'CONFIRMED',
      ]);
      const departures = (view: TrainBookingView) =>
        tickets(view).legs.map(({ solution }) => solution.departure.slice(0, 10));
      expect(departures(after).filter((day) => departures(booking).includes(day))).toEqual([]);
      expect(departures(after)).toEqual([...departures(after)].sort());
    },
    LONG,
  );
});
