import { searchPasses, searchTickets } from '@wayfare/api-contract';
import type { TicketCriteria, TrainBookingView } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import { found } from '../../../test/clients/traveller-client';
import { readPdf } from '../../../test/readers/pdf-reader';
import { OUT } from '../../../test/clients/train-buyer';
import { createRider } from '../../../test/clients/rider-client';

/* The papers of tickets and a pass that the sandbox's railways sold. */

const LONG = 60_000;
// two travellers of a carrier whose tickets are printed
const printed: TicketCriteria = {
  legs: [{ origin: 'DE:berlin', destination: 'DE:hamburg', departure: `${OUT}T08:00` }],
  travelers: [
    { age: 40, cards: [] },
    { age: 8, cards: [] },
  ],
};

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

describeOnDatabase('Papers of trains', (database) => {
  let api: BookingApp;
  let booking: TrainBookingView;

  beforeAll(async () => {
    api = await startBookingApp(database());
    const rider = createRider(
      api.ask,
      api.sandbox.origin,
      (await signedInMember({ database: database(), keys: api.keys, now: Date.now() })).headers,
    );
    const { offers } = found(await api.ask(searchTickets, printed, rider.headers));
    const [pass] = found(
      await api.ask(
        searchPasses,
        { place: 'EU', validityStartDate: OUT, travelers: [{ age: 40 }] },
        rider.headers,
      ),
    ).offers;
    const ticket = offers.find(
      ({ compatibleOffers, deliveryOptions }) =>
        compatibleOffers.length === 0 && deliveryOptions[0] === 'PAH',
    );
    if (ticket === undefined || pass === undefined) throw new Error('no such offers');
    const basket = await rider.prebooked(
      { offerLocations: [ticket.location], criteria: printed },
      { offerLocations: [pass.location] },
    );
    const intent = await rider.intent();
    found(await rider.confirm(intent.id));
    await rider.pay(intent);
    booking = await rider.outcome(basket.booking_id);
  }, LONG);
  afterAll(() => api.close(), LONG);

  it('TRN-34 OQ-74 are opened by their signed address: a code for each printed ticket, and the number of the pass', async () => {
    const [tickets, pass] = booking.bookingItems;
    const answer = await api.app.inject({ method: 'GET', url: booking.documents?.voucher ?? '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text, figures } = readPdf(answer.rawPayload);
    const written = squeezed(text);
    expect(figures).toHaveLength(2);
    expect(written.match(/The code in letters: RAIL1\|/g)).toHaveLength(2);
    for (const { firstName, lastName } of tickets?.travelers ?? [])
      expect(written).toContain(`${firstName} ${lastName}`);
    expect(written).toContain(pass?.valueDocuments[0]?.code);
    for (const part of [
      booking.reference,
      booking.supplierReference,
      'Berlin',
      'Hamburg',
      'Demonstration booking',
    ])
      expect(written).toContain(part);
  });

  it('TRN-34 are there for each traveller alone, by the same signed key', async () => {
    const [tickets] = booking.bookingItems;
    const own = booking.documents?.tickets ?? [];
    expect(own.map(({ itemID, travelerId }) => [itemID, travelerId])).toEqual(
      (tickets?.travelers ?? []).map(({ id }) => [tickets?.id, id]),
    );
    for (const { travelerId, url } of own) {
      const answer = await api.app.inject({ method: 'GET', url });
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([200, 'application/pdf', 'private, no-store']);
      const { text, figures } = readPdf(answer.rawPayload);
      expect(figures).toHaveLength(1);
      for (const { id, firstName } of tickets?.travelers ?? [])
        expect([id, text.includes(firstName)]).toEqual([id, id === travelerId]);
    }
    const [url = ''] = own.map((ticket) => ticket.url);
    for (const other of [
      url.replace(/key=.*/, 'key=none'),
      url.replace(/[^/]+\/document/, 'nobody/document'),
    ])
      expect((await api.app.inject({ method: 'GET', url: other })).statusCode).toBe(404);
  });

  it('OQ-19 have an event for every train and the days of the pass', async () => {
    const [tickets] = booking.bookingItems;
    const trains =
      tickets?.type === 'point-to-point'
        ? tickets.legs.flatMap(({ solution }) => solution.segments).length
        : 0;
    const { body, statusCode } = await api.app.inject({
      method: 'GET',
      url: booking.documents?.calendar ?? '',
    });
    expect(statusCode).toBe(200);
    expect(body.match(/^DTSTART;TZID=Europe\/Berlin:/gm)).toHaveLength(trains);
    expect(body.match(/^DTSTART;VALUE=DATE:/gm)).toHaveLength(1);
  });

  it('are not opened without it', async () => {
    const { statusCode } = await api.app.inject({
      method: 'GET',
      url: (booking.documents?.voucher ?? '').replace(/key=.*/, 'key=none'),
    });
    expect(statusCode).toBe(404);
  });
});
