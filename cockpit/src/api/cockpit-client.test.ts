import { diffOfReleases, listReleases, rollBack } from '@wayfare/releases/service/calls';
import { createCockpitClient, signIn, signOut, type Fetch } from './cockpit-client';

function clientOf(answer: () => Promise<Response>) {
  const sent: { path: string; init: RequestInit }[] = [];
  const fetch: Fetch = (input, init = {}) => {
    sent.push({ path: String(input), init });
    return answer();
  };
  return { client: createCockpitClient(fetch), sent };
}

const NOTHING = { rev: 0, at: null, verticals: {} };
const named = (name: string) => Object.assign(new Error('ended'), { name });

describe('A call of the cockpit', () => {
  it('that changes something goes by the cookie, and says whose it is', async () => {
    const { client, sent } = clientOf(async () => Response.json({ revision: 1 }));
    const sending = client.call(rollBack, { vertical: 'ho/tels', body: { reason: 'so' } });
    await expect(sending).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(sent).toEqual([
      {
        path: '/v1/verticals/ho%2Ftels/rollback',
        init: expect.objectContaining({
          method: 'POST',
          credentials: 'same-origin',
          redirect: 'error',
          body: '{"reason":"so"}',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'x-wayfare-cockpit': '1',
          },
        }),
      },
    ]);
  });

  it('that only looks has its words in the address, and no body', async () => {
    const { client, sent } = clientOf(async () => Response.json(NOTHING));
    expect(await client.call(listReleases)).toEqual(NOTHING);
    const query = { from: '1.0.0+a', to: 'b&c' };
    await client.call(diffOfReleases, { vertical: 'hotels', query }).catch(() => undefined);
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/releases',
      '/v1/verticals/hotels/diff?from=1.0.0%2Ba&to=b%26c',
    ]);
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      body: null,
      headers: { accept: 'application/json' },
    });
  });

  it('that signs in has the token in its body alone, and one that signs out has none', async () => {
    const { client, sent } = clientOf(async () => Response.json({}));
    await client.call(signIn, { body: { token: 'secret' } }).catch(() => undefined);
    expect(await client.call(signOut)).toEqual({});
    expect(sent.map(({ path, init }) => [init.method, path, init.body])).toEqual([
      ['POST', '/cockpit/session', '{"token":"secret"}'],
      ['DELETE', '/cockpit/session', null],
    ]);
  });

  it('is refused with the code and the words of the service', async () => {
    const body = { code: 'PAUSED', message: 'hotels is paused' };
    const { client } = clientOf(async () => Response.json(body, { status: 409 }));
    await expect(client.call(listReleases)).rejects.toMatchObject({
      code: 'PAUSED',
      words: 'hotels is paused',
      isAway: false,
    });
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'NETWORK'],
    ['no answer in time', () => Promise.reject(named('TimeoutError')), 'TIMEOUT'],
    ['another shape', async () => Response.json({ rev: 'x' }), 'UNREADABLE'],
    ['a page of a proxy', async () => new Response('<html>'), 'UNREADABLE'],
    ['a refusal of a proxy', async () => Response.json({ e: 1 }, { status: 502 }), 'UNREADABLE'],
    [
      'a fault of the service',
      async () => Response.json({ code: 'FAILED', message: 'x' }, { status: 500 }),
      'FAILED',
    ],
  ])('that gets %s leaves open whether it was done', async (_what, answer, code) => {
    const { client } = clientOf(answer);
    await expect(client.call(listReleases)).rejects.toMatchObject({ code, isAway: true });
  });
});
