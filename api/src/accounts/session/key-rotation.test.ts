import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hotelBooking } from '@wayfare/api-contract';
import { calculateJwkThumbprint, decodeProtectedHeader, SignJWT } from 'jose';
import {
  PASSWORD,
  WRONG,
  cookieHeaderOf,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { readConfig } from '../../platform/config';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { signBookingKey } from '../../booking/booking-keys';
import { seedBooking } from '../../../test/builders/seeded-bookings';
import { aStayRecord } from '../../../test/builders/build-stay-record';
import { newKey } from '../../platform/keys/key-files';
import { keysCommand } from './keys-command';
import { signingKey } from '../../platform/keys/key-set';
import { signingKeys } from '../../platform/keys/signing-keys';
import type { SigningKeys } from '../../platform/keys/signing-keys';
import { newDataKey } from '../../platform/records/data-keys';
import { NONE, token, read } from '../../../test/builders/rotated-keys';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'wayfare-keys-'));
});
afterEach(() => rm(dir, { recursive: true }));

const load = (): Promise<SigningKeys> => signingKeys(NONE, dir);
const command = (...args: string[]) =>
  keysCommand(args, { dataDir: dir, keys: NONE, now: Date.now() });

describe('The signing keys', () => {
  it('are made on the first start, one for each purpose, for the owner’s eyes only', async () => {
    const { sessions, links } = await load();
    expect(sessions.current().kid).not.toBe(links.current().kid);
    expect((await readdir(dir)).sort()).toEqual(['link-key.pem', 'session-key.pem']);
    for (const file of await readdir(dir))
      expect((await stat(path.join(dir, file))).mode & 0o777).toBe(0o600);
    expect((await load()).links.current().kid).toBe(links.current().kid);
  });

  it('are the same for all processes that start at once on one folder', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, load));
    for (const purpose of ['sessions', 'links'] as const)
      expect(new Set(all.map((keys) => keys[purpose].current().kid)).size).toBe(1);
    // a new session key is nobody's old one
    expect((await readdir(dir)).sort()).toEqual(['link-key.pem', 'session-key.pem']);
  });

  it('are named by the thumbprint of their JWK, and tokens name them', async () => {
    const { sessions } = await load();
    const { kid, publicKey } = sessions.current();
    expect(kid).toBe(await calculateJwkThumbprint(publicKey.export({ format: 'jwk' })));
    expect(decodeProtectedHeader(await token(sessions))).toEqual({ alg: 'EdDSA', typ: 'JWT', kid });
  });

  it('take over the session key of before: sessions go on, and links that it signed open', async () => {
    const pem = newKey();
    await writeFile(path.join(dir, 'session-key.pem'), pem);
    const old = await new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject('anne')
      .setIssuer('wayfare')
      .setAudience('test')
      .sign(signingKey(pem).privateKey);
    const { sessions, links } = await load();
    expect(sessions.current().kid).toBe(signingKey(pem).kid);
    expect([await read(sessions, old), await read(links, old)]).toEqual(['anne', 'anne']);
    expect(links.current().kid).not.toBe(sessions.current().kid);
    // what is signed now is good for its own purpose alone
    expect(await read(sessions, await token(links))).toBeNull();
  });

  it('refuse a key that is none of theirs, by name or without one', async () => {
    const { sessions } = await load();
    const { privateKey } = signingKey(newKey());
    const claims = () =>
      new SignJWT({}).setSubject('anne').setIssuer('wayfare').setAudience('test');
    expect(
      await read(
        sessions,
        await claims().setProtectedHeader({ alg: 'EdDSA', kid: 'unknown' }).sign(privateKey),
      ),
    ).toBeNull();
    expect(
      await read(
        sessions,
        await claims()
          .setProtectedHeader({ alg: 'EdDSA', kid: sessions.current().kid })
          .sign(privateKey),
      ),
    ).toBeNull();
    expect(
      await read(sessions, await claims().setProtectedHeader({ alg: 'EdDSA' }).sign(privateKey)),
    ).toBeNull();
  });

  it('are rotated: a process that still runs takes the new key over with the first token that it signed', async () => {
    const running = await load();
    const before = await token(running.sessions);
    await command('rotate', 'sessions');
    const restarted = await load();
    const after = await token(restarted.sessions);
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    expect(await read(restarted.sessions, before)).toBe('anne');
    expect(await read(running.sessions, after)).toBe('anne');
    expect(running.sessions.current().kid).toBe(restarted.sessions.current().kid);
    expect(await read(running.sessions, before)).toBe('anne');
  });

  it('come from the environment in one line, two of each at once', async () => {
    const [first, second] = [newKey(), newKey()];
    const line = (pem: string) => pem.replaceAll('\n', '\\n');
    const { keys } = readConfig({
      DATA_ENCRYPTION_KEY: newDataKey(),
      SESSION_PRIVATE_KEY: line(first),
      SESSION_PREVIOUS_KEY: second,
      LINK_PRIVATE_KEY: line(second),
    });
    const { sessions, links } = await signingKeys(keys, dir);
    expect(sessions.all().map(({ kid }) => kid)).toEqual([
      signingKey(first).kid,
      signingKey(second).kid,
    ]);
    expect(links.all().map(({ kid }) => kid)).toEqual([signingKey(second).kid]);
    expect(await readdir(dir)).toEqual([]);
  });
});

