import fastify from 'fastify';
import { registerErrorAnswers } from './error-answers';
import { eventLoopLateness, registerOverload } from './overload';

it.each([
  ['on time', 2_000, 0, 200],
  ['as late as it may be', 2_000, 2_000, 200],
  ['later', 2_000, 2_001, 503],
  ['later, without a limit', 0, 60_000, 200],
])('a call meets a process that is %s', async (_what, limit, milliseconds, status) => {
  const app = fastify();
  registerErrorAnswers(app);
  registerOverload(app, limit, () => ({ milliseconds: () => milliseconds, stop: () => undefined }));
  app.get('/', () => ({}));
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'nl' } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([
    status,
    status === 503 ? '5' : undefined,
  ]);
  if (status === 503)
    expect(answer.json()).toMatchObject({
      result: null,
      errors: [{ code: 'SERVER_ERROR', message: expect.stringMatching(/druk/) }],
    });
  await app.close();
});

it('the event loop is as late as its last tick, until it keeps up again', () => {
  jest.useFakeTimers();
  let now = 0;
  const lateness = eventLoopLateness(() => now);
  const late = [500, 500, 2_800, 530, 500].map((took) => {
    now += took;
    jest.advanceTimersByTime(500);
    return lateness.milliseconds();
  });
  expect(late).toEqual([0, 0, 2_300, 30, 0]);
  lateness.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
