import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { MINUTE, RolloutSite, WELL } from '../../testing/rollouts.fixture';
import type { Told } from './notice';
import { signatureOf, tellByWebhook } from './webhook';

const SECRET = 'a secret of many characters';
const WORSE = { fresh: { views: 250, errors: 60 }, control: WELL.control };
const TOLD: Told = {
  id: 'one',
  event: 'aborted',
  vertical: 'alpha',
  version: '2.0.0',
  reason: 'errors',
  step: 1,
  revision: 3,
  at: '2026-03-01T12:00:00.000Z',
};

interface Heard {
  readonly request: IncomingMessage;
  readonly body: string;
}

let heard: Heard[];
let status: number | null;
let server: Server;
let hook: string;
beforeEach(async () => {
  heard = [];
  status = 204;
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => void (body += part));
    request.on('end', () => {
      heard.push({ request, body });
      if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (address: string, isPrivateAllowed = true, longestMs = 5_000) =>
  tellByWebhook(address, TOLD, { secret: SECRET, isPrivateAllowed, longestMs });

it('a webhook gets what happened, signed', async () => {
  await send(hook);
  const [{ request, body } = { request: null, body: '' }] = heard;
  expect([request?.method, request?.headers['content-type']]).toEqual(['POST', 'application/json']);
  expect(request?.headers['x-wayfare-signature']).toBe(signatureOf(SECRET, body));
  expect(JSON.parse(body)).toEqual(TOLD);
});

it.each<[string, string, RegExp]>([
  ['http to another machine', 'http://192.0.2.1/hook', /^http:\/\/192\.0\.2\.1 is not https$/],
  ['http that only begins like this machine', 'http://localhost.example.com/', /is not https$/],
  ['a private address', 'https://10.1.2.3/hook', /^10\.1\.2\.3 is at a private address/],
  ['this machine', 'https://127.0.0.1/hook', /is at a private address/],
  ['this machine, as a number', 'https://2130706433/hook', /is at a private address/],
  ['the machine’s network', 'https://169.254.169.254/latest', /is at a private address/],
  ['this machine by IPv6', 'https://[::1]/hook', /is at a private address/],
  ['IPv4 within IPv6', 'https://[::ffff:10.0.0.1]/hook', /is at a private address/],
  ['a private network of IPv6', 'https://[fd00::1]/hook', /is at a private address/],
  ['a name of a private address', 'https://localhost/hook', /^localhost is at a private address/],
  ['http to a name of a private address', 'http://localhost/hook', /is at a private address/],
])('a webhook that is %s is refused', async (_what, address, words) => {
  await expect(send(address, false)).rejects.toThrow(words);
  expect(heard).toEqual([]);
});

it.each<[string, number | null, RegExp]>([
  ['a redirect, which is not followed', 302, /answers 302$/],
  ['a refusal', 403, /answers 403$/],
  ['nothing', null, /timeout|aborted/i],
])('a webhook that answers %s is not told', async (_what, answer, words) => {
  status = answer;
  await expect(send(hook, true, answer === null ? 200 : 5_000)).rejects.toThrow(words);
  expect(heard).toHaveLength(1);
});

describe('the owner', () => {
  let site: RolloutSite;
  const settings = { ROLLOUT_WEBHOOK_SECRET: SECRET, ROLLOUT_WEBHOOK_PRIVATE: 'on' };
  const owner = () => ({ team: 'alphas', webhook: hook });
  const events = () => heard.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const start = async (environment: Record<string, string> = settings) => {
    site = await RolloutSite.start(environment);
  };
  afterEach(() => site.close());

  it('is told of an abort, once, and of nothing else', async () => {
    await start();
    await site.begin('alpha', { owner: owner() });
    await site.client.pause('alpha', 'a sale');
    await site.tick();
    await site.client.resume('alpha', 'it is over');
    await site.tick();
    expect(heard).toEqual([]);
    await site.count(WORSE);
    for (let tick = 0; tick < 3; tick += 1) await site.tick();
    expect(events()).toEqual([
      {
        id: expect.any(String),
        event: 'aborted',
        vertical: 'alpha',
        version: '2.0.0',
        reason: expect.stringMatching(/^page views with an error: 24 % of 250/),
        step: 1,
        revision: 4,
        at: '2026-03-01T12:00:30.000Z',
      },
    ]);
  });

  it('is told when it waits for traffic, and when it has arrived', async () => {
    await start();
    await site.begin('alpha', { owner: owner(), rollout: { steps: [{ percent: 5 }] } });
    await site.tick(61 * MINUTE);
    await site.client.resume('alpha', 'go on');
    await site.count(WELL);
    await site.tick(11 * MINUTE);
    await site.tick();
    expect(events().map(({ event, step }) => [event, step])).toEqual([
      ['paused', 5],
      ['finished', 100],
    ]);
  });

  it('is told later where that failed, by another process too, ten times at most', async () => {
    await start();
    status = 500;
    await site.begin('alpha', { owner: owner() });
    await site.client.abort('alpha', 'it fails');
    await site.tick();
    expect(heard).toHaveLength(1);
    await site.tick(1_000);
    expect(heard).toHaveLength(1);
    const other = await site.another(settings);
    try {
      await Promise.all([site.tick(MINUTE), other.tick(0)]);
      expect(heard).toHaveLength(2);
      for (let tick = 0; tick < 15; tick += 1) await other.tick(180 * MINUTE);
    } finally {
      await other.close();
    }
    expect(heard).toHaveLength(10);
    expect(new Set(events().map(({ id }) => id)).size).toBe(1);
    expect(site.service.said[0]).toMatch(
      /^the owner of alpha 2\.0\.0 could not be told yet by webhook: http:.* answers 500$/,
    );
    expect(await site.service.opened.rollouts.store.open()).toEqual([]);
  });

  it('is not told by a way that has no settings, nor where the manifest names none', async () => {
    await start({});
    await site.begin('alpha', { owner: { ...owner(), mail: 'alphas@example.com' } });
    await site.begin('beta');
    for (const name of ['alpha', 'beta']) await site.client.abort(name, 'it fails');
    for (let tick = 0; tick < 2; tick += 1) await site.tick();
    expect(heard).toEqual([]);
    expect(await site.service.opened.rollouts.store.open()).toEqual([]);
    expect(site.service.said).toEqual([
      'the owner of alpha 2.0.0 will not be told by webhook: its settings are missing',
      'the owner of alpha 2.0.0 will not be told by mail: its settings are missing',
    ]);
  });

  it('is told by mail, in words', async () => {
    const mails: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => void (text += part));
        stream.on('end', () => {
          mails.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    try {
      await start({
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'Wayfare <rollouts@example.com>',
      });
      await site.begin('alpha', { owner: { team: 'alphas', mail: 'alphas@example.com' } });
      await site.client.abort('alpha', 'support hears of it');
      await site.tick();
    } finally {
      await new Promise<void>((resolve) => void smtp.close(resolve));
    }
    expect(mails).toHaveLength(1);
    for (const words of [
      /^To: alphas@example\.com$/m,
      /^From: Wayfare <rollouts@example\.com>$/m,
      /^Subject: The rollout of alpha 2\.0\.0 was aborted$/m,
      /^Message-ID:\s+<[\w-]+@rollouts\.wayfare\.invalid>$/m,
      /^support hears of it$/m,
      /^At 1 % of the visitors, revision 2, /m,
    ])
      expect(mails[0]?.replaceAll('\r\n', '\n')).toMatch(words);
  });
});