describeOnDatabases('Rotating the keys of a site', (database) => {
  const apps: AppUnderTest[] = [];
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  /** The API as it starts with the keys that are there. */
  async function start(): Promise<AppUnderTest> {
    const app = await startApp(database(), { keys: await load() });
    apps.push(app);
    return app;
  }

  it('logs nobody out: sessions, known devices and links of before go on, and new ones are of the new key', async () => {
    const before = await start();
    const user = await newAccount(database());
    const session = await createBrowser(before).loggedIn(user);
    const cookies = cookieHeaderOf(session.cookies);
    const { rows } = await database().pool.query<{ id: string }>(
      'SELECT id FROM catalogue_hotels ORDER BY id LIMIT 1',
    );
    const booking = await seedBooking(database().orm, {
      vertical: 'hotels',
      owner: user.id,
      details: aStayRecord(rows[0]?.id ?? ''),
    });
    const key = await signBookingKey(before.keys.links, booking);
    await command('rotate', 'sessions');
    await command('rotate', 'links');

    const after = await start();
    const browser = createBrowser(after);
    expect(
      (await after.ask(hotelBooking, { booking_id: booking.id }, session.bearer)).result,
    ).toMatchObject({ booking_id: booking.id });
    expect((await after.ask(hotelBooking, { access: { key } })).result).toMatchObject({
      booking_id: booking.id,
      pin: null,
    });
    const fresh = (await browser.post('/api/session/refresh', {}, cookies)).json<{
      result: { token: string };
    }>().result;
    expect(decodeProtectedHeader(fresh.token).kid).toBe(after.keys.sessions.current().kid);
    expect(decodeProtectedHeader(session.token).kid).toBe(before.keys.sessions.current().kid);
    expect(after.keys.sessions.current().kid).not.toBe(before.keys.sessions.current().kid);
    // strangers lock the account for browsers that are not known
    for (let guess = 0; guess < 5; guess += 1) await browser.login(user.email, WRONG);
    expect((await browser.login(user.email, PASSWORD)).statusCode).toBe(423);
    const again = await browser.loggedIn(user, cookies);

    await command('retire', 'sessions', '--now');
    await command('retire', 'links', '--now');
    const retired = await start();
    expect(
      (await retired.ask(hotelBooking, { booking_id: booking.id }, session.bearer)).status,
    ).toBe(401);
    expect((await retired.ask(hotelBooking, { access: { key } })).status).toBe(404);
    expect((await createBrowser(retired).login(user.email, PASSWORD, cookies)).statusCode).toBe(
      423,
    );
    expect(
      (await retired.ask(hotelBooking, { booking_id: booking.id }, again.bearer)).result,
    ).toMatchObject({ booking_id: booking.id });
  }, 60_000);
});
