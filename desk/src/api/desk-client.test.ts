import { addNote, session, type Note } from '@wayfare/desk-contract';
import { buildSession } from '../testing/builders';
import { refusal } from '../testing/fake-desk';
import { createDeskClient, type Fetch } from './desk-client';

const REQUEST = { bookingId: 'bk-1', text: 'Called back' };
const NOTE: Note = {
  id: 'n-1',
  at: '2026-12-10T09:00:00Z',
  by: { id: 'op-anna', name: 'Anna de Vries' },
  text: 'Called back',
};

function clientOf(answer: () => Promise<Response>) {
  const sent: { path: string; init: RequestInit }[] = [];
  const fetch: Fetch = (input, init = {}) => {
    sent.push({ path: String(input), init });
    return answer();
  };
  return { client: createDeskClient(fetch), sent };
}

const named = (name: string) => Object.assign(new Error('ended'), { name });

describe('A call of the desk', () => {
  it('goes as JSON with the session of the browser and the key of the act', async () => {
    const { client, sent } = clientOf(async () => Response.json(NOTE));
    expect(await client.call(addNote, REQUEST, { key: 'key-of-the-act' })).toEqual(NOTE);
    expect(sent).toEqual([
      {
        path: '/api/bookings/note',
        init: expect.objectContaining({
          method: 'POST',
          credentials: 'same-origin',
          body: JSON.stringify(REQUEST),
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'idempotency-key': 'key-of-the-act',
          },
        }),
      },
    ]);
  });

  it('that only reads has no body and no key', async () => {
    const { client, sent } = clientOf(async () => Response.json(buildSession()));
    await client.call(session, {});
    expect(sent[0]?.init).toEqual(
      expect.objectContaining({
        method: 'GET',
        body: null,
        headers: { accept: 'application/json' },
      }),
    );
  });

  it('is refused with the code of the server, and was answered then', async () => {
    const { client } = clientOf(async () => refusal('TERMS_CHANGED', { newRefund: 1200 }));
    await expect(client.call(addNote, REQUEST)).rejects.toMatchObject({
      code: 'TERMS_CHANGED',
      problem: { newRefund: 1200 },
      isAnswered: true,
    });
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'NETWORK'],
    ['no answer in time', () => Promise.reject(named('TimeoutError')), 'TIMEOUT'],
    ['another shape', async () => Response.json({ id: 1 }), 'UNREADABLE'],
    ['a page of a proxy', async () => new Response('<html>', { status: 200 }), 'UNREADABLE'],
    ['a refusal of a proxy', async () => Response.json({ e: 1 }, { status: 502 }), 'UNREADABLE'],
  ])('that gets %s leaves open whether it was done', async (_what, answer, code) => {
    const { client } = clientOf(answer);
    await expect(client.call(addNote, REQUEST)).rejects.toMatchObject({
      name: 'DeskError',
      code,
      isAnswered: false,
    });
  });
});
