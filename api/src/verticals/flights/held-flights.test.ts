import {
  createCheckOutSession,
  createPaymentIntent,
  holdQuote,
  payHold,
} from '@wayfare/api-contract';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { CONTACT } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { atBank, mailed } from '../../../test/sandbox/sandbox-books';
import { found } from '../../../test/clients/traveller-client';
import { hold, payment } from '../../../test/builders/held-flights';
import { calm, startUnruly } from '../../../test/fakes/unruly-airlines';
import { centsOf } from '../../../test/cases/fare-conditions';

const LONG = 60_000;
const DAY = 24 * 3_600_000;

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

  describe('what is held', () => {
    it(
      'OQ-53 is kept without a card, and paid for later',
      async () => {
        const held = await hold(anne);
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
        await mailed(api.sandbox, held.reference, 'Your flights are held');
        const { quote, intent, pay } = await payment(api, anne, held);
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
        expect(await atBank(api.sandbox, intent.id)).toEqual([centsOf(held.ledger.total)]);
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
        const mail = await mailed(api.sandbox, held.reference, 'Your flights are booked');
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
        const held = await hold(anne);
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
        const held = await hold(anne);
        const [first, second] = [await payment(api, anne, held), await payment(api, anne, held)];
        expect((await first.pay()).result?.status).toBe('completing');
        const third = await payment(api, anne, held);
        expect((await third.pay()).result?.status).toBe('completing');
        expect(await anne.pay(first.intent)).toBe('payment_intent_unexpected_state');
        await anne.pay(third.intent);
        expect(await anne.outcome(held.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { charged: held.ledger.total },
        });
        expect((await second.pay()).result?.status).toBe('confirmed');
        expect(
          await atBank(api.sandbox, first.intent.id, second.intent.id, third.intent.id),
        ).toEqual([0, 0, centsOf(held.ledger.total)]);
      },
      LONG,
    );
  });
});
