import { bookHotel, hotelAvailability, hotelQuote } from '@wayfare/api-contract';
import type { AvailabilityResult, Quote, QuoteRequest, StayOption } from '@wayfare/api-contract';
import { formatDecimal, parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { CHECK_IN, CHECK_OUT, found, GUEST } from '../../../test/clients/traveller-client';
import type { Traveller } from '../../../test/clients/traveller-client';

const LONG = 60_000;
const PARTY = [{ paxes: [{ age: 30 }, { age: 30 }] }, { paxes: [{ age: 30 }, { age: 6 }] }];
const STAY = { checkIn: CHECK_IN, checkOut: CHECK_OUT, occupancies: PARTY };
const BERT = { firstName: 'Bert', lastName: 'Bakker' };
const HOTEL = 'H-DELTA';

const nameOf = ({ rooms }: StayOption) => rooms[0]?.description ?? '';
const isFree = ({ cancelPolicy }: StayOption) => cancelPolicy.refundable;

describeOnDatabase('HOT-18 rooms of different kinds', (database) => {
  let api: BookingApp;
  let anne: Traveller;
  let hotel: string;
  let free: AvailabilityResult;

  const availability = async (id: string, occupancies = PARTY) =>
    found(await api.ask(hotelAvailability, { hotel_id: id, ...STAY, occupancies }, anne.headers));

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    anne = await api.traveller();
    for (hotel of api.hotels.filter((id) => !id.startsWith('H-'))) {
      free = await availability(hotel);
      if (free.rooms.every(({ options }) => new Set(options.filter(isFree).map(nameOf)).size > 1))
        return;
    }
    throw new Error('no hotel has two kinds of room that are free to cancel');
  }, LONG);
  afterAll(() => api.close(), LONG);

  /** for each room the first option that will do, each of another kind */
  function choose(...wanted: ((option: StayOption) => boolean)[]): StayOption[] {
    return wanted.reduce<StayOption[]>((chosen, will, index) => {
      const option = free.rooms[index]?.options.find(
        (candidate) =>
          will(candidate) && chosen.every((other) => nameOf(other) !== nameOf(candidate)),
      );
      if (option === undefined) throw new Error(`nothing for room ${index + 1}`);
      return [...chosen, option];
    }, []);
  }

  const ask = (options: readonly StayOption[], change: Partial<QuoteRequest> = {}) => {
    const shownPrice = formatDecimal({
      amount: options.reduce((sum, { price }) => sum + parseMoney(price.gross).amount, 0),
      currency: 'EUR',
    });
    const rooms = options.map(({ optionRefId }, index) => ({
      occupancyRefID: index + 1,
      optionRefId,
    }));
    return api.ask(
      hotelQuote,
      { optionRefId: null, rooms, hotel_id: hotel, ...STAY, shownPrice, ...change },
      anne.headers,
    );
  };

  function request(quote: Quote, intent: string | null, roomGuests: readonly object[] = [BERT]) {
    const timing = quote.paymentTypes[0]?.timing ?? 'now';
    const rooms = PARTY.map(({ paxes }, index) => ({ occupancyRefID: index + 1, paxes }));
    return anne.bookRequest(quote, intent, timing, {
      rooms,
      holder: Object({ ...GUEST, roomGuests }),
    });
  }

  it('each room has options of its own, for its own guests; one room alone has none beside the options', async () => {
    expect(
      free.rooms.map(({ occupancyRefID, options }) => [
        occupancyRefID,
        ...new Set(options.map(({ rooms }) => rooms.map((room) => room.occupancyRefID).join())),
      ]),
    ).toEqual([
      [1, '1'],
      [2, '2'],
    ]);
    expect((await availability(hotel, PARTY.slice(0, 1))).rooms).toEqual([]);
  });

  it('their prices, terms and lines add up to one price, and every room keeps its own terms', async () => {
    const options = choose(isFree, (option) => !isFree(option));
    const quote = found(await ask(options));
    expect(quote).toMatchObject({
      priceChanged: false,
      rooms: options.map((option, index) => ({
        occupancyRefID: index + 1,
        description: nameOf(option),
        guest: null,
        cancelPolicy: { refundable: index === 0 },
      })),
      cancelPolicy: { refundable: false },
    });
    expect(
      quote.ledger.lines.filter(({ kind }) => kind === 'base').map(({ name }) => name),
    ).toEqual(options.map((option, index) => `Room ${index + 1}: ${nameOf(option)}`));
    for (const { now, later, property } of quote.paymentTypes) {
      expect(parseMoney(now).amount + parseMoney(later).amount + parseMoney(property).amount).toBe(
        parseMoney(quote.ledger.total).amount,
      );
    }
  });

  it(
    'are booked in the names of their guests, each at the supplier by itself, and paid once',
    async () => {
      const quote = found(await ask(choose(isFree, isFree)));
      const [terms] = quote.paymentTypes;
      const intent = terms?.needsCard === true ? await anne.intent(quote, terms.timing) : null;
      const booked = found(
        await api.ask(bookHotel, request(quote, intent?.id ?? null), anne.headers),
      );
      if (intent !== null) await anne.pay(intent);
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'confirmed',
        rooms: [
          { guest: { firstName: GUEST.firstName, lastName: GUEST.lastName } },
          { guest: BERT },
        ],
        ledger: { total: quote.ledger.total },
      });
      expect(booking.supplierReference).toMatch(/^[0-9A-F]{8}, [0-9A-F]{8}$/);
      const headers = { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_sandbox' };
      const {
        data,
      }: {
        data: {
          guests: { family_name: string }[];
          metadata: Record<string, string> | null;
          status: string;
        }[];
      } = await (await fetch(`${api.sandbox.origin}/stays/bookings`, { headers })).json();
      const own = data.filter(({ metadata }) =>
        metadata?.['wayfare_reference']?.startsWith(booked.booking_id),
      );
      expect(own.map(({ guests }) => guests.map(({ family_name: name }) => name))).toEqual([
        [GUEST.lastName],
        [BERT.lastName],
      ]);
    },
    LONG,
  );

  it.each([
    ['a room without an option', () => ask(choose(isFree, isFree).slice(1)), 'rooms'],
    [
      'two rooms that cost to cancel',
      () =>
        ask(
          choose(
            (option) => !isFree(option),
            (option) => !isFree(option),
          ),
        ),
      'rooms',
    ],
    [
      'an option for all and one for each',
      () => ask(choose(isFree, isFree), { optionRefId: free.options[0]?.optionRefId ?? '' }),
      'rooms',
    ],
    ['rooms of another hotel', () => ask(choose(isFree, isFree), { hotel_id: HOTEL }), 'hotel_id'],
  ])('refuses %s, and names the field', async (_what, call, field) => {
    expect(await call()).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it.each([
    ['no guest for the second room', []],
    ['a guest too many', [BERT, BERT]],
    ['a guest without a name', [{ firstName: '', lastName: 'Bakker' }]],
  ])('HOT-41 refuses %s', async (_what, guests) => {
    const quote = found(await ask(choose(isFree, isFree)));
    const answer = await api.ask(bookHotel, request(quote, null, guests), anne.headers);
    expect([answer.status, JSON.stringify(answer.errors)]).toEqual([
      422,
      expect.stringContaining('roomGuests'),
    ]);
  });
});
