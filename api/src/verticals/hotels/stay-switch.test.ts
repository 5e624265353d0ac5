import { cancelHotelBooking, hotelBooking, hotelQuote } from '@wayfare/api-contract';
import type { HotelBooking } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { CHECK_IN, CHECK_OUT, completed, found } from '../../../test/clients/traveller-client';
import type { Traveller } from '../../../test/clients/traveller-client';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { providerAndId } from './stay-providers';

const LONG = 60_000;
const HOTELS = 20;
/** a busy machine is no slow supplier */
const PATIENT = { SUPPLIER_TIMEOUT_MS: '20000', HOTELBEDS_TIMEOUT_MS: '20000' };
const OCCUPANCIES = [{ paxes: [{ age: 30 }, { age: 30 }] }];

describeOnDatabases('Stays of two suppliers', (database) => {
  let both: BookingApp;
  let anne: Traveller;
  let ofDuffel: HotelBooking;
  let ofHotelbeds: HotelBooking;

  /** The same site, started anew with these on sale. */
  const selling = (names: string) =>
    startBookingApp(
      database(),
      { ...PATIENT, STAY_SUPPLIERS: names, SANDBOX_URL: both.sandbox.origin },
      { hotels: HOTELS },
    );

  const providersOf = async (hotelId: string) =>
    (await anne.options(hotelId)).map(({ optionRefId }) => providerAndId(optionRefId).provider);

  /** A hotel that is cheaper at this supplier. */
  async function hotelOf(provider: string): Promise<string> {
    for (const hotel of both.hotels) {
      const [first] = await providersOf(hotel);
      const quote = first === provider ? await anne.quote(hotel).catch(() => null) : null;
      if (quote !== null) return hotel;
    }
    throw new Error(`nothing is cheaper at ${provider}`);
  }

  async function booked(provider: string): Promise<HotelBooking> {
    const { booked: made } = await anne.book(await hotelOf(provider));
    return anne.outcome(made.booking_id);
  }

  beforeAll(async () => {
    both = await startBookingApp(
      database(),
      { ...PATIENT, STAY_SUPPLIERS: 'duffel,hotelbeds' },
      { hotels: HOTELS },
    );
    anne = await both.traveller();
    ofDuffel = await booked('duffel');
    ofHotelbeds = await booked('hotelbeds');
  }, LONG);
  afterAll(() => both.close(), LONG);

  /** Reads and cancels a booking at a site where its supplier sells no more. */
  async function cancelled(site: BookingApp, { booking_id: id }: HotelBooking) {
    const look = async () => found(await site.ask(hotelBooking, { booking_id: id }, anne.headers));
    expect((await look()).status).toBe('confirmed');
    const ask = (request: object) =>
      site.ask(cancelHotelBooking, { booking_id: id, step: 'quote', ...request }, anne.headers);
    const { refund } = found(await ask({}));
    found(await ask({ step: 'confirm', acceptedRefund: refund }));
    for (let looks = 0; looks < 100 && (await look()).status === 'confirmed'; looks += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return completed(look);
  }

  it('shows of each hotel the cheaper offer, and of one supplier alone', async () => {
    const seen = await Promise.all(both.hotels.map(providersOf));
    const firsts = seen.flatMap(([first]) => first ?? []);
    expect([...new Set(firsts)].sort()).toEqual(['duffel', 'hotelbeds']);
    expect(seen.every((providers) => new Set(providers).size <= 1)).toBe(true);
  });

  it('keeps with each booking who sold it', async () => {
    const { rows } = await database().pool.query<{ id: string; provider: string }>(
      `SELECT id, details->'parts'->0->>'provider' AS provider FROM bookings`,
    );
    expect(new Map(rows.map(({ id, provider }) => [id, provider]))).toEqual(
      new Map([
        [ofDuffel.booking_id, 'duffel'],
        [ofHotelbeds.booking_id, 'hotelbeds'],
      ]),
    );
    const wire: { data: { status: string }[] } = await (
      await fetch(`${both.sandbox.origin}/stays/bookings`, {
        headers: { authorization: 'Bearer duffel_test_x', 'duffel-version': 'v2' },
      })
    ).json();
    expect(wire.data.map(({ status }) => status)).toEqual(['confirmed']);
    expect([ofDuffel.status, ofHotelbeds.status]).toEqual(['confirmed', 'confirmed']);
    expect(ofHotelbeds.supplierReference).toMatch(/^1-\d{7}$/);
  });

  it(
    'cancels a booking of either after it was switched off for sale',
    async () => {
      const sites = [
        ['hotelbeds', ofDuffel],
        ['duffel', ofHotelbeds],
      ] as const;
      for (const [name, booking] of sites) {
        const site = await selling(name);
        try {
          expect(await cancelled(site, booking)).toMatchObject({ status: 'canceled' });
        } finally {
          await site.close();
        }
      }
    },
    LONG,
  );

  it(
    'sells nothing of a supplier that was switched off, not even what a page still shows',
    async () => {
      const hotel = await hotelOf('duffel');
      const [option] = await anne.options(hotel);
      const site = await selling('hotelbeds');
      try {
        const visitor = await site.traveller();
        expect(
          (await visitor.options(hotel)).every(
            ({ optionRefId }) => providerAndId(optionRefId).provider === 'hotelbeds',
          ),
        ).toBe(true);
        const answer = await site.ask(
          hotelQuote,
          {
            optionRefId: option?.optionRefId ?? '',
            hotel_id: hotel,
            checkIn: CHECK_IN,
            checkOut: CHECK_OUT,
            occupancies: OCCUPANCIES,
            shownPrice: option?.price.gross ?? '',
          },
          visitor.headers,
        );
        expect(answer.errors).toMatchObject([{ code: 'OFFER_EXPIRED' }]);
      } finally {
        await site.close();
      }
    },
    LONG,
  );
});
