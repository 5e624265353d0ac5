import { flightBooking, orderFlight } from '@wayfare/api-contract';
import type { AssistanceKind, FlightBookingView } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { travellersOf } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { found } from '../../../test/clients/traveller-client';

const LONG = 60_000;

describeOnDatabase('Assistance on a flight', (database) => {
  let api: BookingApp;
  let anne: Flier;

  beforeAll(async () => {
    api = await startBookingApp(database(), { SUPPLIER_TIMEOUT_MS: '10000' });
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);

  async function ordered(assistance: readonly string[]) {
    const quote = await anne.quote(await anne.offer('AMS-BCN'));
    const intent = await anne.intent(quote.quote_id);
    const passengers = travellersOf(quote.offer).map((traveller) => ({
      ...traveller,
      assistance: assistance as AssistanceKind[],
    }));
    const answer = await api.ask(
      orderFlight(),
      anne.orderRequest(quote, intent.id, { passengers }),
      anne.headers,
    );
    return { answer, intent };
  }

  async function mailOf({ reference }: FlightBookingView) {
    for (;;) {
      const mail = (await api.sandbox.received()).find(({ text }) => text.includes(reference));
      if (mail !== undefined) return mail;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it(
    'is kept with the booking, written to its owner, and not told to whoever has a link alone',
    async () => {
      const { answer, intent } = await ordered(['steps', 'dog']);
      await anne.pay(intent);
      const booking = await anne.outcome(found(answer).booking_id);
      expect(booking.travellers).toMatchObject([{ assistance: ['steps', 'dog'] }]);
      const { text } = await mailOf(booking);
      expect(text.replace(/\s+/g, ' ')).toContain(
        'Anneke de Vries: wheelchair, can’t climb steps; assistance dog',
      );
      expect(text.replace(/\s+/g, ' ')).toContain('at least 48 hours before departure');
      const key =
        new URL(booking.documents?.voucher ?? '', 'http://x').searchParams.get('key') ?? '';
      const linked = found(
        await api.ask(flightBooking, { access: { key } }, { authorization: await api.bearer() }),
      );
      expect(linked.travellers[0]).not.toHaveProperty('assistance');
    },
    LONG,
  );

  it(
    'of a kind that nobody knows is refused',
    async () => {
      expect((await ordered(['helicopter'])).answer).toMatchObject({ status: 422 });
    },
    LONG,
  );
});
