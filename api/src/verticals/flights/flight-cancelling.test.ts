import { confirmCancellation, quoteCancellation } from '@wayfare/api-contract';
import type { OrderCancellation } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { BACK, CONTACT } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { mailed } from '../../../test/sandbox/sandbox-books';
import { found } from '../../../test/clients/traveller-client';
import { calm, startUnruly } from '../../../test/fakes/unruly-airlines';
import { centsOf, isFree, isStrict } from '../../../test/cases/fare-conditions';

const LONG = 60_000;
const DAY = 24 * 3_600_000;
const wire = (cents: number) => formatDecimal(money(cents));

describeOnDatabase('After flights were ordered', (database) => {
  let api: BookingApp;
  let anne: Flier;
  const site = calm();

  beforeAll(async () => {
    api = await startUnruly(database(), site);
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    Object.assign(site, calm());
  });

  describe('cancelling', () => {
    const quoted = async (id: string) =>
      found(await api.ask(quoteCancellation(), { booking_id: id }, anne.headers));
    const confirm = (
      { booking_id: id, cancellation_id: cancellation, refund_amount: refund }: OrderCancellation,
      change = {},
    ) =>
      api.ask(
        confirmCancellation(),
        { booking_id: id, cancellation_id: cancellation, accepted_refund: refund, ...change },
        anne.headers,
      );

    it(
      'OQ-54 says first what comes back, our commission with the same part of it, then gives it back',
      async () => {
        const booking = await anne.buy('AMS-BCN', { back: BACK }, isFree);
        const offer = await quoted(booking.booking_id);
        const penalty = centsOf(
          booking.conditions.refund_before_departure?.penalty_amount ?? '0.00',
        );
        const charged = centsOf(booking.payment.charged);
        const base = centsOf(booking.ledger.lines[0]?.amount ?? '0.00');
        // 102 of 100 is the fare with our part
        const commission = base - Math.round(base / 1.02);
        const refund =
          charged -
          commission -
          penalty +
          Math.round((commission * (charged - commission - penalty)) / (charged - commission));
        expect(offer).toMatchObject({
          refund_amount: wire(refund),
          fee_amount: wire(charged - refund),
          charged_amount: wire(charged),
          refund_to: 'card',
          refund_currency: 'EUR',
          status: 'confirmed',
        });
        expect((await confirm(offer, { accepted_refund: wire(refund + 1) })).errors).toMatchObject([
          { code: 'PRICE_CHANGED', field: 'accepted_refund', newPrice: wire(refund) },
        ]);
        expect((await confirm(offer, { cancellation_id: 'qt_none' })).status).toBe(404);
        expect((await confirm(offer)).result).toMatchObject({
          status: 'canceled',
          refund_amount: wire(refund),
          fee_amount: wire(charged - refund),
        });
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          status: 'canceled',
          payment: { state: 'refunded', charged: wire(charged), refunded: wire(refund) },
          canCancel: false,
          canChange: false,
        });
        expect((await confirm(offer)).result).toMatchObject({
          status: 'canceled',
          refund_amount: wire(refund),
        });
        await mailed(api.sandbox, booking.reference, 'cancel');
      },
      LONG,
    );

    it(
      'gives nothing back of a fare that gives nothing back, and says so first',
      async () => {
        const booking = await anne.buy('AMS-BCN', {}, isStrict);
        const offer = await quoted(booking.booking_id);
        expect(offer).toMatchObject({
          refund_amount: '0.00',
          fee_amount: booking.payment.charged,
          refund_to: 'nowhere',
        });
        expect((await confirm(offer)).result).toMatchObject({ status: 'canceled' });
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          status: 'canceled',
          payment: { state: 'captured', charged: booking.payment.charged, refunded: '0.00' },
        });
      },
      LONG,
    );

    it(
      'leaves everything as it was when the airline does not take it back',
      async () => {
        const booking = await anne.buy('AMS-BCN', {}, isFree);
        const offer = await quoted(booking.booking_id);
        site.refusesToCancel = true;
        const done = await confirm(offer);
        expect([done.status, done.errors]).toMatchObject([502, [{ code: 'CANCEL_FAILED' }]]);
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { state: 'captured', refunded: '0.00' },
          canCancel: true,
        });
      },
      LONG,
    );

    it(
      'is not possible once the flight has left',
      async () => {
        const booking = await anne.buy('AMS-BCN', {}, isFree);
        const { departing_at: departure = '' } = booking.slices[0]?.segments[0] ?? {};
        const after = { 'x-test-clock': new Date(Date.parse(`${departure}Z`) + DAY).toISOString() };
        const headers = {
          ...after,
          authorization: (
            await api.app.inject({ url: '/api/anonymous/login', headers: after })
          ).json<{ result: { token: string } }>().result.token,
        };
        const access = {
          reference: booking.reference,
          email: CONTACT.email,
          pin: booking.pin ?? '',
        };
        const late = await api.ask(
          quoteCancellation(),
          { access },
          { ...headers, authorization: `Bearer ${headers.authorization}` },
        );
        expect([late.status, late.errors]).toMatchObject([
          422,
          [{ field: 'booking_id', message: 'This booking can no longer be cancelled.' }],
        ]);
      },
      LONG,
    );
  });
});
