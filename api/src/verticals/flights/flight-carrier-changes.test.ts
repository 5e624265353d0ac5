import {
  acceptCarrierChange,
  confirmCancellation,
  confirmChange,
  findChangeOffers,
  flightBookingList,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import type { FlightBookingView } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { OUT } from '../../../test/clients/flier-client';
import { mailed, minutesLater } from '../../../test/clients/news';
import { found } from '../../../test/clients/traveller-client';
import { leaves, movedFlights } from '../../../test/builders/moved-flights';

const LONG = 60_000;

const isStrict = ({ conditions }: { conditions: FlightBookingView['conditions'] }) =>
  conditions.change_before_departure?.allowed === false &&
  conditions.refund_before_departure?.allowed === false;

describeOnDatabase('What an airline changes by itself', (database) => {
  const { given, move, open } = movedFlights(database);

  const accept = (booking: FlightBookingView, change = {}, headers = given().anne.headers) =>
    given().api.ask(
      acceptCarrierChange(),
      { booking_id: booking.booking_id, change_id: booking.carrier_change?.id ?? '', ...change },
      headers,
    );

  it(
    'OQ-22 is told with the times before and after, and flown so once it is accepted',
    async () => {
      const { api, anne } = given();
      const booked = await anne.buy('AMS-BCN', {}, isStrict);
      await move(booked, { minutes: 95 });
      const proposed = await open(booked.booking_id);
      const [journey] = proposed.carrier_change?.journeys ?? [];
      expect(proposed.carrier_change?.actions).toEqual(['accept', 'cancel', 'change']);
      expect([journey?.before.departing_at, journey?.after?.departing_at]).toEqual([
        leaves(booked),
        minutesLater(leaves(booked), 95),
      ]);
      expect(leaves(proposed)).toBe(leaves(booked));
      expect(proposed).toMatchObject({ canCancel: true, canChange: true });
      const list = await api.ask(flightBookingList, { language: 'en' }, anne.headers);
      expect(
        found(list).bookings.find(({ booking_id: id }) => id === booked.booking_id)?.carrier_change,
      ).toEqual({ state: 'open' });
      const mail = await mailed(api.sandbox, booked.reference, 'You can accept the new times');
      expect(mail.subject).toContain('Other times');
      expect(
        (await accept(proposed, {}, { authorization: await api.bearer() })).errors,
      ).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect((await accept(proposed, { change_id: 'aic_other' })).errors).toMatchObject([
        { code: 'OFFER_EXPIRED' },
      ]);
      expect(found(await accept(proposed))).toMatchObject({ state: 'accepted', actions: [] });
      const flown = await anne.booking(booked.booking_id);
      expect(leaves(flown)).toBe(minutesLater(leaves(booked), 95));
      expect(flown).toMatchObject({
        carrier_change: { state: 'accepted' },
        canChange: false,
        changes: [{ index: 0, difference: '0.00', lost_services: [] }],
      });
      expect(
        (await mailed(api.sandbox, booked.reference, 'You accepted')).attachments,
      ).toHaveLength(2);
      expect(found(await accept(proposed))).toMatchObject({ state: 'accepted' });
    },
    LONG,
  );

  it(
    'gives everything back of a fare that gives nothing back, when its owner cancels',
    async () => {
      const { api, anne } = given();
      const booked = await anne.buy('AMS-BCN', {}, isStrict);
      await move(booked, { kind: 'canceled' });
      const proposed = await open(booked.booking_id);
      expect(proposed.carrier_change).toMatchObject({
        actions: ['cancel', 'change'],
        journeys: [{ after: null }],
      });
      expect((await accept(proposed)).errors).toMatchObject([
        { code: 'INVALID_REQUEST', field: 'change_id' },
      ]);
      const quote = found(
        await api.ask(quoteCancellation(), { booking_id: booked.booking_id }, anne.headers),
      );
      expect(quote).toMatchObject({ refund_amount: booked.ledger.total, fee_amount: '0.00' });
      found(
        await api.ask(
          confirmCancellation(),
          {
            booking_id: booked.booking_id,
            cancellation_id: quote.cancellation_id,
            accepted_refund: quote.refund_amount,
          },
          anne.headers,
        ),
      );
      expect(await anne.booking(booked.booking_id)).toMatchObject({
        status: 'canceled',
        carrier_change: null,
        payment: { refunded: booked.ledger.total },
      });
    },
    LONG,
  );

  it(
    'lets a fare that cannot be changed be changed for nothing',
    async () => {
      const { api, anne } = given();
      const booked = await anne.buy('AMS-BCN', {}, isStrict);
      await move(booked);
      const proposed = await open(booked.booking_id);
      const slice = { booking_id: booked.booking_id, slice_id: proposed.slices[0]?.id ?? '' };
      const { offers } = found(
        await api.ask(
          findChangeOffers(),
          { ...slice, departure_date: addDays(OUT, 1) },
          anne.headers,
        ),
      );
      expect(new Set(offers.map(({ change_total_amount: total }) => total))).toEqual(
        new Set(['0.00']),
      );
      const quote = found(
        await api.ask(
          quoteChange(),
          { ...slice, change_offer_id: offers[0]?.id ?? '' },
          anne.headers,
        ),
      );
      found(
        await api.ask(
          confirmChange(),
          {
            booking_id: booked.booking_id,
            quote_id: quote.quote_id,
            payment_intent_id: null,
            accepted_difference: '0.00',
          },
          anne.headers,
        ),
      );
      const changed = await anne.outcome(booked.booking_id);
      expect(changed).toMatchObject({
        status: 'confirmed',
        carrier_change: { state: 'changed', actions: [] },
        payment: { charged: booked.ledger.total },
      });
      expect((await accept(proposed)).errors).toMatchObject([{ code: 'OFFER_EXPIRED' }]);
    },
    LONG,
  );
});
