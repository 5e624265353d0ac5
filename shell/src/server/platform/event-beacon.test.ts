import { TelemetrySchema } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import { createEventBeacon, toldOf } from './event-beacon';
import type { SiteEvent } from './site-events';

const event = (change: Partial<SiteEvent> = {}): SiteEvent => ({
  event: 'stand-in-used',
  vertical: 'hotels',
  version: '1.0.0-0123456789',
  part: 'hotels.results.en',
  cause: 'Error: odd',
  ...change,
});

const bodies: string[] = [];
const answer = { ok: true, status: 204, text: () => Promise.resolve('') };
const send = jest.fn((_url: string, { body }: { body?: string | undefined }) => {
  bodies.push(body ?? '');
  return Promise.resolve(answer);
});
const sent = () =>
  bodies.splice(0).map((body) => v.parse(TelemetrySchema, JSON.parse(body)).errors);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  send.mockClear();
});

it.each<[string, Partial<SiteEvent>, object]>([
  [
    'a page',
    {},
    {
      vertical: 'hotels',
      version: '1.0.0-0123456789',
      route: 'hotels.results',
      where: 'hotels.results.en',
      name: 'StandInUsed',
      message: 'Error: odd',
    },
  ],
  ['no part', { part: null }, { route: 'hotels.server', where: 'server' }],
  [
    'a slot',
    { part: 'home.search/v1', event: 'part-failed' },
    { route: 'home.search', name: 'PartFailed' },
  ],
  [
    'nobody',
    { vertical: null, version: null, part: null, event: 'worker-ended', cause: 'out of memory' },
    { vertical: 'shell', version: 'none', name: 'WorkerEnded', message: 'out of memory' },
  ],
  ['a long tale', { cause: 'x'.repeat(5_000), part: 'é'.repeat(200) }, { where: '_'.repeat(80) }],
])('tells of %s as the API takes it', (_what, change, told) => {
  const one = toldOf(event(change));
  expect(one).toMatchObject(told);
  expect(v.parse(TelemetrySchema, { set: '000000000000', errors: [one] }).errors).toEqual([one]);
});

it('sends what was told meanwhile, as many as one beacon may have, and the rest later', async () => {
  const beacon = createEventBeacon('http://api.test', send);
  for (let number = 0; number < 25; number += 1) beacon.tell(event({ cause: `odd ${number}` }));
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent().map((errors) => errors.length)).toEqual([20]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent().map((errors) => errors.length)).toEqual([5]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[0]?.[0]).toBe('http://api.test/api/telemetry');
});

it('goes on after an API that can not be reached, and sends what waits when it is closed', async () => {
  const beacon = createEventBeacon('http://api.test', send);
  send.mockRejectedValueOnce(new Error('refused'));
  beacon.tell(event({ cause: 'lost' }));
  await jest.advanceTimersByTimeAsync(5_000);
  beacon.tell(event({ cause: 'last' }));
  await beacon.close();
  expect(
    sent()
      .flat()
      .map(({ message }) => message),
  ).toEqual(['last']);
  expect(jest.getTimerCount()).toBe(0);
});
