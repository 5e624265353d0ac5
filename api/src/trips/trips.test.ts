import { trips } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { signedInMember } from '../../test/clients/member-client';
import {
  BROKEN_DETAILS,
  flightDetails,
  passDetails,
  seedBooking,
  trainDetails,
} from '../../test/builders/seeded-bookings';
import { aStayRecord } from '../../test/builders/build-stay-record';
import { tripsService } from './trips.service';

const DAY = '2026-12-10';

describeOnDatabase('Bookings in trips', (database) => {
  let api: AppUnderTest;
  let site: Parameters<typeof signedInMember>[0];
  let hotel = { id: '', city: '' };

  beforeAll(async () => {
    api = await startApp(database());
    site = { database: database(), keys: api.keys, now: NOW };
    const { rows } = await database().pool.query<{ id: string; city: string }>(
      "SELECT h.id, p.name_en AS city FROM catalogue_hotels h JOIN catalogue_places p ON p.id = h.city_id WHERE p.name_en = 'Barcelona' ORDER BY h.id LIMIT 1",
    );
    hotel = rows[0] ?? hotel;
  }, 30_000);
  afterAll(() => api.close());

  const stay = (from: string, until: string) =>
    aStayRecord(hotel.id, { checkIn: from, checkOut: until });

  async function given(rows: readonly (readonly [string, object, object?])[]) {
    const { user, headers } = await signedInMember(site);
    const booked = [];
    for (const [vertical, details, row] of rows)
      booked.push(await seedBooking(database().orm, { owner: user.id, vertical, details, ...row }));
    return { headers, booked };
  }
  const listOf = async (headers: Record<string, string>, language: 'en' | 'nl' = 'en') =>
    (await api.ask(trips, { language }, headers)).result;

  it('ACC-24 puts a flight out and back and the hotel between into one trip, in the order of time', async () => {
    const { headers, booked } = await given([
      ['hotels', stay(DAY, addDays(DAY, 7)), { supplierReference: 'HX-77' }],
      ['flights', flightDetails(DAY), { supplierReference: 'ZX81QL' }],
    ]);
    const [house, flight] = booked.map(({ id }) => id);
    const list = await listOf(headers);
    const offered = {
      next: { kind: 'view' },
      others: ['ticket', 'calendar', 'cancel'].map((kind) => ({ kind })),
    };
    expect(list).toMatchObject({
      failed: [],
      verticals: ['flights', 'hotels', 'trains'],
      trips: [
        {
          id: `${flight}.1`,
          bucket: 'incoming',
          places: ['Barcelona'],
          from: { day: DAY, timeZone: 'Europe/Amsterdam' },
          until: { day: '2026-12-17', timeZone: 'Europe/Amsterdam' },
          entries: [
            {
              form: 'ride',
              icon: 'plane',
              title: 'KLM · KL 1665',
              start: { local: `${DAY}T09:35`, place: 'Amsterdam Schiphol (AMS)' },
              end: { local: `${DAY}T11:50`, place: 'Barcelona El Prat (BCN)' },
            },
            {
              form: 'stay',
              icon: 'bed',
              start: { local: expect.stringMatching(`^${DAY}T\\d\\d:\\d\\d$`) },
              picture: { src: expect.stringMatching(/^\/media\//) },
            },
            {
              form: 'ride',
              start: { local: '2026-12-17T18:20' },
              end: { local: '2026-12-17T20:45' },
            },
          ],
          bookings: [
            { booking_id: flight, references: [{ issuer: 'KLM', value: 'ZX81QL' }], ...offered },
            { booking_id: house, references: [{ value: 'HX-77' }], ...offered },
          ],
        },
      ],
    });
    expect(list?.trips[0]?.entries).toHaveLength(3);
  });

  it.each<[string, string, string, string]>([
    ['weeks before', '2026-11-20T12:00:00Z', 'view', 'incoming'],
    ['two days before, by the clock of the place', '2026-12-07T23:30:00Z', 'ticket', 'incoming'],
    ['on the way', '2026-12-13T12:00:00Z', 'ticket', 'incoming'],
  ])('has one next action %s', async (_when, now, kind, bucket) => {
    const at = Date.parse(now);
    const { user, headers } = await signedInMember({ ...site, now: at });
    await seedBooking(database().orm, {
      owner: user.id,
      vertical: 'flights',
      details: flightDetails(DAY),
    });
    const [trip] = (await listOf({ ...headers, 'x-test-clock': now }))?.trips ?? [];
    expect([trip?.bucket, trip?.bookings[0]?.next.kind]).toEqual([bucket, kind]);
  });

  it('asks first for what is held to be paid, and leads to the page that its vertical has for it', async () => {
    const { headers, booked } = await given([
      [
        'flights',
        flightDetails(DAY),
        { status: 'held', state: 'held', heldUntil: new Date('2026-12-01T10:00:00Z') },
      ],
    ]);
    const [trip] = (await listOf(headers))?.trips ?? [];
    expect(trip?.calendar).toBeNull();
    expect(trip?.bookings[0]).toMatchObject({
      payBefore: { at: '2026-12-01T10:00:00.000Z', timeZone: 'Europe/Amsterdam' },
      next: {
        kind: 'pay',
        url: null,
        route: 'cancelation',
        query: { booking: booked[0]?.id, view: 'pay' },
      },
    });
  });

  it('lists coming trips before past ones, and what was cancelled or failed by itself', async () => {
    const { headers } = await given([
      ['flights', flightDetails(DAY), { status: 'canceled', state: 'done' }],
      ['hotels', stay(DAY, addDays(DAY, 7))],
      ['flights', flightDetails('2027-02-01')],
      ['flights', flightDetails('2026-01-05')],
      ['trains', passDetails('2026-12-02')],
      ['flights', flightDetails(DAY), { status: 'failed', state: 'done' }],
    ]);
    expect(
      (await listOf(headers))?.trips.map(({ bucket, from, entries }) => [
        bucket,
        from.day,
        entries.length,
      ]),
    ).toEqual([
      ['incoming', '2026-12-02', 1],
      ['incoming', DAY, 1],
      ['incoming', '2027-02-01', 2],
      ['canceled', DAY, 2],
      ['none', DAY, 2],
      ['expired', '2026-01-05', 2],
    ]);
  });

  it('names a town in the language of the reader, by the sign of its station', async () => {
    const { headers } = await given([['trains', trainDetails(DAY)]]);
    expect((await listOf(headers))?.trips[0]).toMatchObject({
      places: ['Paris'],
      entries: [
        {
          title: 'Eurostar 9320',
          start: { place: 'Amsterdam Centraal' },
          end: { place: 'Paris Gare du Nord' },
        },
      ],
    });
    expect((await listOf(headers, 'nl'))?.trips[0]?.places).toEqual(['Parijs']);
  });

  it('ACC-29 ACC-31 names what cannot be read and lists the rest; nobody sees another’s', async () => {
    const { headers, booked } = await given([
      ['flights', BROKEN_DETAILS],
      ['trains', trainDetails(DAY)],
    ]);
    const list = await listOf(headers);
    expect(list?.failed).toMatchObject([{ booking_id: booked[0]?.id, code: 'DATABASE_LOAD' }]);
    expect(list?.trips).toHaveLength(1);
    const stranger = await signedInMember(site);
    expect((await listOf(stranger.headers))?.trips).toEqual([]);
    expect((await listOf({ authorization: await api.bearer() }))?.trips).toEqual([]);
  });

  it.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('bug'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('lists the others when a vertical %s', async (_how, broken) => {
    const { user } = await signedInMember(site);
    await seedBooking(database().orm, {
      owner: user.id,
      vertical: 'flights',
      details: flightDetails(DAY),
    });
    const place = { name: 'Lab', town: null, aliases: [], position: null };
    const moment = { local: DAY, timeZone: 'Europe/Amsterdam', place };
    const warned: unknown[] = [];
    const service = tripsService({
      database: database(),
      keys: api.keys.links,
      after: (_wait, run) => {
        const timer = setTimeout(run, 500);
        return () => clearTimeout(timer);
      },
      tellers: {
        flights: () => ({
          total: '1.00',
          references: [],
          travellers: [],
          payBefore: null,
          news: null,
          actions: [{ kind: 'view', url: null, route: 'x', query: {} }],
          entries: [
            {
              part: '1',
              journey: '',
              form: 'days',
              icon: 'ticket',
              title: 'Lab',
              facts: [],
              picture: null,
              start: moment,
              end: moment,
            },
          ],
        }),
        trains: broken,
      },
    });
    const trainRow = await seedBooking(database().orm, {
      owner: user.id,
      vertical: 'trains',
      details: {},
    });
    const list = await service.list({
      principal: { id: user.id, sessionId: 's', logged: true } as never,
      language: 'en',
      now: NOW,
      log: { warn: (...facts: unknown[]) => void warned.push(facts) },
    });
    expect(list.trips.map(({ entries }) => entries[0]?.title)).toEqual(['Lab']);
    expect([list.verticals, list.failed.map(({ booking_id }) => booking_id)]).toEqual(
      _how === 'fails' ? [['flights', 'trains'], [trainRow.id]] : [['flights'], []],
    );
    expect(warned).toHaveLength(1);
  });

  describe('as one calendar', () => {
    const lines = (ics: string) => ics.replace(/\r\n /g, '').split('\r\n');

    it('has every part of the trip, each zone once, and ends its lines as RFC 5545 asks', async () => {
      const { headers } = await given([
        ['hotels', stay(DAY, addDays(DAY, 7))],
        ['trains', trainDetails(DAY)],
      ]);
      const found = await listOf(headers);
      const urls = found?.trips.map(({ calendar }) => calendar?.split('?')[1]) ?? [];
      const answer = await api.app.inject(`/api/bookings/trip.ics?${urls.join('&')}`);
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, no-store']);
      const all = lines(answer.body);
      const count = (line: string) => all.filter((one) => one === line).length;
      expect([
        count('BEGIN:VCALENDAR'),
        count('METHOD:PUBLISH'),
        count('BEGIN:VEVENT'),
        count('END:VCALENDAR'),
      ]).toEqual([1, 1, 2, 1]);
      const zones = all.filter((line) => line.startsWith('TZID:'));
      expect(zones).toEqual([...new Set(zones)]);
      expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(answer.body).not.toMatch(/[^\r]\n/);
    });

    it('is nobody’s without a key, and leaves out what a key does not open', async () => {
      const { headers } = await given([['trains', trainDetails(DAY)]]);
      const [trip] = (await listOf(headers))?.trips ?? [];
      const get = async (query: string) =>
        (await api.app.inject(`/api/bookings/trip.ics${query}`)).statusCode;
      const query = trip?.calendar?.split('?')[1] ?? '';
      expect([
        await get(''),
        await get('?key=no'),
        await get(`?${query}&key=no`),
        await get(`?${query}x`),
      ]).toEqual([404, 404, 200, 404]);
      await database().pool.query(
        'UPDATE bookings SET link_generation = link_generation + 1 WHERE id = $1',
        [trip?.bookings[0]?.booking_id],
      );
      expect(await get(`?${query}`)).toBe(404);
    });
  });
});
