import { createServiceOffer, setSeatPreferences } from '@wayfare/api-contract';
import type { TrainBasket } from '@wayfare/api-contract';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { found } from '../../../../test/clients/traveller-client';
import {
  ALONE,
  createExchanges,
  silenceableRailway,
  startAfterSales,
  type Exchanges,
} from '../../../../test/builders/train-after-sales';
import { itemOf, tickets } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;

describeOnDatabase('Extras of booked trains', (database) => {
  const { supplier, silence } = silenceableRailway();
  let api: BookingApp;
  let anne: TrainBuyer;
  let exchanges: Exchanges;

  beforeAll(async () => {
    ({ api, anne } = await startAfterSales(database(), supplier));
    exchanges = createExchanges(api.ask, anne);
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    silence();
  });

  /** One bag and a seat at the window. */
  async function adorn(basket: TrainBasket): Promise<TrainBasket> {
    const [item] = basket.bookingItems;
    const of = { bookingID: basket.booking_id, itemID: item?.id ?? '' };
    const [bag] = item?.type === 'point-to-point' ? item.serviceOffers : [];
    found(
      await api.ask(
        createServiceOffer,
        {
          ...of,
          serviceOfferID: bag?.id ?? '',
          request: {
            serviceId: bag?.serviceId ?? '',
            fareOfferIds: bag?.fareOfferIds ?? [],
            count: 1,
          },
        },
        anne.headers,
      ),
    );
    return found(
      await api.ask(
        setSeatPreferences,
        { ...of, request: { preferences: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }] } },
        anne.headers,
      ),
    );
  }

  it(
    'TRN-52 names what does not go along to the new train, from the quote to the price of the booking',
    async () => {
      const booking = await anne.buy([ALONE], 'de Vries', adorn);
      expect(booking.ledger.total).toBe('105.00');
      const quote = await exchanges.quoted(booking, -2_000);
      expect(quote).toMatchObject({
        extras: [
          {
            label: 'Extra bag',
            count: 1,
            legId: 'leg-1',
            travelerId: 't1',
            isKept: false,
            paid: { value: '15.00' },
            costs: { value: '0.00' },
          },
        ],
        wishes: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW', isKept: false }],
      });
      found(await exchanges.confirm(booking, quote, null));
      const after = await anne.outcome(booking.booking_id);
      expect(after.ledger).toMatchObject({
        total: '85.00',
        lines: [
          { kind: 'base', amount: '90.00' },
          { kind: 'extra', name: 'Baggage and services', amount: '15.00' },
          { kind: 'refund', name: 'Exchange', amount: '-5.00' },
          {
            kind: 'refund',
            name: 'Refund: 1 × Extra bag, Anneke de Vries (not on the new train)',
            amount: '-15.00',
          },
        ],
      });
      expect(after.lost).toMatchObject({
        itemID: itemOf(after).id,
        extras: [{ label: 'Extra bag', paid: { value: '15.00' } }],
        wishes: [{ option: 'WINDOW' }],
      });
      expect(tickets(after)).toMatchObject({ chosenServices: [], preferences: [] });
    },
    LONG,
  );

  it(
    'TRN-52 takes extras and wishes along where the new train has them',
    async () => {
      const booking = await anne.buy([ALONE], 'de Vries', adorn);
      const quote = await exchanges.quoted(booking, 0);
      expect([
        quote.extras.map(({ isKept }) => isKept),
        quote.wishes.map(({ isKept }) => isKept),
      ]).toEqual([[true], [true]]);
      found(await exchanges.confirm(booking, quote, null));
      const after = await anne.outcome(booking.booking_id);
      expect([after.lost, after.ledger.total]).toEqual([null, '105.00']);
      expect(tickets(after)).toMatchObject({
        chosenServices: [{ label: 'Extra bag', count: 1 }],
        preferences: [{ option: 'WINDOW' }],
      });
    },
    LONG,
  );
});
