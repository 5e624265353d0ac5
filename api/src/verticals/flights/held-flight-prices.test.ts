import {
  confirmCancellation,
  flightBooking,
  holdQuote,
  quoteCancellation,
} from '@wayfare/api-contract';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { CONTACT } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { atBank, mailed } from '../../../test/sandbox/sandbox-books';
import { found } from '../../../test/clients/traveller-client';
import { hold, payment } from '../../../test/builders/held-flights';
import { calm, startUnruly } from '../../../test/fakes/unruly-airlines';
import { plus } from '../../../test/cases/fare-conditions';

const LONG = 60_000;

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

  describe('what is held', () => {
    it(
      'FLT-39 costs nothing when it became dearer between the quote and the card, and is still held',
      async () => {
        const held = await hold(anne);
        const { intent, pay } = await payment(api, anne, held);
        await pay();
        site.drift = 2_000;
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
        expect(await atBank(api.sandbox, intent.id)).toEqual([0]);
        const again = await payment(api, anne, held);
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
        const held = await hold(anne);
        const { intent, pay } = await payment(api, anne, held);
        await pay();
        site.drift = -2_000;
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
        const { booking_id: id } = await hold(anne);
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
        const held = await hold(anne);
        site.ahead = Date.parse(held.hold?.payment_required_by ?? '') - Date.now() + 60_000;
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
          await mailed(api.sandbox, held.reference, 'were not paid in time');
        } finally {
          site.ahead = 0;
        }
      },
      LONG,
    );
  });
});
