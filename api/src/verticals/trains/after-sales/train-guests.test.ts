import {
  confirmExchange,
  confirmRefund,
  createPaymentIntent,
  createRefund,
  editTravelers,
  exchangeQuote,
  findBooking,
  searchExchangeOffers,
  trainBooking,
} from '@wayfare/api-contract';
import type { TicketItem, TrainBookingView } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { startBookingApp } from '../../../../test/clients/booking-app';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { signedInMember } from '../../../../test/clients/member-client';
import { confirmCard, found } from '../../../../test/clients/traveller-client';
import { ticketLocation } from '../../../../test/builders/build-rail-item';
import { FakeRailway } from '../../../../test/fakes/railway/railway.fake';
import { createTrainBuyer, itemOf, OUT, tickets } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;
const ALONE = [ticketLocation({ day: OUT, cents: 9_000, variant: 'other' })];

/* Who may cancel, exchange and rename: the account, the guest's own browser, and whoever shows the PIN (decision 0054). */
describeOnDatabase('After trains were booked by a guest', (database) => {
  let api: BookingApp;
  let anne: TrainBuyer;

  const member = async () =>
    createTrainBuyer(
      api.ask,
      api.sandbox.origin,
      (await signedInMember({ database: database(), keys: api.keys, now: Date.now() }))
        .authorization,
    );

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      {},
      { railways: () => new FakeRailway({ now: Date.now }).supplier },
    );
    anne = await member();
  }, LONG);
  afterAll(() => api.close(), LONG);

  /** An exchange for the train of the next day that costs 30.00 more, agreed to; its payment is still to be confirmed. */
  async function agreedExchange(
    bookingID: string,
    { id, legs: [leg] }: TicketItem,
    headers: Readonly<Record<string, string>>,
  ) {
    if (leg === undefined) throw new Error('a ticket has a leg');
    const wanted = {
      id: leg.id,
      origin: leg.origin.code,
      destination: leg.destination.code,
      departure: `${addDays(OUT, 1)}T00:00`,
    };
    const [search] = found(
      await api.ask(
        searchExchangeOffers,
        { bookingID, request: { items: [{ id, legs: [wanted] }] } },
        headers,
      ),
    ).items;
    const dearer = search?.offers.find(({ difference }) => difference.value === '30.00');
    if (search === undefined || dearer === undefined) throw new Error('there is no dearer train');
    const quote = found(
      await api.ask(
        exchangeQuote,
        {
          bookingID,
          request: {
            items: [
              { id, searchId: search.searchId, legs: [{ id: leg.id, selectedOfferId: dearer.id }] },
            ],
          },
        },
        headers,
      ),
    );
    const { paymentIntent } = found(
      await api.ask(createPaymentIntent, { offerID: quote.exchangeOperationId }, headers),
    );
    found(
      await api.ask(
        confirmExchange,
        {
          bookingID,
          exchangeOperationId: quote.exchangeOperationId,
          payment_intent_id: paymentIntent.id,
        },
        headers,
      ),
    );
    return paymentIntent;
  }

  it(
    'TRN-50 is for the account or guest that booked, and for a session that shows the PIN: others do not know of it',
    async () => {
      const booking = await anne.buy([ALONE]);
      const { booking_id: bookingID } = booking;
      const { id } = itemOf(booking);
      const calls = [
        [createRefund, { bookingID, request: { type: 'REFUND', items: [{ id }] } }],
        [confirmRefund, { bookingID, refundID: 'qt_1', acceptedRefund: '1.00' }],
        [
          searchExchangeOffers,
          {
            bookingID,
            request: {
              items: [
                {
                  id,
                  legs: [
                    {
                      id: 'leg-1',
                      origin: 'NL:amsterdam-centraal',
                      destination: 'FR:paris-gare-du-nord',
                      departure: `${OUT}T08:00`,
                    },
                  ],
                },
              ],
            },
          },
        ],
        [
          exchangeQuote,
          {
            bookingID,
            request: {
              items: [{ id, searchId: 's', legs: [{ id: 'leg-1', selectedOfferId: 'o' }] }],
            },
          },
        ],
        [confirmExchange, { bookingID, exchangeOperationId: 'qt_1', payment_intent_id: null }],
        [
          editTravelers,
          { bookingID, itemID: id, travelers: [{ id: 't1', firstName: 'Anna', lastName: 'Smit' }] },
        ],
      ] as const;
      const [guest, other, finder] = [
        { authorization: await api.bearer() },
        (await member()).headers,
        { authorization: await api.bearer() },
      ];
      const { reference, email, pin } = booking;
      found(await api.ask(findBooking, { reference, email, pin: pin ?? '' }, finder));
      const key =
        new URL(booking.documents?.voucher ?? '', 'http://site').searchParams.get('key') ?? '';
      // a link shows it, and opens nothing more
      expect(found(await api.ask(trainBooking, { access: { key } }, guest))).toMatchObject({
        pin: null,
        canManage: false,
      });
      for (const [call, request] of calls) {
        const asAnyone = { method: call.method, path: call.path };
        for (const stranger of [guest, other])
          expect((await api.ask(asAnyone, request, stranger)).errors).toMatchObject([
            { code: 'NOT_FOUND', field: 'bookingID' },
          ]);
        expect((await api.ask(asAnyone, request, finder)).errors).not.toMatchObject([
          { field: 'bookingID' },
        ]);
        expect(
          (await api.app.inject({ method: call.method, url: call.path, payload: request }))
            .statusCode,
        ).toBe(401);
      }
    },
    LONG,
  );

  it.each<
    [
      string,
      () => Promise<{
        buyer: TrainBuyer;
        headers: Readonly<Record<string, string>>;
        booking: TrainBookingView;
      }>,
    ]
  >([
    [
      'without an account in the browser that booked',
      async () => {
        const buyer = createTrainBuyer(api.ask, api.sandbox.origin, await api.bearer());
        return { buyer, headers: buyer.headers, booking: await buyer.buy([ALONE]) };
      },
    ],
    [
      'in another browser with reference, e-mail address and PIN',
      async () => {
        const buyer = createTrainBuyer(api.ask, api.sandbox.origin, await api.bearer());
        const booking = await buyer.buy([ALONE]);
        const headers = { authorization: await api.bearer() };
        found(
          await api.ask(
            findBooking,
            { reference: booking.reference, email: booking.email, pin: booking.pin ?? '' },
            headers,
          ),
        );
        return { buyer, headers, booking };
      },
    ],
  ])(
    'TRN-50 TRN-51 TRN-52 TRN-53 a guest has all of it, %s',
    async (_where, begin) => {
      const { buyer, headers, booking } = await begin();
      const { booking_id: bookingID } = booking;
      const [item] = booking.bookingItems;
      if (item?.type !== 'point-to-point') throw new Error('a ticket was bought');
      expect(
        itemOf(
          found(
            await api.ask(
              editTravelers,
              {
                bookingID,
                itemID: item.id,
                travelers: [{ id: 't1', firstName: 'Anna', lastName: 'de Vries' }],
              },
              headers,
            ),
          ),
        ).travelers[0]?.firstName,
      ).toBe('Anna');
      const intent = await agreedExchange(bookingID, item, headers);
      await confirmCard(api.sandbox.origin, intent);
      const after = await buyer.outcome(bookingID);
      expect(after).toMatchObject({ status: 'confirmed', ledger: { total: '120.00' } });
      const refund = found(
        await api.ask(
          createRefund,
          { bookingID, request: { type: 'REFUND', items: [{ id: tickets(after).id }] } },
          headers,
        ),
      );
      expect(
        found(
          await api.ask(
            confirmRefund,
            { bookingID, refundID: refund.id, acceptedRefund: refund.total.value },
            headers,
          ),
        ),
      ).toMatchObject({ status: 'CONFIRMED', bookingStatus: 'canceled' });
    },
    LONG,
  );
});
