import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerErrorAnswers } from './error-answers';
import { registerProtection } from './protection';
import { registerShellHop } from './shell-hop';
import { answerUnreadable } from './unreadable';

/* The edge of the API without its calls: who is counted, and what Node itself refuses. */

const SECRET = 'a-secret-of-the-shell';
const PREVIOUS_SECRET = 'a-secret-of-the-shell-before';

let app: FastifyInstance;

async function open({ isGone = false, max = 1 } = {}): Promise<void> {
  app = fastify({ trustProxy: ['127.0.0.1'], clientErrorHandler: answerUnreadable });
  registerErrorAnswers(app);
  if (isGone)
    app.addHook('onRequest', (request, _reply, done) =>
      done(
        Object.defineProperty(request, 'ip', { value: undefined }) === request
          ? undefined
          : new Error('never'),
      ),
    );
  registerShellHop(app, [SECRET, PREVIOUS_SECRET]);
  await registerProtection(app, {
    requestsPerMinute: max,
    hsts: { maxAge: 300, includeSubDomains: false },
    overloadMs: 0,
    state: memoryState(),
  });
  app.get('/who', (request) => ({
    ip: request.ip,
    isOfPage: request.isOfPage,
    headers: request.headers,
  }));
}

afterEach(() => app.close());

const ask = (headers: Record<string, string>, remoteAddress: string) =>
  app.inject({ url: '/who', headers, remoteAddress });

it.each([
  [
    'the shell’s secret from any address',
    { 'x-forwarded-for': '192.0.2.1', 'x-shell-secret': SECRET },
    '10.0.0.9',
    '192.0.2.1',
  ],
  [
    'the secret before it from any address',
    { 'x-forwarded-for': '192.0.2.1', 'x-shell-secret': PREVIOUS_SECRET },
    '10.0.0.9',
    '192.0.2.1',
  ],
  ['an address that is trusted', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', '192.0.2.1'],
  [
    'a wrong secret',
    { 'x-forwarded-for': '192.0.2.1', 'x-shell-secret': 'a-secret-of-somebody' },
    '10.0.0.9',
    '10.0.0.9',
  ],
  ['no secret', { 'x-forwarded-for': '192.0.2.1' }, '10.0.0.9', '10.0.0.9'],
  [
    'the secret and no address',
    { 'x-forwarded-for': 'nobody', 'x-shell-secret': SECRET },
    '10.0.0.9',
    '10.0.0.9',
  ],
])(
  'with %s, a call counts on the visitor that is believed',
  async (_what, headers, sender, counted) => {
    await open();
    const answer = (await ask({ ...headers }, sender)).json<{ ip: string; headers: object }>();
    expect(answer.ip).toBe(counted);
    expect(answer.headers).not.toHaveProperty('x-shell-secret');
  },
);

it.each([
  ['the shell’s secret', { 'x-shell-secret': SECRET, 'x-rendering': 'page' }, '10.0.0.9', true],
  ['the secret, for no page', { 'x-shell-secret': SECRET }, '10.0.0.9', false],
  ['no secret', { 'x-rendering': 'page' }, '10.0.0.9', false],
  ['no secret, from a trusted address', { 'x-rendering': 'page' }, '127.0.0.1', false],
])('with %s, a call is of a page or not', async (_what, headers, sender, isOfPage) => {
  await open();
  const answer = await ask({ 'x-forwarded-for': '192.0.2.1', ...headers }, sender);
  expect(answer.json<{ isOfPage: boolean }>().isOfPage).toBe(isOfPage);
});

it('a visitor of the shell at his limit changes nothing for another, and one of IPv6 is his /64', async () => {
  await open();
  const from = async (visitor: string) =>
    (await ask({ 'x-forwarded-for': visitor, 'x-shell-secret': SECRET }, '10.0.0.9')).statusCode;
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([
    200, 429, 200,
  ]);
  expect([
    await from('2001:db8::1'),
    await from('2001:db8::ffff:2'),
    await from('2001:db8:0:1::1'),
  ]).toEqual([200, 429, 200]);
});

it('a client that has gone before it is counted is no failure', async () => {
  await open({ isGone: true });
  expect((await ask({}, '10.0.0.9')).statusCode).toBe(200);
});

it('insists on https for as long as the operator says, and not on other names', async () => {
  await open();
  expect((await ask({}, '10.0.0.9')).headers['strict-transport-security']).toBe('max-age=300');
});

it.each([
  [
    'headers that are too large',
    `GET /who HTTP/1.1\r\nAccept-Language: nl\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'De headers van de aanvraag zijn te groot.',
  ],
  ['what is no HTTP', 'nonsense\r\n\r\n', 400, 'The request is not valid.'],
])('answers %s in the envelope', async (_what, bytes, status, message) => {
  await open();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(said.slice(said.indexOf('{')))).toEqual({
    result: null,
    errors: [{ code: 'INVALID_REQUEST', message }],
    requestId: expect.any(String),
  });
});
