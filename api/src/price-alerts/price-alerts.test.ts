import {
  ALERT_CONSENT,
  askPriceAlert,
  endPriceAlert,
  eraseAccount,
  exportAccount,
  linkedPriceAlert,
  MOST_ALERTS,
  priceAlerts,
} from '@wayfare/api-contract';
import type { PriceAlertRequest } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { PASSWORD, signedInMember } from '../../test/clients/member-client';
import type { Mail } from '../ports/mailer';
import { TurnedClock } from '../../test/fakes/turned-clock';
import { knownPages } from '../platform/site-pages/site-pages';
import { sendOneOf } from '../platform/queue/mail-queue';
import { ALERT_MAILS } from './alert-queues';
import { firstHotel } from '../../test/builders/seen-bookings';
import { forgetOldAlerts } from './alerts.repository';
import { renderAlertMail } from './render-alert-mail';
import { lookAtOne } from './look';
import type { WatchedProducts } from './watched-product';

const HOUR = 3_600_000;
const ORIGIN = 'https://www.wayfare.example';
/** After the clock of the app's own workers, which thus find nothing due. */
const LATER = NOW + 24 * HOUR;
const GUEST = 'guest@example.com';

describeOnDatabase('Price alerts', (database) => {
  let api: AppUnderTest;
  let hotel = '';
  let turned: TurnedClock;
  let price: number | null | Error;
  let sent: Mail[] = [];

  const nowHeader = () => ({ 'x-test-clock': new Date(turned.clock()).toISOString() });
  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_CONTACT: '0', RATE_LIMIT_LOGIN: '0' } });
    hotel = await firstHotel(database());
  }, 60_000);
  beforeEach(async () => {
    turned = new TurnedClock(LATER);
    price = 20_000;
    sent = [];
    await database().pool.query('DELETE FROM price_alerts; DELETE FROM unasked_mails');
  });
  afterAll(() => api.close());

  async function visitor() {
    const answer = await api.app.inject({ url: '/api/anonymous/login', headers: nowHeader() });
    const { token } = answer.json<{ result: { token: string } }>().result;
    return { ...nowHeader(), authorization: `Bearer ${token}` };
  }
  async function member() {
    const one = await signedInMember({ database: database(), keys: api.keys, now: LATER });
    return { ...one, headers: { ...nowHeader(), ...one.headers } };
  }
  const request = (change: object = {}): PriceAlertRequest => ({
    watch: {
      ...{ product: 'hotels', hotel_id: hotel, checkIn: '2026-12-10', checkOut: '2026-12-12' },
      occupancies: [{ paxes: [{ age: 30 }] }],
    },
    seen: '200.00',
    email: GUEST,
    consent: ALERT_CONSENT,
    ...change,
  });
  const ask = async (change: object = {}, headers?: Record<string, string>) =>
    api.ask(askPriceAlert, request(change), headers ?? (await visitor()));
  const press = async (key: string, action: 'look' | 'on' | 'off') =>
    api.ask(linkedPriceAlert, { key, action }, await visitor());

  const fake = {
    describe: () => Promise.reject(new Error('nobody asks')),
    price: () =>
      price instanceof Error
        ? Promise.reject(price)
        : Promise.resolve(price === null ? null : money(price)),
    href: () => Promise.resolve('/hotels/spain?search=x'),
  };
  const products: WatchedProducts = { flights: fake, hotels: fake, trains: fake };
  const work = () => ({
    database: { orm: database().orm },
    timeouts: { stepTime: 60_000, leaseTime: 10_000 },
    clock: turned.clock,
    after: turned.after,
    log: { info: () => undefined, error: () => undefined },
  });

  /** Looks at all that is due and sends every mail; how many looks there were. */
  async function round(): Promise<number> {
    let looks = 0;
    while (await lookAtOne({ ...work(), products })) looks += 1;
    const render = renderAlertMail({
      ...{ database: { orm: database().orm }, keys: api.keys.links, products, origin: ORIGIN },
      pages: knownPages,
      supportEmail: 'help@wayfare.example',
    });
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    while (await sendOneOf(ALERT_MAILS, { ...work(), mailer, mailDomain: 'x' }, render));
    return looks;
  }
  const subjects = () => sent.map(({ subject }) => subject);
  const keyIn = (mail: Mail | undefined) => /ticket=([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  async function confirmed(): Promise<string> {
    await ask();
    await round();
    const key = keyIn(sent[0]);
    await press(key, 'on');
    return key;
  }
  const rows = async () =>
    (await database().pool.query<Record<string, unknown>>('SELECT * FROM price_alerts')).rows;

  it('asks a guest by mail first, keeps the proof of the press, and tells a fall with the way out of it', async () => {
    const { status, result } = await ask({ email: ' Guest@Example.com ' });
    expect([status, result]).toEqual([200, { state: 'mailed' }]);
    price = 10_000;
    turned.pass(12 * HOUR);
    expect(await round()).toBe(0);
    expect(subjects()).toEqual([expect.stringMatching(/^Do you want to know when .* cheaper\?$/)]);
    expect(sent[0]).toMatchObject({ to: GUEST });
    expect(sent[0]).not.toHaveProperty('unsubscribe');
    const key = keyIn(sent[0]);
    expect((await press(key, 'look')).result).toMatchObject({ state: 'waiting', told: '200.00' });
    expect((await press(key, 'on')).result).toMatchObject({
      state: 'on',
      href: expect.stringMatching(/^\/hotels\/.*checkIn/),
    });
    const at = new Date(turned.clock());
    expect(await rows()).toMatchObject([
      { address: GUEST, consent_text: ALERT_CONSENT, consent_way: 'mail', consent_at: at },
    ]);
    expect(await round()).toBe(1);
    expect(subjects()[1]).toMatch(/: now €100\.00$/);
    expect(sent[1]?.text).toContain('€200.00');
    expect(sent[1]?.text).toContain(`${ORIGIN}/hotels/spain?search=x`);
    expect(sent[1]?.text).toContain(`${ORIGIN}/price-alert-off?ticket=${keyIn(sent[1])}`);
    expect(sent[1]?.unsubscribe).toMatch(
      /^https:\/\/www\.wayfare\.example\/api\/price-alerts\/off\?key=/,
    );
  });

  it('says nothing of a rise and of a fall back, and again of a fall a day later', async () => {
    await confirmed();
    const found: [number | null, number][] = [
      [30_000, 0],
      [20_000, 0],
      [null, 0],
      [15_000, 1],
      [10_000, 1],
      [10_000, 1],
      [10_000, 1],
      [10_000, 2],
    ];
    for (const [now, mails] of found) {
      price = now;
      expect(await round()).toBe(1);
      expect(await round()).toBe(0);
      expect(sent).toHaveLength(1 + mails);
      turned.pass(6 * HOUR);
    }
    price = new Error('away');
    expect(await round()).toBe(1);
    turned.pass(15 * 60_000);
    expect(await round()).toBe(0);
    turned.pass(HOUR);
    price = 5_000;
    expect(await round()).toBe(1);
  });

  it('ends by one press of a mail program or on the page, and is turned on again there', async () => {
    const key = await confirmed();
    const post = (of: string) =>
      api.app.inject({
        method: 'POST',
        url: `/api/price-alerts/off?key=${of}`,
        headers: { ...nowHeader(), 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post(key)).statusCode).toBe(204);
    expect((await post(key)).statusCode).toBe(204);
    price = 100;
    expect(await round()).toBe(0);
    expect((await press(key, 'look')).result?.state).toBe('off');
    expect((await press(key, 'on')).result?.state).toBe('on');
    expect(await round()).toBe(1);
    expect((await press(key, 'off')).result?.state).toBe('off');
    const followed = await api.app.inject({ url: `/api/price-alerts/off?key=${key}` });
    expect([followed.statusCode, followed.headers.location]).toEqual([
      303,
      `/price-alert-off?ticket=${key}`,
    ]);
    expect((await press(key, 'look')).result?.state).toBe('off');
    for (const bad of ['', 'nonsense', `${key}x`]) {
      expect((await post(bad)).statusCode).toBe(410);
      expect(await press(bad, 'off')).toMatchObject({ status: 410, errors: [{ code: 'TICKET' }] });
    }
  });

  it('is a member’s at once, at the account’s address, seen and ended by nobody else', async () => {
    const [sanne, stranger] = [await member(), await member()];
    expect(
      (await ask({ email: 'other@example.com', language: 'nl' }, sanne.headers)).result,
    ).toEqual({ state: 'on' });
    const listOf = async ({ headers }: { headers: Record<string, string> }) =>
      (await api.ask(priceAlerts, {}, headers)).result?.alerts ?? [];
    const [mine] = await listOf(sanne);
    expect(mine).toMatchObject({ state: 'on', starts_on: '2026-12-10', told: '200.00' });
    expect(mine?.href).toMatch(/^\/nl\/hotels\//);
    expect(await listOf(stranger)).toEqual([]);
    const end = (headers: Record<string, string>) =>
      api.ask(endPriceAlert, { id: mine?.id ?? '' }, headers);
    expect((await end(stranger.headers)).status).toBe(404);
    expect(await round()).toBe(0);
    price = 15_000;
    turned.pass(6 * HOUR);
    await round();
    expect(subjects()).toEqual([expect.stringMatching(/nu €\s?150,00$/)]);
    expect((await end(sanne.headers)).status).toBe(200);
    expect(await listOf(sanne)).toEqual([]);
    const data = (await api.ask(exportAccount, {}, sanne.headers)).result?.data;
    expect(data?.['priceAlerts']).toMatchObject([{ consentWay: 'account', product: 'hotels' }]);
    await api.ask(eraseAccount, { confirm: PASSWORD }, sanne.headers);
    expect(await rows()).toEqual([]);
  });

  it('answers a guest alike whatever is known of the address, and mails it three times an hour at most', async () => {
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await ask());
    expect(new Set(answers.map(({ status, result }) => `${status} ${result?.state}`))).toEqual(
      new Set(['200 mailed']),
    );
    await round();
    expect(sent).toHaveLength(3);
    expect(await rows()).toHaveLength(1);
  });

  it('is 20 for an address at most', async () => {
    const sanne = await member();
    const seen = [];
    for (let index = 0; index <= MOST_ALERTS; index += 1)
      seen.push(
        await ask(
          { watch: { ...request().watch, occupancies: [{ paxes: [{ age: 20 + index }] }] } },
          sanne.headers,
        ),
      );
    expect(seen.map(({ status }) => status)).toEqual([
      ...Array<number>(MOST_ALERTS).fill(200),
      409,
    ]);
    expect(seen.at(-1)?.errors).toMatchObject([
      { field: 'watch', message: 'You have 20 price alerts already. End one first.' },
    ]);
  });

  it('is forgotten after two days without a press, and 30 days after the journey began', async () => {
    await ask();
    const forget = (at: number) => forgetOldAlerts(database().orm, new Date(at));
    await forget(LATER + 47 * HOUR);
    expect(await rows()).toHaveLength(1);
    await forget(LATER + 49 * HOUR);
    expect(await rows()).toEqual([]);
    const key = await confirmed();
    turned = new TurnedClock(Date.parse('2026-12-11T12:00:00Z'));
    price = 100;
    expect(await round()).toBe(1);
    expect(sent).toHaveLength(1);
    expect(await press(key, 'on')).toMatchObject({ status: 410 });
    turned.pass(240 * HOUR);
    expect(await round()).toBe(0);
    await forget(Date.parse('2027-01-09T12:00:00Z'));
    expect(await rows()).toHaveLength(1);
    await forget(Date.parse('2027-01-10T12:00:00Z'));
    expect(await rows()).toEqual([]);
  });

  it.each<[string, object, object, number, string]>([
    ['no address of a guest', { email: undefined }, {}, 422, 'email'],
    ['an address that is none', { email: 'guest' }, {}, 422, 'email'],
    ['other words than those agreed to', { consent: 'x' }, {}, 422, 'consent'],
    ['a price of nothing', { seen: '0.00' }, {}, 422, 'seen'],
    ['days that are over', {}, { checkIn: '2026-01-01' }, 422, 'checkIn'],
    ['a hotel that nobody knows', {}, { hotel_id: 'no' }, 404, 'watch.hotel_id'],
  ])('refuses %s', async (_what, change, watch, status, field) => {
    const asked = { ...change, watch: { ...request().watch, ...watch } };
    expect(await ask(asked)).toMatchObject({ status, errors: [{ field }] });
  });
});
