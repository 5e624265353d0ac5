import { hotelAvailability } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../../test/clients/app';
import { startApp } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import {
  allPagesWith,
  aroundBarcelona,
  searchWith,
  stay,
} from '../../../test/clients/hotel-search';

describeOnDatabase('Hotels on their page', (database) => {
  let api: AppUnderTest;
  let allPages: ReturnType<typeof allPagesWith>;

  beforeAll(async () => {
    api = await startApp(database());
    allPages = allPagesWith(searchWith(api, await aroundBarcelona(api)));
  }, 30_000);
  afterAll(() => api.close());

  it('HOT-18 show on their page every rate, for all rooms asked for', async () => {
    const occupancies = [
      { paxes: [{ age: 30 }, { age: 30 }] },
      { paxes: [{ age: 30 }, { age: 5 }] },
    ];
    const { status, result } = await api.ask(hotelAvailability, {
      hotel_id: 'bcn-1',
      ...stay,
      occupancies,
    });
    expect(status).toBe(200);
    expect(result?.options.map(({ optionRefId }) => optionRefId)).toEqual([
      'rat_bcn-1_saver',
      'rat_bcn-1_flexible',
      'rat_bcn-1_suite',
    ]);
    expect(
      result?.options.map(({ rooms }) => rooms.map(({ occupancyRefID }) => occupancyRefID)),
    ).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(result?.options[1]).toMatchObject({
      boardCode: 'BB',
      paymentType: 'CARD_CHECK_IN',
      rooms: [
        { description: 'Double room', maximun_capacity: 2, meal_plan: 'Bed & breakfast' },
        {},
      ],
      cancelPolicy: {
        refundable: true,
        freeCancellationUntil: '2026-12-08T23:59:00+01:00',
        timeZone: 'Europe/Madrid',
      },
      surcharges: [{ name: 'Taxes and charges paid at the property', totalAmount: '7.50' }],
    });
  });

  it('name common rooms in Dutch with the name that the property knows', async () => {
    const { result } = await api.ask(hotelAvailability, {
      hotel_id: 'bcn-1',
      ...stay,
      language: 'nl',
    });
    expect(result?.options[1]?.rooms[0]).toMatchObject({
      code: 'double-room',
      description: 'Tweepersoonskamer (Double room)',
    });
  });

  it('say of each kind of room once what is known of it, pictures from our own origin', async () => {
    const occupancies = [{ paxes: [{ age: 30 }] }, { paxes: [{ age: 40 }] }];
    const { result } = await api.ask(hotelAvailability, {
      hotel_id: 'bcn-1',
      ...stay,
      occupancies,
      language: 'nl',
    });
    expect(result?.roomKinds).toEqual([
      {
        code: 'double-room',
        beds: [{ type: 'double', count: 1 }],
        squareMetres: 22,
        facilities: ['bath', 'tv'],
        images: [{ src: '/media/double-room-3', alt: 'Tweepersoonskamer (Double room), foto 1' }],
      },
      { code: 'room-without-beds', beds: [], squareMetres: null, facilities: [], images: [] },
    ]);
  });

  it('HOT-43 list their taxes so that base and taxes are the total, to the cent', async () => {
    const { result } = await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...stay });
    for (const { base, taxes, price } of result?.options ?? []) {
      const cents = (amount: string) => Math.round(Number(amount) * 100);
      expect(
        cents(base) + taxes.reduce((sum, { totalAmount }) => sum + cents(totalAmount), 0),
      ).toBe(cents(price.gross));
      expect(taxes).toMatchObject([{ type: 'PERCENTAGE', value: 10 }]);
    }
  });

  it('shows all its pictures on its page, and the first alone in a list', async () => {
    const { result } = await api.ask(hotelAvailability, { hotel_id: 'bcn-1' });
    expect(result?.hotel.images.map(({ src }) => src)).toEqual([
      '/media/lobby-2',
      '/media/suite-1',
    ]);
    const found = (await allPages({})).find(({ hotel_id }) => hotel_id === 'bcn-1');
    expect(found?.images.map(({ src }) => src)).toEqual(['/media/lobby-2']);
  });

  it('CON-17 a room without a stated capacity sleeps five', async () => {
    const { result } = await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...stay });
    expect(result?.options.at(-1)?.rooms[0]).toMatchObject({
      description: 'Room without beds',
      maximun_capacity: 5,
    });
  });

  it('HOT-51 a hotel with nothing free has no options', async () => {
    const { status, result } = await api.ask(hotelAvailability, {
      hotel_id: 'bcn-9-full',
      ...stay,
    });
    expect([status, result?.options]).toEqual([200, []]);
  });
});
