import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  BY_FINDER,
  OBJECTS,
  OWN,
  OWN_ACCOUNT,
  SECOND_OBJECTS,
  SPENT,
} from '../test/authorisation/expectations';
import { FOR_ALL, HIDDEN, PROVEN, PUBLIC } from '../test/authorisation/open-operations';
import { ownThings, unknownThings } from '../test/authorisation/owned-things';
import type { OwnedThings } from '../test/authorisation/owned-things';
import { anonymousOwner, strangers, userOwner } from '../test/authorisation/principals';
import type { Guest, Owner } from '../test/authorisation/principals';
import { routesIn } from '../test/authorisation/printed-routes';
import { startBookingApp } from '../test/clients/booking-app';
import type { BookingApp } from '../test/clients/booking-app';
import type { Database } from './platform/db/database';
import { migrate } from './platform/db/migrate';
import { MIGRATIONS } from './platform/db/migrations/all';
import { openInMemory } from '../test/databases/on-databases';

const LONG = 90_000;
const AnswerSchema = v.object({
  result: v.optional(v.unknown()),
  errors: v.optional(v.array(v.object({ code: v.string(), field: v.optional(v.string()) }))),
});
const DocumentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

interface Reply {
  readonly status: number;
  readonly text: string;
  /** status, code and field, and that there is no result: what two answers have to share to look alike */
  readonly face: string;
}

function faceOf(answer: unknown): string {
  const parsed = v.safeParse(AnswerSchema, answer);
  const { result, errors: [error] = [] } = parsed.success ? parsed.output : {};
  return [error?.code ?? '', error?.field ?? '', result === null ? 'nothing' : ''].join(' ');
}

interface Party {
  readonly owner: Owner;
  readonly things: OwnedThings;
  readonly unknown: OwnedThings;
}

