import { searchExchangeOffers } from '@wayfare/api-contract';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { confirmCard, found } from '../../../../test/clients/traveller-client';
import { ticketLocation } from '../../../../test/builders/build-rail-item';
import {
  ALONE,
  atBank,
  createExchanges,
  lapse,
  PASS,
  silenceableRailway,
  startAfterSales,
  wanted,
  type Exchanges,
} from '../../../../test/builders/train-after-sales';
import { BACK, itemOf, tickets } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;

describeOnDatabase('Trains whose exchange is refused', (database) => {
  const { railway, supplier } = silenceableRailway();
  let api: BookingApp;
  let anne: TrainBuyer;
  let exchanges: Exchanges;

  beforeAll(async () => {
    ({ api, anne } = await startAfterSales(database(), supplier));
    exchanges = createExchanges(api.ask, anne);
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    railway.temper = 'sells';
  });

  it(
    'TRN-52 takes nothing when the exchange is refused after the card was confirmed',
    async () => {
      const booking = await anne.buy([ALONE]);
      const quote = await exchanges.quoted(booking, 3_000);
      const intent = await exchanges.intentFor(quote);
      found(await exchanges.confirm(booking, quote, intent.id));
      railway.temper = 'never-exchanges';
      await confirmCard(api.sandbox.origin, intent);
      expect(await anne.outcome(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        reason: 'SUPPLIER_FAILED',
        ledger: { total: '90.00' },
        payment: { state: 'captured', charged: '90.00' },
      });
      expect(await atBank(api, intent.id)).toBe(0);
    },
    LONG,
  );

  it(
    'OQ-72 is refused for a lapsed quote, another route, another day and what cannot be exchanged',
    async () => {
      const booking = await anne.buy([ALONE, PASS]);
      const quote = await exchanges.quoted(booking, 0);
      await lapse(database(), quote.exchangeOperationId);
      expect((await exchanges.confirm(booking, quote, null)).errors).toMatchObject([
        { code: 'OFFER_EXPIRED' },
      ]);
      expect(
        (await exchanges.search(booking, { destination: 'BE:brussel-zuid' })).errors,
      ).toMatchObject([
        {
          field: 'request.items.0.legs.0.destination',
          message: 'These tickets can be exchanged for trains on the same route only.',
        },
      ]);
      expect(
        (await exchanges.search(booking, { departure: '2020-01-01T08:00' })).errors,
      ).toMatchObject([{ field: 'request.items.0.legs.0.departure' }]);
      const pass = itemOf(booking, 1);
      const ofPass = {
        bookingID: booking.booking_id,
        request: { items: [{ id: pass.id, legs: [wanted(tickets(booking))] }] },
      };
      expect((await api.ask(searchExchangeOffers, ofPass, anne.headers)).errors).toMatchObject([
        { field: 'request.items.0.id', message: 'These tickets cannot be exchanged any more.' },
      ]);
      const theirs = await anne.buy([[ticketLocation({ day: BACK })]]);
      expect(
        (await exchanges.confirm(theirs, await exchanges.quoted(booking, 0), null)).errors,
      ).toMatchObject([{ code: 'NOT_FOUND', field: 'exchangeOperationId' }]);
    },
    LONG,
  );
});
