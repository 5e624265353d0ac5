import { confirmCancellation, createPaymentIntent, quoteCancellation } from '@wayfare/api-contract';
import type { FlightOffer } from '@wayfare/api-contract';
import { addDays, today } from '@wayfare/domain';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { BACK, OUT } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { atBank, mailed } from '../../../test/sandbox/sandbox-books';
import { found } from '../../../test/clients/traveller-client';
import { changeSteps, leaves } from '../../../test/clients/change-steps';
import { calm, startUnruly } from '../../../test/fakes/unruly-airlines';
import { centsOf, plus, isFree, isStrict } from '../../../test/cases/fare-conditions';

const LONG = 60_000;
const SOON = addDays(today('UTC'), 4);
const costsToChange = ({ conditions }: FlightOffer) =>
  centsOf(conditions.change_before_departure?.penalty_amount ?? '0.00') > 0;

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

  const intentFor = async (offerID: string, headers: Record<string, string>) => {
    const { status, result } = await api.ask(
      createPaymentIntent,
      { offerID, description: '', paymentTiming: 'now' },
      headers,
    );
    return [status, result?.paymentIntent.id ?? null];
  };

  describe('changing', () => {
    let steps: ReturnType<typeof changeSteps>;
    beforeAll(() => {
      steps = changeSteps(api, anne);
    });

    it(
      'OQ-54, OQ-82 flies on another day for the difference, and a later refund comes from both payments',
      async () => {
        const quote = await anne.quote(
          await anne.offer('AMS-BCN', { back: BACK }, (offer) => isFree(offer)),
        );
        const { booked, intent: first } = await anne.order(quote);
        const booking = await anne.outcome(booked.booking_id);
        expect(booking.canChange).toBe(true);
        // seats of the next days are dear
        const dearest = (await steps.offers(booking, SOON)).at(-1);
        expect(dearest?.new_total_amount).toBe(
          plus(booking.ledger.total, dearest?.change_total_amount ?? ''),
        );
        const change = found(await steps.quote(booking, dearest));
        const difference = change.offer.change_total_amount;
        expect(centsOf(difference)).toBeGreaterThan(0);
        expect(change.terms).toMatchObject({ now: difference, needsCard: true });
        const id = booking.booking_id;
        expect((await steps.confirm(id, change.quote_id, '0.01', null)).errors).toMatchObject([
          { code: 'PRICE_CHANGED', field: 'accepted_difference' },
        ]);
        expect((await steps.confirm(id, change.quote_id, difference, null)).errors).toMatchObject([
          { field: 'payment_intent_id' },
        ]);
        const second = await anne.intent(change.quote_id);
        const stranger = { authorization: await api.bearer() };
        expect(await intentFor(change.quote_id, stranger)).toEqual([404, null]);
        expect(second.amount).toBe(centsOf(difference));
        expect(
          (await steps.confirm(id, change.quote_id, difference, second.id)).result?.status,
        ).toBe('completing');
        const waiting = await anne.booking(id);
        expect(waiting).toMatchObject({
          status: 'completing',
          payment: { state: 'awaiting', charged: booking.ledger.total },
        });
        expect((await api.app.inject(waiting.documents?.voucher ?? '')).statusCode).toBe(200);
        await anne.pay(second);
        const changed = await anne.outcome(id);
        expect(changed).toMatchObject({
          status: 'confirmed',
          reason: null,
          ledger: { total: plus(booking.ledger.total, difference) },
          payment: { state: 'captured', charged: plus(booking.ledger.total, difference) },
        });
        expect(changed.ledger.lines.at(-1)).toMatchObject({
          kind: 'extra',
          name: 'Change of flight',
          amount: difference,
        });
        expect(leaves(changed)).toEqual([SOON, BACK]);
        expect(changed.slices[0]?.itinerary_key).toBe(dearest?.slice.itinerary_key);
        expect(
          (await steps.confirm(id, change.quote_id, difference, second.id)).result?.status,
        ).toBe('confirmed');
        expect([
          await intentFor(change.quote_id, anne.headers),
          await intentFor(change.quote_id, stranger),
        ]).toEqual([
          [410, null],
          [404, null],
        ]);
        const mail = await mailed(api.sandbox, booking.reference, 'changed');
        expect(mail.attachments).toHaveLength(2);
        const cancellation = found(
          await api.ask(quoteCancellation(), { booking_id: id }, anne.headers),
        );
        await api.ask(
          confirmCancellation(),
          {
            booking_id: id,
            cancellation_id: cancellation.cancellation_id,
            accepted_refund: cancellation.refund_amount,
          },
          anne.headers,
        );
        const refund = centsOf(cancellation.refund_amount);
        expect(refund).toBeGreaterThan(centsOf(difference));
        expect(await anne.booking(id)).toMatchObject({
          status: 'canceled',
          payment: {
            state: 'refunded',
            charged: changed.payment.charged,
            refunded: cancellation.refund_amount,
          },
        });
        expect(await atBank(api.sandbox, first?.id ?? '', second.id)).toEqual([
          centsOf(booking.ledger.total) + centsOf(difference) - refund,
          0,
        ]);
      },
      LONG,
    );

    it(
      'OQ-54 gives back what cheaper flights cost less, without a card',
      async () => {
        const booking = await anne.buy('AMS-BCN', { out: SOON, back: BACK }, isFree);
        const [cheapest] = await steps.offers(booking, OUT);
        const change = found(await steps.quote(booking, cheapest));
        const difference = change.offer.change_total_amount;
        expect(centsOf(difference)).toBeLessThan(0);
        expect(change.terms).toMatchObject({ now: '0.00', needsCard: false });
        const answers = await Promise.all([
          steps.confirm(booking.booking_id, change.quote_id, difference, null),
          steps.confirm(booking.booking_id, change.quote_id, difference, null),
        ]);
        expect(answers.map(({ result }) => result?.booking_id)).toContain(booking.booking_id);
        const changed = await anne.outcome(booking.booking_id);
        expect(changed).toMatchObject({
          status: 'confirmed',
          ledger: { total: plus(booking.ledger.total, difference) },
          payment: {
            state: 'captured',
            charged: booking.ledger.total,
            refunded: difference.slice(1),
          },
        });
        expect(changed.ledger.lines.at(-1)).toMatchObject({ kind: 'discount', amount: difference });
        expect(
          (await steps.confirm(booking.booking_id, change.quote_id, difference, null)).result
            ?.status,
        ).toBe('confirmed');
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          payment: { refunded: difference.slice(1) },
        });
      },
      LONG,
    );

    it(
      'is refused where the fare allows none, for a day that cannot be flown, and for another’s offer',
      async () => {
        const strict = await anne.buy('AMS-BCN', {}, isStrict);
        expect(strict.canChange).toBe(false);
        expect((await steps.answerFor(strict, addDays(OUT, 1))).errors).toMatchObject([
          { field: 'booking_id', message: 'This flight can no longer be changed.' },
        ]);
        const [mine, theirs] = [
          await anne.buy('AMS-BCN', {}, costsToChange),
          await anne.buy('AMS-BCN', {}, costsToChange),
        ];
        expect((await steps.answerFor(mine, '2020-01-01')).errors).toMatchObject([
          { field: 'departure_date', message: 'This date is in the past.' },
        ]);
        expect((await steps.answerFor(mine, addDays(OUT, 1), 7)).errors).toMatchObject([
          { field: 'slice_id' },
        ]);
        const [offer] = await steps.offers(theirs, addDays(OUT, 1));
        expect(centsOf(offer?.penalty_amount ?? '0.00')).toBeGreaterThan(0);
        expect((await steps.quote(mine, offer)).errors).toMatchObject([
          { code: 'NOT_FOUND', field: 'change_offer_id' },
        ]);
        expect((await steps.quote(theirs, offer)).result?.booking_id).toBe(theirs.booking_id);
      },
      LONG,
    );
  });
});
