import { updateTravelers } from '@wayfare/api-contract';
import type { TrainBasket, TrainPassenger } from '@wayfare/api-contract';
import {
  AGE_CASES,
  GOOD_PASSENGER,
  PASSENGER_CASES,
  TRAVEL_DAY,
} from '@wayfare/api-contract/train-cases';
import { passCode } from '../../../test/conformance/rail-supplier/rail-buyer';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { RailSupplier } from '../../ports/rail-supplier';
import { passLocation, ticketLocation } from '../../../test/builders/build-rail-item';
import { FakeRailway } from '../../../test/fakes/railway/railway.fake';
import { createRider } from '../../../test/clients/rider-client';
import type { Rider, Wanted } from '../../../test/clients/rider-client';

const LONG = 60_000;
/** Ages that are searched for, by category. */
const AGES = { adult: 40, senior: 70, youth: 20, child: 8, infant: 2 } as const;

const anAdult = [ticketLocation({ day: TRAVEL_DAY, variant: 'all-fields' })];
const withAge = (age: number) => [
  ticketLocation({ day: TRAVEL_DAY, variant: 'all-fields', ages: [40, age] }),
];
const HELD_PASS = {
  legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: `${TRAVEL_DAY}T08:00` }],
  travelers: [{ age: 40, cards: [{ code: 'EU-INTERRAIL' }] }],
};
const CARD = { ...HELD_PASS, travelers: [{ age: 40, cards: [{ code: 'NL-DAL' }] }] };

