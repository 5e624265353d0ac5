import {
  createServiceOffer,
  printTrainBooking,
  searchPasses,
  searchTickets,
  setSeatPreferences,
} from '@wayfare/api-contract';
import type {
  TicketCriteria,
  TicketItem,
  TicketOffer,
  TrainBasket,
  TrainBookingView,
} from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import { found } from '../../../test/clients/traveller-client';
import { BACK, OUT } from '../../../test/clients/train-buyer';
import { createRider, totalOf } from '../../../test/clients/rider-client';
import type { Rider } from '../../../test/clients/rider-client';

/* From the search to the tickets, with the sandbox's railways. */

const LONG = 60_000;
const TRAVELERS = [
  { age: 40, cards: [] },
  { age: 8, cards: [] },
];
const there: TicketCriteria = {
  legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: `${OUT}T08:00` }],
  travelers: TRAVELERS,
};
const printed: TicketCriteria = {
  ...there,
  legs: [{ origin: 'FR:paris', destination: 'FR:lyon', departure: `${OUT}T08:00` }],
};
const andBack: TicketCriteria = {
  ...there,
  legs: [
    ...there.legs,
    { origin: 'FR:paris', destination: 'NL:amsterdam', departure: `${BACK}T08:00` },
  ],
};

const cents = (value: string) => parseMoney(value).amount;
const tickets = (basket: Pick<TrainBasket, 'bookingItems'>): TicketItem[] =>
  basket.bookingItems.flatMap((item) => (item.type === 'point-to-point' ? [item] : []));