describe('ASVS 8.2.1 8.2.2 the authorisation matrix', () => {
  let database: Database;
  let api: BookingApp;
  let parties: readonly Party[];
  let others: readonly Guest[];
  let cells = 0;

  beforeAll(async () => {
    database = await openInMemory();
    await migrate(database.pool, MIGRATIONS);
    api = await startBookingApp(database, {
      CAPTCHA: 'off',
      RAIL_TIMEOUT_MS: '20000',
      SUPPLIER_TIMEOUT_MS: '20000',
    });
    const owners = [await userOwner(api, database), await anonymousOwner(api, database)];
    others = await strangers(api, database);
    parties = [];
    for (const owner of owners) {
      const things = await ownThings(api, owner.authorization);
      parties = [...parties, { owner, things, unknown: unknownThings(things) }];
    }
  }, LONG);
  afterAll(async () => {
    await api.close();
    await database.close();
  }, LONG);

  async function call(
    operation: string,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    cells += 1;
    const [method = 'GET', path = ''] = operation.split(' ');
    const url = path.replace('{provider}', 'duffel').replace('{id}', 'none');
    const payload = method === 'GET' ? {} : { payload: body };
    const response = await api.app.inject({
      method: method === 'PUT' ? 'PUT' : method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...payload,
    });
    const isJson = response.headers['content-type']?.toString().includes('json') === true;
    return {
      status: response.statusCode,
      text: response.body,
      face: `${response.statusCode} ${isJson ? faceOf(response.json()) : ''}`,
    };
  }

  const canariesOf = ({ owner, things }: Party) => [...owner.canaries, ...things.canaries];

  /** Everybody else with a session: two strangers, and the owner of the other things. */
  const strangersTo = ({ owner }: Party): readonly Guest[] => [
    ...others,
    ...parties
      .filter((party) => party.owner !== owner)
      .map(({ owner: { name, authorization } }): Guest => ({
        name,
        kind: name === 'a user' ? 'user' : 'anonymous',
        headers: { authorization },
      })),
  ];

  /** What the owners have, as it stands in the database; not when somebody last looked at it. */
  async function kept(): Promise<string> {
    const ids = parties.flatMap(({ things }) => [
      things.hotel.id,
      things.flight.id,
      things.train.id,
      things.basket.id,
    ]);
    const { rows: bookings } = await database.pool.query(
      'SELECT id, owner, pin, email, details, deal, status, payment_state, intent_id, link_generation, pin_failures FROM bookings WHERE id = ANY($1) ORDER BY id',
      [ids],
    );
    const { rows: baskets } = await database.pool.query(
      'SELECT * FROM train_baskets WHERE id = ANY($1) ORDER BY id',
      [ids],
    );
    return JSON.stringify([bookings, baskets]);
  }

  function looksClosed(reply: Reply, party: Party, who: string): void {
    expect(`${who}: ${reply.status < 500}`).toBe(`${who}: true`);
    for (const canary of canariesOf(party))
      expect(reply.text.includes(canary) ? `${who} reads ${canary}` : '').toBe('');
  }

  it('knows every operation: a new one belongs into a list of the folder authorisation', () => {
    const { paths } = v.parse(DocumentSchema, api.app.swagger());
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = [
      ...PUBLIC,
      ...PROVEN,
      ...FOR_ALL,
      ...Object.keys(OWN),
      ...Object.keys(OWN_ACCOUNT),
      ...Object.keys(OBJECTS),
    ];
    expect(described.filter((operation) => !listed.includes(operation))).toEqual([]);
    expect(listed.filter((operation) => !described.includes(operation))).toEqual([]);
    const bare = (operation: string) => operation.replaceAll(/\{(\w+)\}/g, ':$1');
    const known = [...listed.map(bare), ...HIDDEN];
    const served = routesIn(api.app.printRoutes({ commonPrefix: false }));
    expect(served.length).toBeGreaterThan(100);
    expect(served.filter((operation) => !known.includes(operation))).toEqual([]);
  });

  it.each([...FOR_ALL, ...Object.keys(OWN), ...Object.keys(OWN_ACCOUNT), ...Object.keys(OBJECTS)])(
    '%s is closed to whoever shows no token that is good',
    async (operation) => {
      for (const party of parties) {
        const body =
          OBJECTS[operation]?.(party.things) ?? OWN[operation] ?? OWN_ACCOUNT[operation] ?? {};
        for (const { name, headers } of party.owner.pretenders) {
          const reply = await call(operation, body, headers);
          expect(`${name}: ${reply.status}`).toBe(`${name}: 401`);
          looksClosed(reply, party, name);
        }
      }
    },
  );

  it.each([...Object.entries(OWN), ...Object.entries(OWN_ACCOUNT)])(
    '%s gives and changes nothing of somebody else’s',
    async (operation, body) => {
      const before = await kept();
      for (const party of parties) {
        for (const { name, kind, headers } of strangersTo(party)) {
          // what others own is theirs to change, and is looked at when they are the owner
          if (
            operation.includes('delete-basket') &&
            name !== 'another user' &&
            name !== 'another anonymous visitor'
          )
            continue;
          const reply = await call(operation, body, headers);
          looksClosed(reply, party, name);
          if (operation in OWN_ACCOUNT && kind === 'anonymous')
            expect(`${name}: ${reply.status}`).toBe(`${name}: 403`);
        }
      }
      if (!operation.includes('payment-intent')) expect(await kept()).toBe(before);
    },
  );

  describe('something of another', () => {
    it.each([...Object.entries(OBJECTS), ...SECOND_OBJECTS])(
      '%s finds nothing, as if there were nothing',
      async (operation, bodyOf) => {
        const before = await kept();
        for (const party of parties) {
          for (const { name, headers } of strangersTo(party)) {
            const [foreign, unknown] = [
              await call(operation, bodyOf(party.things), headers),
              await call(operation, bodyOf(party.unknown), headers),
            ];
            looksClosed(foreign, party, name);
            expect(`${name}: ${foreign.face}`).toBe(`${name}: ${unknown.face}`);
            expect(foreign.face).toContain('nothing');
          }
        }
        expect(await kept()).toBe(before);
      },
    );

    it.each(Object.entries(OBJECTS).filter(([operation]) => !SPENT.has(operation)))(
      '%s goes on for its owner',
      async (operation, bodyOf) => {
        for (const { owner, things, unknown } of parties) {
          const headers = { authorization: owner.authorization };
          const [own, nothing] = [
            await call(operation, bodyOf(things), headers),
            await call(operation, bodyOf(unknown), headers),
          ];
          // a supplier that will not do it is 502
          expect(`${owner.name}: ${own.status !== 500 && own.status !== 401}`).toBe(
            `${owner.name}: true`,
          );
          // calls for users alone refuse an anonymous owner before they look
          if (own.status !== 403) expect(own.face).not.toBe(nothing.face);
        }
      },
    );
  });

  describe('something that a session has found by its PIN', () => {
    it.each(Object.entries(OBJECTS))('%s', async (operation, bodyOf) => {
      for (const { things, unknown } of parties) {
        const headers = { authorization: await api.bearer() };
        const { rows } = await database.pool.query<{
          reference: string;
          email: string;
          pin: string;
        }>('SELECT reference, email, pin FROM bookings WHERE id = ANY($1)', [
          [things.hotel.id, things.flight.id, things.train.id],
        ]);
        for (const shown of rows)
          expect((await call('POST /api/bookings/find', shown, headers)).status).toBe(200);
        const [found, nothing] = [
          await call(operation, bodyOf(things), headers),
          await call(operation, bodyOf(unknown), headers),
        ];
        expect(found.status).not.toBe(500);
        if (BY_FINDER.has(operation)) expect(found.face).not.toBe(nothing.face);
        else expect(found.face).toBe(nothing.face);
      }
    });
  });

  it('has more than a thousand cells', () => expect(cells).toBeGreaterThan(1_000));
});