describeOnDatabase('Passengers of trains', (database) => {
  let api: BookingApp;
  /** numbers of documents that the supplier got */
  const told: (string | undefined)[] = [];
  const listening = (supplier: RailSupplier): RailSupplier => ({
    ...supplier,
    setTravellers: (id, item, language) => {
      told.push(...item.passengers.map(({ document }) => document?.number));
      return supplier.setTravellers(id, item, language);
    },
  });

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      {},
      { railways: () => listening(new FakeRailway({ now: Date.now }).supplier) },
    );
  }, LONG);
  afterAll(() => api.close(), LONG);

  const visitor = async (): Promise<Rider> =>
    createRider(api.ask, api.sandbox.origin, { authorization: await api.bearer() });

  /** Fills in the first item of a basket. */
  async function fill(item: Wanted, passengers: readonly object[]) {
    const rider = await visitor();
    const basket = await rider.basket(item);
    const request = {
      bookingID: basket.booking_id,
      items: [
        { itemID: basket.bookingItems[0]?.id ?? '', travelers: passengers as TrainPassenger[] },
      ],
    };
    const answer = await api.ask(updateTravelers, request, rider.headers);
    return { rider, basket, answer };
  }

  const peopleOf = (basket: TrainBasket | null) =>
    basket?.bookingItems[0]?.travelers.map(({ firstName, lastName, emailAddress, phoneNumber }) => [
      firstName,
      lastName,
      emailAddress,
      phoneNumber,
    ]);

  it.each(PASSENGER_CASES)(
    '%s with the %s %j have the problem %s',
    async (_id, field, value, problem) => {
      const { answer } = await fill(anAdult, [{ ...GOOD_PASSENGER, [field]: value }]);
      if (problem !== null)
        return expect(answer).toMatchObject({
          status: 422,
          result: null,
          errors: [
            {
              code: 'INVALID_REQUEST',
              field: `items.0.travelers.0.${field}`,
              problem,
              message: expect.stringMatching(/.{10}/),
            },
          ],
        });
      expect(answer.errors).toEqual([]);
    },
  );

  it.each(AGE_CASES)(
    '%s as %s born on %s have the problem %s',
    async (_id, category, date_of_birth, problem) => {
      const { answer } = await fill(withAge(AGES[category]), [
        GOOD_PASSENGER,
        { ...GOOD_PASSENGER, id: 't2', date_of_birth },
      ]);
      if (problem !== null)
        return expect(answer).toMatchObject({
          status: 422,
          errors: [{ field: 'items.0.travelers.1.date_of_birth', problem }],
        });
      expect(answer.errors).toEqual([]);
    },
  );

  it('TRN-14 TRN-17 are kept and shown to who filled them in', async () => {
    const { rider, basket } = await fill(anAdult, [GOOD_PASSENGER]);
    const kept = await rider.present(basket);
    expect(peopleOf(kept)).toEqual([['Anneke', 'de Vries', 'anneke@example.com', '+31612345678']]);
    expect(kept?.bookingItems[0]?.travelers[0]).toMatchObject({
      leadTraveler: true,
      passenger: GOOD_PASSENGER,
    });
  });

  it('have the numbers of their documents sealed in the basket, and in clear at the supplier', async () => {
    told.length = 0;
    const { basket } = await fill(anAdult, [{ ...GOOD_PASSENGER, documentNumber: 'SECRET4711' }]);
    const { rows } = await database().pool.query('SELECT * FROM train_baskets WHERE id = $1', [
      basket.booking_id,
    ]);
    expect(JSON.stringify(rows)).toMatch(/"documentNumber":"sealed:1:/);
    expect(JSON.stringify(rows)).not.toContain('SECRET4711');
    expect(told).toEqual(['SECRET4711']);
    expect(api.logged.join('\n')).not.toContain('SECRET4711');
  });

  it.each<[string, readonly object[]]>([
    ['somebody else', [{ ...GOOD_PASSENGER, id: 't9' }]],
    ['one too many', [GOOD_PASSENGER, { ...GOOD_PASSENGER, id: 't2' }]],
    ['the same twice', [GOOD_PASSENGER, GOOD_PASSENGER]],
  ])('are those of the tickets, not %s', async (_who, passengers) => {
    expect((await fill(anAdult, passengers)).answer).toMatchObject({
      status: 422,
      errors: [
        { field: 'items.0.travelers', message: 'The travellers are not those of these tickets.' },
      ],
    });
  });

  it('TRN-14 need a document that is valid on the day of travel', async () => {
    const { answer } = await fill(anAdult, [{ ...GOOD_PASSENGER, expirationDate: '2027-01-13' }]);
    expect(answer.errors).toMatchObject([
      { field: 'items.0.travelers.0.expirationDate', problem: 'documentExpired' },
    ]);
  });

  it('TRN-14 only the lead is asked for an address', async () => {
    const plain = [passLocation({ day: TRAVEL_DAY, ages: [40, 35] })];
    const { email: _email, phone_number: _phone, ...other } = GOOD_PASSENGER;
    expect((await fill(plain, [GOOD_PASSENGER, { ...other, id: 't2' }])).answer.errors).toEqual([]);
    expect(
      (await fill(plain, [other, { ...GOOD_PASSENGER, id: 't2' }])).answer.errors,
    ).toMatchObject([{ field: 'items.0.travelers.0.email', problem: 'required' }]);
  });

  it.each<[string, object, string, boolean]>([
    ['a pass that somebody holds', HELD_PASS, passCode('WAYFAR'), true],
    ['a pass in small letters', HELD_PASS, passCode('WAYFAR').toLowerCase(), true],
    ['a pass of another code', HELD_PASS, 'WAYFAR0X', false],
    ['a reduction card', CARD, 'WAYFAR0X', true],
  ])('TRN-67 have the code of %s: %j %s', async (_what, criteria, code, isValid) => {
    const { answer } = await fill({ offerLocations: anAdult, criteria: criteria as typeof CARD }, [
      { ...GOOD_PASSENGER, reduction_card_id: code },
    ]);
    if (isValid) return expect(answer.errors).toEqual([]);
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'items.0.travelers.0.reduction_card_id',
          problem: 'passCodeInvalid',
          message: 'Pass code invalid',
        },
      ],
    });
  });
});