describeOnDatabase('A journey by train', (database) => {
  let api: BookingApp;
  let rider: Rider;

  beforeAll(async () => {
    api = await startBookingApp(database());
  }, LONG);
  afterAll(() => api.close(), LONG);
  beforeEach(async () => {
    rider = createRider(
      api.ask,
      api.sandbox.origin,
      (await signedInMember({ database: database(), keys: api.keys, now: Date.now() })).headers,
    );
  });

  async function offers(
    criteria: TicketCriteria,
    wanted: (offer: TicketOffer) => boolean = () => true,
  ): Promise<TicketOffer[]> {
    const { offers: all } = found(await api.ask(searchTickets, criteria, rider.headers));
    return all.filter(wanted);
  }

  /** The first offer that is sold by itself. */
  async function alone(wanted?: (offer: TicketOffer) => boolean, criteria = there) {
    const [offer] = await offers(
      criteria,
      (candidate) => candidate.compatibleOffers.length === 0 && (wanted?.(candidate) ?? true),
    );
    if (offer === undefined) throw new Error('no such offer');
    return { offer, item: { offerLocations: [offer.location], criteria } };
  }

  async function buy(basket: TrainBasket): Promise<TrainBookingView> {
    found(await rider.prebook(basket));
    const intent = await rider.intent();
    found(await rider.confirm(intent.id));
    await rider.pay(intent);
    return rider.outcome(basket.booking_id);
  }

  it(
    'TRN-42 API-10 API-12 API-14 API-15 API-16 API-18 goes from the offers to the tickets',
    async () => {
      const { offer, item } = await alone(
        ({ serviceOffers, preferenceGroups, deliveryOptions }) =>
          serviceOffers.length > 0 &&
          preferenceGroups.includes('SEATING_PREFERENCE') &&
          deliveryOptions[0] === 'PAH',
        printed,
      );
      const basket = await rider.basket(item);
      const [ticket] = tickets(basket);
      const [bag] = ticket?.serviceOffers ?? [];
      if (ticket === undefined || bag === undefined) throw new Error('no bag');
      expect([totalOf(basket), ticket.offerLocations, ticket.criteria]).toEqual([
        offer.prices.amountsToDisplay[0]?.amount.value,
        [offer.location],
        printed,
      ]);
      const packed = found(
        await api.ask(
          createServiceOffer,
          {
            bookingID: basket.booking_id,
            itemID: ticket.id,
            serviceOfferID: bag.id,
            request: { serviceId: bag.serviceId, fareOfferIds: bag.fareOfferIds, count: 1 },
          },
          rider.headers,
        ),
      );
      expect(cents(totalOf(packed))).toBeGreaterThan(cents(totalOf(basket)));
      const wished = found(
        await api.ask(
          setSeatPreferences,
          {
            bookingID: basket.booking_id,
            itemID: ticket.id,
            request: { preferences: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }] },
          },
          rider.headers,
        ),
      );
      const named = found(await rider.name(wished));
      expect(
        named.bookingItems[0]?.travelers.map(({ type, leadTraveler }) => [type, leadTraveler]),
      ).toEqual([
        ['ADULT', true],
        ['YOUTH', false],
      ]);

      const booking = await buy(named);
      expect(booking).toMatchObject({
        status: 'confirmed',
        supplierReference: expect.stringMatching(/^[A-Z0-9]{6}$/),
        ledger: { total: totalOf(packed) },
        payment: { state: 'captured', charged: totalOf(packed) },
        canManage: true,
      });
      const [bought] = tickets(booking);
      expect(bought).toMatchObject({
        bookingItemStatus: 'CONFIRMED',
        preferences: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }],
        chosenServices: [{ count: 1 }],
        ticketingOptionSelected: { code: 'PAH' },
      });
      expect(bought?.valueDocuments.length).toBeGreaterThan(0);
      const { documents } = found(
        await api.ask(printTrainBooking, { bookingID: booking.booking_id }, rider.headers),
      );
      const papers = documents.filter(
        ({ itemID, type, code }) => itemID === bought?.id && type === 'PAH' && code === null,
      );
      // one for each traveller
      expect(papers.map(({ url }) => url?.split('?key=')[0])).toEqual(
        ['t1', 't2'].map(
          (traveller) =>
            `/api/bookings/${booking.booking_id}/tickets/${bought?.id ?? ''}/${traveller}/document.pdf`,
        ),
      );
      expect((await rider.present(named))?.bookingStatus).toBe('CONFIRMED');
    },
    LONG,
  );

  it(
    'OQ-66 sells both directions that are bound together as one item, with passes beside it',
    async () => {
      const bound = await offers(andBack, ({ compatibleOffers }) => compatibleOffers.length > 0);
      const [out] = bound;
      const back = bound.find(({ id }) => out?.compatibleOffers.includes(id));
      const [pass] = found(
        await api.ask(
          searchPasses,
          { place: 'EU', validityStartDate: OUT, travelers: [{ age: 40 }] },
          rider.headers,
        ),
      ).offers;
      if (out === undefined || back === undefined || pass === undefined)
        throw new Error('no such offers');
      const basket = await rider.basket(
        { offerLocations: [out.location, back.location], criteria: andBack },
        { offerLocations: [pass.location] },
      );
      expect(basket.bookingItems.map(({ type }) => type)).toEqual(['point-to-point', 'pass']);
      expect(
        tickets(basket)[0]?.legs.map(({ origin, destination }) => [
          origin.code.slice(0, 2),
          destination.code.slice(0, 2),
        ]),
      ).toEqual([
        ['NL', 'FR'],
        ['FR', 'NL'],
      ]);
      const booking = await buy(found(await rider.name(basket)));
      expect(booking).toMatchObject({
        status: 'confirmed',
        bookingItems: [
          { bookingItemStatus: 'CONFIRMED' },
          { bookingItemStatus: 'CONFIRMED', validityStartDate: OUT },
        ],
      });
    },
    LONG,
  );

  it(
    'TRN-39 an offer that lapses is named',
    async () => {
      const { item } = await alone();
      const basket = found(await rider.name(await rider.basket(item), 'Expired'));
      expect(await rider.prebook(basket)).toMatchObject({
        status: 410,
        errors: [
          { code: 'OFFER_EXPIRED', field: 'request.items.0', itemID: basket.bookingItems[0]?.id },
        ],
      });
    },
    LONG,
  );

  it(
    'gives the money back when the carrier refuses after all',
    async () => {
      const { item } = await alone();
      expect(
        await buy(found(await rider.name(await rider.basket(item), 'Confirmfail'))),
      ).toMatchObject({
        status: 'refunded',
        reason: 'SUPPLIER_FAILED',
        supplierReference: null,
        payment: { state: 'voided', charged: '0.00' },
      });
    },
    LONG,
  );

  it('an offer that nobody made is not taken', async () => {
    expect((await rider.add(['/offers/point-to-point/searches/none/offers/none'])).status).toBe(
      404,
    );
    expect((await rider.last()).basket).toBeNull();
  });

  it(
    'tells by mail what was booked',
    async () => {
      const { item } = await alone();
      const booking = await buy(found(await rider.name(await rider.basket(item))));
      const isAbout = ({ subject }: { readonly subject: string }) =>
        subject.includes(booking.reference);
      for (;;) {
        const mail = (await api.sandbox.received()).find(isAbout);
        if (mail !== undefined)
          return expect(mail).toMatchObject({
            to: ['anneke@example.com'],
            subject: expect.stringContaining('Confirmed'),
          });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    LONG,
  );
});
