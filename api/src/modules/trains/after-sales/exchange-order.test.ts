import { confirmExchange, createPaymentIntent, exchangeQuote } from '@wayfare/api-contract';
import type { TrainBookingView } from '@wayfare/api-contract';
import { startBookingApp } from '../../../booking-app-under-test';
import type { BookingApp } from '../../../booking-app-under-test';
import { describeOnDatabase } from '../../../db/on-databases';
import { confirmCard, found } from '../../../traveller-under-test';
import { aRailItem, passLocation, ticketLocation } from '../a-rail-item';
import { FakeRailway } from '../fake-railway';
import { confirmed } from '../fake-railway-deals';
import { turnsJourneys } from './exchange-rules';
import { BACK, createTrainBuyer, itemOf, OUT, tickets } from './train-buyer';
import type { TrainBuyer } from './train-buyer';

const LONG = 60_000;
const PARIS = 'FR:paris-gare-du-nord';
const AMSTERDAM = 'NL:amsterdam-centraal';

describe('the order of journeys', () => {
  const NOW = new Date('2026-11-20T09:30:00Z');
  const ofDay = (id: string, day: string) =>
    confirmed(aRailItem(id, [ticketLocation({ day })], NOW));
  const [out, back, pass] = [
    ofDay('out', '2027-01-10'),
    ofDay('back', '2027-01-17'),
    confirmed(aRailItem('pass', [passLocation()], NOW)),
  ];
  const bound = confirmed(
    aRailItem(
      'both',
      [
        ticketLocation({ day: '2027-01-10' }),
        ticketLocation({ from: PARIS, to: AMSTERDAM, day: '2027-01-17' }),
      ],
      NOW,
    ),
  );
  const train = (legId: string, from: string, to: string) => ({
    legId,
    departure: new Date(`2027-01-${from}:00+01:00`),
    arrival: new Date(`2027-01-${to}:00+01:00`),
  });

  it.each([
    [
      'out on another day before the way back',
      [out, back, pass],
      'out',
      [train('leg-1', '15T08:00', '15T11:00')],
      false,
    ],
    [
      'out after the way back has left',
      [out, back, pass],
      'out',
      [train('leg-1', '20T08:00', '20T11:00')],
      true,
    ],
    [
      'out so late that the way back is missed',
      [out, back],
      'out',
      [train('leg-1', '17T06:00', '17T09:00')],
      true,
    ],
    [
      'back before the way out',
      [out, back],
      'back',
      [train('leg-1', '09T08:00', '09T11:00')],
      true,
    ],
    [
      'out, when the way back was given back',
      [out, { ...back, status: 'CANCELED' }],
      'out',
      [train('leg-1', '20T08:00', '20T11:00')],
      false,
    ],
    [
      'both of a return, in order',
      [bound],
      'both',
      [train('leg-1', '20T08:00', '20T11:00'), train('leg-2', '22T08:00', '22T11:00')],
      false,
    ],
    [
      'both of a return, the wrong way round',
      [bound],
      'both',
      [train('leg-1', '22T08:00', '22T11:00'), train('leg-2', '20T08:00', '20T11:00')],
      true,
    ],
    [
      'what were two journeys at one time before',
      [out, ofDay('other', '2027-01-10')],
      'out',
      [train('leg-1', '10T10:00', '10T13:00')],
      false,
    ],
    ['nothing that the supplier says of', [out, back], 'out', [], false],
  ])('OQ-82 is turned by %s', (_, items, itemId, trains, expected) => {
    expect(turnsJourneys(items, itemId, trains)).toBe(expected);
  });
});

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
