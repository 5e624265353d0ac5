import { Registry } from 'prom-client';
import { memoryState } from './memory-state';
import { openState } from './open-state';
import { watchSharedState } from './state-metrics';
import { toldState } from './told-state';

const LONG = 60_000;
const NOBODY = 'redis://127.0.0.1:9';

function watched() {
  const registry = new Registry();
  const end = watchSharedState([registry]);
  const seen = async () =>
    (await registry.metrics()).match(/^wayfare_shared_state_up.*$/gm)?.join() ?? null;
  return { seen, end };
}

it('tells whether a shared state answers, and nothing before it was asked', async () => {
  const { seen, end } = watched();
  let isAway = false;
  const state = toldState({
    ...memoryState(),
    count: (key, windowMs) =>
      isAway ? Promise.reject(new Error('away')) : memoryState().count(key, windowMs),
  });
  expect(await seen()).toBeNull();
  expect((await state.count('a', LONG)).current).toBe(1);
  expect(await seen()).toBe('wayfare_shared_state_up{store="redis"} 1');
  isAway = true;
  await expect(state.count('a', LONG)).rejects.toThrow('away');
  expect(await seen()).toBe('wayfare_shared_state_up{store="redis"} 0');
  end();
});

it.each([
  ['of Redis that is away', NOBODY, 'wayfare_shared_state_up{store="redis"} 0'],
  ['nothing of a process with its own', undefined, null],
])('tells %s', async (_what, url, words) => {
  const { seen, end } = watched();
  const state = openState(url, { info: () => {}, warn: () => {} });
  expect((await state.count('a', LONG)).current).toBe(1);
  expect(await seen()).toBe(words);
  await state.close();
  end();
});
