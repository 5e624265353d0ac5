import { flightBookingList, trainBookingList } from '@wayfare/api-contract';
import type { FailedBooking } from '@wayfare/api-contract';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { signedInMember } from '../../test/clients/member-client';
import type { Member } from '../../test/clients/member-client';
import type { Booking } from './booking';
import {
  BROKEN_DETAILS,
  flightDetails,
  seedBooking,
  trainDetails,
  withSupplierProblem,
} from '../../test/builders/seeded-bookings';

const DAY = '2026-12-10';

/** What lists say of a flight and of a ticket, and the same where the terms forbid to cancel it. */
const { cancelable: _cancelable, ...FLIGHT } = flightDetails(DAY);
const TICKET = {
  id: 'item-1',
  type: 'point-to-point',
  bookingItemStatus: 'CONFIRMED',
  legs: [
    {
      origin: { label: 'Amsterdam Centraal', timeZone: 'Europe/Amsterdam' },
      destination: { label: 'Paris Gare du Nord', timeZone: 'Europe/Paris' },
      departure: `${DAY}T08:14:00`,
      arrival: `${DAY}T11:35:00`,
      carrier: 'Eurostar',
    },
  ],
  pass: null,
  travelers: [{ firstName: 'Sanne', lastName: 'Bakker' }],
  replacedBy: null,
};
const FORBIDDEN = {
  cancellation: { eligible: false, partiallyEligible: false, cancellableItems: [] },
  assignments: [],
};
const TRAIN = trainDetails(DAY);

describeOnDatabase('Lists of bookings', (database) => {
  let api: AppUnderTest;
  let site: Parameters<typeof signedInMember>[0];

  beforeAll(async () => {
    api = await startApp(database());
    site = { database: database(), keys: api.keys, now: NOW };
  }, 30_000);
  afterAll(() => api.close());

  const LISTS = [
    [
      'flights',
      (request: { language: 'en' | 'nl' }, headers: Record<string, string>) =>
        api.ask(flightBookingList, request, headers),
      flightDetails(DAY),
      FLIGHT,
      { ...flightDetails(DAY), cancelable: false },
    ],
    [
      'trains',
      (request: { language: 'en' | 'nl' }, headers: Record<string, string>) =>
        api.ask(trainBookingList, request, headers),
      TRAIN,
      { items: [TICKET], canExchange: true, canEditNames: true },
      { ...TRAIN, items: TRAIN.items.map((item) => ({ ...item, ...FORBIDDEN })) },
    ],
  ] as const;

  describe.each(LISTS)('of %s', (vertical, call, details, facts, forbidden) => {
    let member: Member;
    let rows: { good: Booking; broken: Booking; refused: Booking };
    const list = (headers: Record<string, string> = {}, language: 'en' | 'nl' = 'en') =>
      call({ language }, { ...member.headers, ...headers });

    beforeAll(async () => {
      member = await signedInMember(site);
      const seed = (kept: object) =>
        seedBooking(database().orm, { owner: member.user.id, vertical, details: kept });
      rows = {
        good: await seed(details),
        broken: await seed(BROKEN_DETAILS),
        refused: await seed(withSupplierProblem(details)),
      };
    });

    it('ACC-31 returns the bookings that did load beside the errors of the others', async () => {
      const { status, result } = await list();
      expect([status, result?.bookings.length, result?.failed.length]).toEqual([200, 1, 2]);
      expect(result?.bookings[0]).toEqual({
        booking_id: rows.good.id,
        reference: rows.good.reference,
        vertical,
        status: 'confirmed',
        createdAt: '2026-11-01T12:00:00.000Z',
        total: '246.50',
        canCancel: true,
        ...facts,
      });
    });

    it.each<['en' | 'nl', string, string]>([
      ['en', 'This booking could not be read.', 'The supplier reports a problem: ORDER_LOCKED'],
      [
        'nl',
        'Deze boeking kon niet worden gelezen.',
        'De leverancier meldt een probleem: ORDER_LOCKED',
      ],
    ])('ACC-29 ACC-30 names both failures in %s', async (language, unread, refused) => {
      const { result } = await list({}, language);
      const failed: FailedBooking[] = result?.failed ?? [];
      expect(failed).toHaveLength(2);
      expect(failed).toContainEqual({
        booking_id: rows.broken.id,
        code: 'DATABASE_LOAD',
        message: unread,
        details: rows.broken.reference,
      });
      expect(failed).toContainEqual({
        booking_id: rows.refused.id,
        code: 'PROVIDER',
        message: refused,
        details: 'The order is being changed by the carrier',
      });
    });

    it.each<[string, () => Promise<Record<string, string>>]>([
      ['another member', async () => (await signedInMember(site)).headers],
      ['an anonymous visitor', async () => ({ authorization: await api.bearer() })],
    ])('shows %s nothing of it', async (_who, headers) => {
      expect((await list(await headers())).result).toEqual({ bookings: [], failed: [] });
    });

    it('API-44 answers 401 without a token', async () => {
      expect(await list({ authorization: '' })).toMatchObject({
        status: 401,
        errors: ['JsonWebTokenError'],
      });
    });

    it.each<[string, Partial<Booking>, string, boolean]>([
      ['before the day of departure', {}, '2026-12-09T12:00:00Z', true],
      ['on the day of departure', {}, '2026-12-10T20:00:00Z', true],
      ['after it', {}, '2026-12-11T00:00:00Z', false],
      ['when its terms forbid it', { details: forbidden }, '2026-12-01T12:00:00Z', false],
      ['while it is being cancelled', { state: 'cancelling' }, '2026-12-01T12:00:00Z', false],
    ])('ACC-26 offers to cancel %s or not', async (_when, row, now, canCancel) => {
      const { user, headers } = await signedInMember({ ...site, now: Date.parse(now) });
      await seedBooking(database().orm, { owner: user.id, vertical, details, ...row });
      const { result } = await list({ ...headers, 'x-test-clock': now });
      expect(result?.bookings).toMatchObject([{ canCancel }]);
    });

    it.each<[string, unknown]>([
      ['nothing', {}],
      ['a text', 'broken'],
      ['a list', []],
      [
        'a day that does not exist',
        JSON.parse(JSON.stringify(details).replaceAll(DAY, '2026-02-30')),
      ],
      [
        'a time zone that does not exist',
        JSON.parse(JSON.stringify(details).replaceAll('Europe/Amsterdam', 'Europe/Atlantis')),
      ],
      ['a supplier problem of another form', { ...details, supplierProblem: 'locked' }],
    ])('ACC-29 cannot read details that are %s', async (_what, kept) => {
      const { user, headers } = await signedInMember(site);
      const row = await seedBooking(database().orm, { owner: user.id, vertical, details: kept });
      expect((await list(headers)).result).toMatchObject({
        bookings: [],
        failed: [{ booking_id: row.id, code: 'DATABASE_LOAD' }],
      });
    });
  });

  it('keeps what a traveller typed out of the log', () => {
    const log = api.logged.join('\n');
    expect(log).toContain('a booking could not be read');
    expect(log).not.toMatch(/Bakker|Atlantis/);
  });
});
