import { REGISTRY_CALLS } from '@wayfare/releases/service/calls';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { startService, type RunningService } from '../testing/service.fixture';

let service: RunningService;
const tokens = new Map<string, string>();
const LONG_AGO = new Date('2001-01-01T00:00:00Z');

beforeAll(async () => {
  service = await startService();
  const revoked = await service.tokenOf({});
  await service.opened.tokens.store.revoke(revoked.split('_')[1] ?? '', new Date());
  const own = await service.tokenOf({});
  const entries: [string, string][] = [
    ['own', own],
    ['every', await service.tokenOf({ team: 'platform', verticals: ['*'] })],
    ['another', await service.tokenOf({ team: 'betas', verticals: ['beta'] })],
    ['shell', await service.tokenOf({ team: 'shells', kind: 'follow', verticals: [] })],
    ['expired', await service.tokenOf({}, LONG_AGO)],
    ['revoked', revoked],
    ['forged', own.slice(0, -4) + (own.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['no', 'Bearer'],
  ];
  for (const [name, token] of entries) tokens.set(name, token);
  const client = await service.clientOf('alpha');
  for (const version of ['1.0.0', '2.0.0'])
    await client.publish(builtRelease({ version }), 'to have something');
});
afterAll(() => service.close());

/** What each may: an answer other than these two says that it was let in. */
const TOKENS = {
  public: {},
  any: { expired: 401, revoked: 401, forged: 401, none: 401, no: 401 },
  own: { another: 403, shell: 403, expired: 401, revoked: 401, forged: 401, none: 401, no: 401 },
  shell: {
    own: 403,
    every: 403,
    another: 403,
    expired: 401,
    revoked: 401,
    forged: 401,
    none: 401,
    no: 401,
  },
} as const;
const HOLDERS = ['own', 'every', 'another', 'shell', 'expired', 'revoked', 'forged', 'none', 'no'];

const TABLE = REGISTRY_CALLS.flatMap((call) =>
  HOLDERS.map((holder) => {
    const refused: Readonly<Record<string, number>> = TOKENS[call.access];
    return [call.name, holder, refused[holder] ?? 'let in', call] as const;
  }),
);

it.each(TABLE)('%s with %s token: %s', async (_name, holder, expected, call) => {
  const token = tokens.get(holder);
  const path = call.path.replace('{vertical}', 'alpha').replace('{version}', '9.9.9');
  const before = (await service.opened.shelf.registry.head())?.rev;
  // nothing that a call that is let in could change something by
  const response = await fetch(service.url + path, {
    method: call.method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const failure = response.ok ? null : ((await response.json()) as { code: string });
  if (expected === 'let in') {
    expect([401, 403]).not.toContain(response.status);
  } else {
    expect(response.status).toBe(expected);
    expect(failure?.code).toBe(expected === 401 ? 'TOKEN' : 'FORBIDDEN');
  }
  expect((await service.opened.shelf.registry.head())?.rev).toBe(before);
});

it('a token that is revoked is refused with the next call', async () => {
  const token = await service.tokenOf({});
  const ask = () =>
    fetch(`${service.url}/v1/releases`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(200);
  await service.opened.tokens.store.revoke(token.split('_')[1] ?? '', new Date());
  expect((await ask()).status).toBe(401);
});
