import { rolloutsOfService } from './service-rollouts';
import { createCockpitClient } from './cockpit-client';

const count = (trials: number, events: number) => ({ trials, events });
const metric = (name: string) => ({
  ...{ metric: name, fresh: count(100, 5), control: count(9_900, 2) },
  ...{ evidence: 3, needed: 4.8, words: '5 % of 100' },
});
const sent = (change: object = {}) => ({
  ...{ vertical: 'alpha', version: '2.0.0', control: '1.0.0', state: 'climbing' },
  ...{ step: 1, steps: 3, share: 100, startedAt: '2026-12-01T10:00:00Z' },
  ...{
    since: '2026-12-01T10:00:00Z',
    reason: 'started',
    metrics: [metric('inp'), metric('errors')],
  },
  ...change,
});

function service(answer: object) {
  const asked: [string, RequestInit][] = [];
  const client = createCockpitClient(async (url, init = {}) => {
    asked.push([String(url), init]);
    return Response.json(answer);
  });
  return { ...rolloutsOfService(client), asked };
}
const { signal } = new AbortController();

it('shows both arms of a rollout by metric, in one order', async () => {
  const { list } = service({ rollouts: [sent()] });
  expect(await list(signal)).toEqual([
    {
      ...{ vertical: 'alpha', version: '2.0.0', phase: 'climbing', step: 1, steps: 3, weight: 100 },
      ...{ since: '2026-12-01T10:00:00Z', reason: 'started' },
      seen: ['errors', 'inp'].map((name) => ({
        metric: name,
        release: { of: 100, events: 5 },
        control: { of: 9_900, events: 2 },
      })),
    },
  ]);
});

it.each([
  ['starting', 'climbing'],
  ['paused', 'paused'],
  ['aborted', 'aborted'],
  ['finished', 'finished'],
  ['taken-over', 'taken-over'],
])('a rollout that is %s is shown as %s', async (state, phase) => {
  const [shown] = await service({ rollouts: [sent({ state })] }).list(signal);
  expect(shown?.phase).toBe(phase);
});

it('is aborted with its reason', async () => {
  const revision = {
    rev: 3,
    at: '2026-12-01T10:00:00Z',
    action: 'promote',
    vertical: 'alpha',
    set: {},
  };
  const { abort, asked } = service({ revision });
  await abort({ vertical: 'alpha', version: '2.0.0' }, 'prices look wrong');
  const [[url, init] = ['', {}]] = asked;
  expect([url, init.method, init.body]).toEqual([
    '/v1/verticals/alpha/rollout/abort',
    'POST',
    JSON.stringify({ reason: 'prices look wrong' }),
  ]);
});
