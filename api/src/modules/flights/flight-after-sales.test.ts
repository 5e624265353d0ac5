import {
  confirmCancellation,
  confirmChange,
  createCheckOutSession,
  createPaymentIntent,
  findChangeOffers,
  flightBooking,
  holdQuote,
  payHold,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import type {
  ChangeOffer,
  FlightBookingView,
  FlightOffer,
  OrderCancellation,
} from '@wayfare/api-contract';
import { addDays, addMoney, formatDecimal, money, parseMoney, today } from '@wayfare/domain';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { BACK, CONTACT, OUT } from '../../flier-under-test';
import type { Flier } from '../../flier-under-test';
import { Problem } from '../../http/problem';
import { found } from '../../traveller-under-test';

const LONG = 60_000;
const DAY = 24 * 3_600_000;
const SOON = addDays(today('UTC'), 4);

const centsOf = (text: string) => parseMoney(text).amount;
const wire = (cents: number) => formatDecimal(money(cents));
const plus = (...amounts: readonly string[]) => formatDecimal(addMoney(...amounts.map(parseMoney)));

const isFree = ({ conditions }: FlightOffer) =>
  conditions.change_before_departure?.penalty_amount === '0.00' &&
  conditions.refund_before_departure?.allowed === true;
const isStrict = ({ conditions }: FlightOffer) =>
  conditions.change_before_departure?.allowed === false &&
  conditions.refund_before_departure?.allowed === false;
const costsToChange = ({ conditions }: FlightOffer) =>
  centsOf(conditions.change_before_departure?.penalty_amount ?? '0.00') > 0;

describeOnDatabase('After flights were ordered', (database) => {
  let api: BookingApp;
  let anne: Flier;
  /** how far the site's clock is ahead of the airlines' */
  let ahead = 0;
  /** cents that held orders cost more than when they were held */
  let drift = 0;
  let refusesToCancel = false;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      { SUPPLIER_TIMEOUT_MS: '10000' },
      {
        clock: () => Date.now() + ahead,
        airlines: (supplier) => ({
          ...supplier,
          async orderById(id) {
            const order = await supplier.orderById(id);
            const [more, price] = [money(order.status === 'held' ? drift : 0), order.price];
            return {
              ...order,
              price: {
                ...price,
                base: addMoney(price.base, more),
                total: addMoney(price.total, more),
              },
            };
          },
          async payOrder(id, amount) {
            const { price } = await supplier.orderById(id);
            if (amount.amount !== price.total.amount + drift) throw new Problem('PRICE_CHANGED');
            return {
              ...(await supplier.payOrder(id, price.total)),
              price: { ...price, base: addMoney(price.base, money(drift)), total: amount },
            };
          },
          async confirmCancellation(id) {
            if (refusesToCancel) throw new Problem('CANCEL_FAILED');
            return supplier.confirmCancellation(id);
          },
        }),
      },
    );
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    [drift, refusesToCancel] = [0, false];
  });

  async function mailed(reference: string, part: string) {
    for (;;) {
      const mail = (await api.sandbox.received()).find(
        ({ subject, text }) =>
          `${subject} ${text}`.includes(reference) && `${subject} ${text}`.includes(part),
      );
      if (mail !== undefined) return mail;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  const intentFor = async (offerID: string, headers: Record<string, string>) => {
    const { status, result } = await api.ask(
      createPaymentIntent,
      { offerID, description: '', paymentTiming: 'now' },
      headers,
    );
    return [status, result?.paymentIntent.id ?? null];
  };

  interface Bank {
    readonly payment_intents: readonly {
      readonly id: string;
      readonly status: string;
      readonly amount_received: number;
      readonly metadata: Readonly<Record<string, string>>;
    }[];
    readonly refunds: readonly { readonly payment_intent: string; readonly amount: number }[];
  }

  /** cents that the bank has of the intents, each less what it gave back */
  async function atBank(...intents: readonly string[]): Promise<number[]> {
    const bank: Bank = await api.sandbox.json('/__payments');
    const refunded = (id: string) =>
      bank.refunds
        .filter(({ payment_intent: intent }) => intent === id)
        .reduce((sum, { amount }) => sum + amount, 0);
    return intents.map(
      (id) =>
        (bank.payment_intents.find((intent) => intent.id === id)?.amount_received ?? 0) -
        refunded(id),
    );
  }

  describe('what is held', () => {
    async function hold(): Promise<FlightBookingView> {
      const quote = await anne.quote(await anne.offer('JFK-EWR'), [], 'hold');
      expect(quote.terms).toMatchObject({
        timing: 'later',
        now: '0.00',
        later: quote.ledger.total,
        needsCard: false,
      });
      expect(quote.terms.laterDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      return anne.outcome((await anne.order(quote)).booked.booking_id);
    }

    async function payment(booking: FlightBookingView) {
      const quote = found(
        await api.ask(holdQuote(), { booking_id: booking.booking_id }, anne.headers),
      );
      const intent = await anne.intent(quote.quote_id);
      const pay = (change = {}) =>
        api.ask(
          payHold(),
          {
            booking_id: booking.booking_id,
            quote_id: quote.quote_id,
            payment_intent_id: intent.id,
            accepted_total: quote.ledger.total,
            ...change,
          },
          anne.headers,
        );
      return { quote, intent, pay };
    }

    it(
      'OQ-53 is kept without a card, and paid for later',
      async () => {
        const held = await hold();
        expect(held).toMatchObject({
          status: 'held',
          type: 'hold',
          payment: { state: 'none', charged: '0.00' },
          canPay: true,
          canCancel: true,
          canChange: false,
          documents: null,
        });
        expect(Date.parse(held.hold?.payment_required_by ?? '')).toBeGreaterThan(Date.now() + DAY);
        expect(held.airline_reference).toMatch(/^[A-Z0-9]{6}$/);
        await mailed(held.reference, 'Your flights are held');
        const { quote, intent, pay } = await payment(held);
        const stranger = { authorization: await api.bearer() };
        expect(await intentFor(quote.quote_id, stranger)).toEqual([404, null]);
        expect(quote).toMatchObject({
          priceChanged: false,
          previousTotal: null,
          ledger: { total: held.ledger.total },
          terms: { now: held.ledger.total, needsCard: true },
        });
        expect((await pay({ accepted_total: '1.00' })).errors).toMatchObject([
          { code: 'PRICE_CHANGED' },
        ]);
        expect((await pay({ payment_intent_id: 'pi_none' })).errors).toMatchObject([
          { code: 'PAYMENT_FAILED' },
        ]);
        expect((await pay()).result?.status).toBe('completing');
        expect(await anne.booking(held.booking_id)).toMatchObject({
          status: 'completing',
          payment: { state: 'awaiting' },
          hold: held.hold,
          canPay: true,
        });
        expect(
          (await api.ask(createCheckOutSession, { booking_id: held.booking_id }, anne.headers))
            .result?.url,
        ).toMatch(/^http/);
        expect(await anne.pay(intent, 'pm_card_visa_chargeDeclined')).toBe('card_declined');
        expect((await pay()).result?.status).toBe('completing');
        await anne.pay(intent);
        const paid = await anne.outcome(held.booking_id);
        expect(paid).toMatchObject({
          status: 'confirmed',
          payment: { state: 'captured', charged: held.ledger.total },
          hold: null,
          canPay: false,
        });
        expect(paid.travellers.every(({ ticket_number: ticket }) => ticket !== null)).toBe(true);
        expect(await atBank(intent.id)).toEqual([centsOf(held.ledger.total)]);
        expect((await pay()).result).toMatchObject({
          booking_id: held.booking_id,
          status: 'confirmed',
        });
        expect([
          await intentFor(quote.quote_id, anne.headers),
          await intentFor(quote.quote_id, stranger),
        ]).toEqual([
          [410, null],
          [404, null],
        ]);
        const mail = await mailed(held.reference, 'Your flights are booked');
        expect(mail.attachments).toHaveLength(2);
        expect(
          (await api.ask(holdQuote(), { booking_id: held.booking_id }, anne.headers)).errors,
        ).toMatchObject([{ message: 'There is nothing to pay for this booking.' }]);
      },
      LONG,
    );

    it(
      'is paid by a guest who opens it with its reference and PIN',
      async () => {
        const held = await hold();
        const guest = { authorization: await api.bearer() };
        const access = { reference: held.reference, email: CONTACT.email, pin: held.pin ?? '' };
        const quote = found(await api.ask(holdQuote(), { access }, guest));
        expect(await intentFor(quote.quote_id, anne.headers)).toEqual([404, null]);
        const { paymentIntent: intent } = found(
          await api.ask(
            createPaymentIntent,
            { offerID: quote.quote_id, description: '', paymentTiming: 'now' },
            guest,
          ),
        );
        found(
          await api.ask(
            payHold(),
            {
              access,
              quote_id: quote.quote_id,
              payment_intent_id: intent.id,
              accepted_total: quote.ledger.total,
            },
            guest,
          ),
        );
        await anne.pay(intent);
        expect(await anne.outcome(held.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { state: 'captured', charged: held.ledger.total },
        });
      },
      LONG,
    );

    it(
      'is paid by the last of several payments that were begun, and the others take nothing',
      async () => {
        const held = await hold();
        const [first, second] = [await payment(held), await payment(held)];
        expect((await first.pay()).result?.status).toBe('completing');
        const third = await payment(held);
        expect((await third.pay()).result?.status).toBe('completing');
        expect(await anne.pay(first.intent)).toBe('payment_intent_unexpected_state');
        await anne.pay(third.intent);
        expect(await anne.outcome(held.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { charged: held.ledger.total },
        });
        expect((await second.pay()).result?.status).toBe('confirmed');
        expect(await atBank(first.intent.id, second.intent.id, third.intent.id)).toEqual([
          0,
          0,
          centsOf(held.ledger.total),
        ]);
      },
      LONG,
    );

    it(
      'FLT-39 costs nothing when it became dearer between the quote and the card, and is still held',
      async () => {
        const held = await hold();
        const { intent, pay } = await payment(held);
        await pay();
        drift = 2_000;
        await anne.pay(intent);
        const after = await anne.outcome(held.booking_id);
        expect(after).toMatchObject({
          status: 'held',
          reason: 'PRICE_CHANGED',
          payment: { state: 'none', charged: '0.00' },
          canPay: true,
        });
        expect(after.price_change).toEqual({
          previous_amount: held.ledger.total,
          new_amount: plus(held.ledger.total, '20.40'),
        });
        expect(await atBank(intent.id)).toEqual([0]);
        const again = await payment(held);
        expect(again.quote).toMatchObject({
          priceChanged: true,
          previousTotal: held.ledger.total,
          ledger: { total: plus(held.ledger.total, '20.40') },
        });
        await again.pay();
        await anne.pay(again.intent);
        expect(await anne.outcome(held.booking_id)).toMatchObject({
          status: 'confirmed',
          reason: null,
          price_change: null,
          payment: { charged: again.quote.ledger.total },
        });
      },
      LONG,
    );

    it(
      'OQ-51 is paid at the lower price when it became cheaper',
      async () => {
        const held = await hold();
        const { intent, pay } = await payment(held);
        await pay();
        drift = -2_000;
        await anne.pay(intent);
        const paid = await anne.outcome(held.booking_id);
        expect(paid).toMatchObject({
          status: 'confirmed',
          ledger: { total: plus(held.ledger.total, '-20.40') },
          payment: { charged: plus(held.ledger.total, '-20.40') },
        });
      },
      LONG,
    );

    it(
      'is given up for nothing',
      async () => {
        const { booking_id: id } = await hold();
        const quoted = found(await api.ask(quoteCancellation(), { booking_id: id }, anne.headers));
        expect(quoted).toMatchObject({
          refund_amount: '0.00',
          fee_amount: '0.00',
          charged_amount: '0.00',
          refund_to: 'nowhere',
          status: 'held',
        });
        const done = await api.ask(
          confirmCancellation(),
          { booking_id: id, cancellation_id: quoted.cancellation_id, accepted_refund: '0.00' },
          anne.headers,
        );
        expect(done.result).toMatchObject({ status: 'canceled' });
        expect(await anne.booking(id)).toMatchObject({
          status: 'canceled',
          payment: { state: 'none', charged: '0.00' },
          canPay: false,
          hold: null,
        });
      },
      LONG,
    );

    it(
      'lapses when nobody pays, and says so',
      async () => {
        const held = await hold();
        ahead = Date.parse(held.hold?.payment_required_by ?? '') - Date.now() + 60_000;
        try {
          const headers = { authorization: await api.bearer() };
          const access = { reference: held.reference, email: CONTACT.email, pin: held.pin ?? '' };
          for (;;) {
            const seen = found(await api.ask(flightBooking, { access }, headers));
            if (seen.status === 'held') {
              expect(seen.canPay).toBe(false);
              await new Promise((resolve) => setTimeout(resolve, 100));
              continue;
            }
            expect(seen).toMatchObject({
              status: 'expired',
              payment: { state: 'none', charged: '0.00' },
              canCancel: false,
            });
            break;
          }
          expect((await api.ask(holdQuote(), { access }, headers)).errors).toMatchObject([
            {
              code: 'OFFER_EXPIRED',
              message: 'These flights are no longer held. Please search again.',
            },
          ]);
          await mailed(held.reference, 'were not paid in time');
        } finally {
          ahead = 0;
        }
      },
      LONG,
    );
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
        await mailed(booking.reference, 'cancel');
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
        refusesToCancel = true;
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

  describe('changing', () => {
    const found_ = async (booking: FlightBookingView, date: string, slice = 0) =>
      api.ask(
        findChangeOffers(),
        {
          booking_id: booking.booking_id,
          slice_id: booking.slices[slice]?.id ?? '',
          departure_date: date,
        },
        anne.headers,
      );
    const offers = async (booking: FlightBookingView, date: string) =>
      found(await found_(booking, date)).offers;
    const quoteOf = async (booking: FlightBookingView, offer: ChangeOffer | undefined) =>
      api.ask(
        quoteChange(),
        {
          booking_id: booking.booking_id,
          slice_id: booking.slices[0]?.id ?? '',
          change_offer_id: offer?.id ?? '',
        },
        anne.headers,
      );
    const confirm = (id: string, quoteId: string, accepted: string, intent: string | null) =>
      api.ask(
        confirmChange(),
        {
          booking_id: id,
          quote_id: quoteId,
          payment_intent_id: intent,
          accepted_difference: accepted,
        },
        anne.headers,
      );
    const leaves = ({ slices }: FlightBookingView) =>
      slices.map(({ segments }) => segments[0]?.departing_at.slice(0, 10));

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
        const dearest = (await offers(booking, SOON)).at(-1);
        expect(dearest?.new_total_amount).toBe(
          plus(booking.ledger.total, dearest?.change_total_amount ?? ''),
        );
        const change = found(await quoteOf(booking, dearest));
        const difference = change.offer.change_total_amount;
        expect(centsOf(difference)).toBeGreaterThan(0);
        expect(change.terms).toMatchObject({ now: difference, needsCard: true });
        const id = booking.booking_id;
        expect((await confirm(id, change.quote_id, '0.01', null)).errors).toMatchObject([
          { code: 'PRICE_CHANGED', field: 'accepted_difference' },
        ]);
        expect((await confirm(id, change.quote_id, difference, null)).errors).toMatchObject([
          { field: 'payment_intent_id' },
        ]);
        const second = await anne.intent(change.quote_id);
        const stranger = { authorization: await api.bearer() };
        expect(await intentFor(change.quote_id, stranger)).toEqual([404, null]);
        expect(second.amount).toBe(centsOf(difference));
        expect((await confirm(id, change.quote_id, difference, second.id)).result?.status).toBe(
          'completing',
        );
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
        expect((await confirm(id, change.quote_id, difference, second.id)).result?.status).toBe(
          'confirmed',
        );
        expect([
          await intentFor(change.quote_id, anne.headers),
          await intentFor(change.quote_id, stranger),
        ]).toEqual([
          [410, null],
          [404, null],
        ]);
        const mail = await mailed(booking.reference, 'changed');
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
        expect(await atBank(first?.id ?? '', second.id)).toEqual([
          centsOf(booking.ledger.total) + centsOf(difference) - refund,
          0,
        ]);
      },
      LONG,
    );

    it(
      'OQ-54 names bags and seats that stay behind with the flight: in the quote, then in booking, price and mail',
      async () => {
        const offer = await anne.withBags(
          await anne.offer(
            'AMS-BCN',
            { out: SOON, back: BACK },
            (found) => isFree(found) && found.slices.every(({ segments }) => segments.length === 1),
          ),
        );
        const [passenger = ''] = offer.passengers.map(({ id }) => id);
        const there = offer.slices[0]?.segments.map(({ id }) => id) ?? [];
        const bag = offer.available_services?.find(({ segment_ids: segments }) =>
          segments.every((id) => there.includes(id)),
        );
        const seats = await anne.seats(offer, passenger);
        const chosen = [
          ...(bag === undefined ? [] : [{ id: bag.id, quantity: 1, designator: null }]),
          ...seats.map(({ id, designator }) => ({ id, quantity: 1, designator })),
        ];
        expect(chosen).toHaveLength(3);
        const { booked } = await anne.order(await anne.quote(offer, chosen));
        const booking = await anne.outcome(booked.booking_id);
        const isThere = ({ segment_ids: segments }: { segment_ids: readonly string[] }) =>
          booking.slices[0]?.segments.some(({ id }) => segments.includes(id)) === true;
        const [gone, kept] = [
          booking.services.filter(isThere),
          booking.services.filter((service) => !isThere(service)),
        ];
        expect([gone.length, kept.length, booking.changes]).toEqual([2, 1, []]);
        const [cheapest] = await offers(booking, OUT);
        const change = found(await quoteOf(booking, cheapest));
        expect(change.lost_services).toEqual(gone);
        found(
          await confirm(
            booking.booking_id,
            change.quote_id,
            change.offer.change_total_amount,
            null,
          ),
        );
        const changed = await anne.outcome(booking.booking_id);
        expect(changed.services.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
        expect(changed.changes).toMatchObject([
          { index: 0, difference: change.offer.change_total_amount, lost_services: gone },
        ]);
        const amount = (name: string) =>
          changed.ledger.lines.find((line) => line.name === name)?.amount ?? '0.00';
        expect(amount('Bags of a flight that was changed')).toBe(bag?.total_amount);
        expect(amount('Seats of a flight that was changed')).toBe(seats[0]?.total_amount);
        expect(plus(...changed.ledger.lines.map((line) => line.amount))).toBe(changed.ledger.total);
        expect(changed.ledger.total).toBe(
          plus(booking.ledger.total, change.offer.change_total_amount),
        );
        const { text } = await mailed(booking.reference, 'have been changed');
        expect(text).toContain('No longer included');
        expect(text).toContain(
          `seat ${gone.find(({ type }) => type === 'seat')?.designator ?? ''}`,
        );
      },
      LONG,
    );

    it(
      'OQ-54 gives back what cheaper flights cost less, without a card',
      async () => {
        const booking = await anne.buy('AMS-BCN', { out: SOON, back: BACK }, isFree);
        const [cheapest] = await offers(booking, OUT);
        const change = found(await quoteOf(booking, cheapest));
        const difference = change.offer.change_total_amount;
        expect(centsOf(difference)).toBeLessThan(0);
        expect(change.terms).toMatchObject({ now: '0.00', needsCard: false });
        const answers = await Promise.all([
          confirm(booking.booking_id, change.quote_id, difference, null),
          confirm(booking.booking_id, change.quote_id, difference, null),
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
          (await confirm(booking.booking_id, change.quote_id, difference, null)).result?.status,
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
        expect((await found_(strict, addDays(OUT, 1))).errors).toMatchObject([
          { field: 'booking_id', message: 'This flight can no longer be changed.' },
        ]);
        const [mine, theirs] = [
          await anne.buy('AMS-BCN', {}, costsToChange),
          await anne.buy('AMS-BCN', {}, costsToChange),
        ];
        expect((await found_(mine, '2020-01-01')).errors).toMatchObject([
          { field: 'departure_date', message: 'This date is in the past.' },
        ]);
        expect((await found_(mine, addDays(OUT, 1), 7)).errors).toMatchObject([
          { field: 'slice_id' },
        ]);
        const [offer] = await offers(theirs, addDays(OUT, 1));
        expect(centsOf(offer?.penalty_amount ?? '0.00')).toBeGreaterThan(0);
        expect((await quoteOf(mine, offer)).errors).toMatchObject([
          { code: 'NOT_FOUND', field: 'change_offer_id' },
        ]);
        expect((await quoteOf(theirs, offer)).result?.booking_id).toBe(theirs.booking_id);
      },
      LONG,
    );
  });
});
