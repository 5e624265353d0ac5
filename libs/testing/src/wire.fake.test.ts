import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApiClient } from '@wayfare/api-client';
import { articleList, popularPlaces, predictive, searchAround } from '@wayfare/api-contract';
import { buildPlaceSuggestion } from './builders';
import { fakeWire, hangingAnswer, networkFailure, wireError } from './wire.fake';

const request = { place: 'barcelona' };

function clientOf(wire: { fetch: typeof fetch }) {
  return createApiClient({
    baseUrl: 'http://wire.test',
    token: () => 'a-token',
    fetch: wire.fetch,
    timeout: 20,
  });
}

it('answers each call through its own handler and remembers what was asked', async () => {
  const wire = fakeWire([
    [predictive, ({ place }) => [buildPlaceSuggestion({ label: place })]],
    [popularPlaces, []],
  ]);
  const api = clientOf(wire);
  expect(await api.call(predictive, request)).toEqual([
    buildPlaceSuggestion({ label: 'barcelona' }),
  ]);
  expect(await api.call(popularPlaces, { language: 'nl' })).toEqual([]);
  expect(wire.requestsTo(predictive)).toEqual([request]);
  expect(wire.requestsTo(popularPlaces)).toEqual([{ language: 'nl' }]);
  expect(wire.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer a-token',
    'Bearer a-token',
  ]);
});

it('answers calls of the content service without the envelope, and their failures with it', async () => {
  const articles = {
    data: [],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
  };
  expect(await clientOf(fakeWire([[articleList, articles]])).call(articleList, {})).toEqual(
    articles,
  );
  const failing = fakeWire([
    [articleList, wireError(502, { code: 'SUPPLIER_FAILED', message: 'down' })],
  ]);
  await expect(clientOf(failing).call(articleList, {})).rejects.toMatchObject({
    statusCode: 502,
    code: 'SUPPLIER_FAILED',
  });
});

it.each([
  [
    'an error envelope',
    () => wireError(502, { code: 'SUPPLIER_FAILED', message: 'no answer' }),
    { statusCode: 502, code: 'SUPPLIER_FAILED', requestId: 'req-1' },
  ],
  ['no connection', networkFailure, { statusCode: 503, code: 'NETWORK' }],
  ['no answer', hangingAnswer, { statusCode: 504, code: 'TIMEOUT' }],
  [
    'a page of HTML',
    () => new Response('<html>', { status: 200 }),
    { statusCode: 502, code: 'SERVER_ERROR' },
  ],
])('plays %s', async (_, answer, error) => {
  const wire = fakeWire([[predictive, answer]]);
  await expect(clientOf(wire).call(predictive, request)).rejects.toMatchObject(error);
});

it('rejects a wrong answer at compile time', () => {
  // @ts-expect-error a search does not answer with text
  expect(fakeWire([[searchAround, 'hotels']]).requests).toEqual([]);
});

it('ends a call that hangs by the signal of its caller, whatever the collector took meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const wire = fakeWire([[popularPlaces, hangingAnswer()]]);
  const caller = new AbortController();
  const { signal } = caller;
  const answer = wire.fetch('http://wire.test/api/most-popular-places', { signal });
  await new Promise(setImmediate);
  collect();
  await new Promise(setImmediate);
  caller.abort();
  await expect(answer).rejects.toBe(signal.reason);
});
