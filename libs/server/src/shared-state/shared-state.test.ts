import { randomUUID } from 'node:crypto';
import { memoryState } from './memory-state';
import { redisState } from './redis-state';
import type { SharedState } from './shared-state';
import { stateOrOwn } from './state-or-own';

/** Found by `.workspace/jest.processes.cjs`; empty where no Redis answers. */
const REDIS = process.env['TEST_REDIS_URL'] ?? '';
const NOBODY = 'redis://127.0.0.1:9';

const LONG = 60_000;
const AT_ONCE = 1;

const inRedis = () => redisState({ url: REDIS, timeoutMs: 5_000, prefix: `${randomUUID()}:` });
const unlessAway = (shared: SharedState) =>
  stateOrOwn(shared, memoryState(), { away: () => {}, back: () => {} });

const ADAPTERS: readonly (readonly [string, () => SharedState])[] = [
  ['in memory', memoryState],
  [
    'of a process whose Redis is away',
    () => unlessAway(redisState({ url: NOBODY, timeoutMs: 5_000, prefix: '' })),
  ],
  ...(REDIS === '' ? [] : ([['in Redis', inRedis]] as const)),
];

async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe.each(ADAPTERS)('Shared state %s', (_name, open) => {
  let state: SharedState;
  beforeAll(async () => {
    state = open();
    // connections open in the background
    await until(
      () =>
        state.count('opened', LONG).then(
          () => 'here',
          () => 'away',
        ),
      (answer) => answer !== 'away',
    );
  });
  afterAll(() => state.close());

  it('counts what happens in a window, each key apart', async () => {
    const counts = [];
    for (const key of ['a', 'a', 'b', 'a']) counts.push((await state.count(key, LONG)).current);
    expect(counts).toEqual([1, 2, 1, 3]);
  });

  it('counts calls at the same time once each', async () => {
    const counts = await Promise.all(Array.from({ length: 50 }, () => state.count('busy', LONG)));
    expect(counts.map(({ current }) => current).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('says how long a window lasts, which later calls do not prolong', async () => {
    const { ttl: first } = await state.count('window', LONG);
    const { ttl: second } = await state.count('window', 10 * LONG);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(LONG);
    expect(second).toBeLessThanOrEqual(first);
  });

  it('begins anew when a window is over', async () => {
    await state.count('short', AT_ONCE);
    const { current } = await until(
      () => state.count('short', AT_ONCE),
      (count) => count.current === 1,
    );
    expect(current).toBe(1);
  });

  it('keeps the last value of a key, and says for how long', async () => {
    expect(await state.kept('value')).toBeNull();
    await state.keep('value', 'first', LONG);
    await state.keep('value', '{"é":"😀"}', LONG);
    const { value, ttl } = (await state.kept('value')) ?? { value: null, ttl: 0 };
    expect(value).toBe('{"é":"😀"}');
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(LONG);
  });

  it('keeps nothing beyond its time', async () => {
    await state.keep('soon over', 'value', AT_ONCE);
    expect(
      await until(
        () => state.kept('soon over'),
        (kept) => kept === null,
      ),
    ).toBeNull();
  });

  it('lets one of all who claim a key have it, until it gives up', async () => {
    const owners = Array.from({ length: 20 }, (_, index) => `owner ${index}`);
    const claims = await Promise.all(owners.map((owner) => state.claim('one', owner, LONG)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const owner = owners[claims.indexOf(true)] ?? '';
    await state.giveUp('one', 'somebody else');
    expect(await state.claim('one', 'next', LONG)).toBe(false);
    await state.giveUp('one', owner);
    expect(await state.claim('one', 'next', LONG)).toBe(true);
  });

  it('lets others claim what was claimed for a time that is over', async () => {
    await state.claim('forgotten', 'gone', AT_ONCE);
    const claimed = await until(
      () => state.claim('forgotten', 'next', LONG),
      (isMine) => isMine,
    );
    await state.giveUp('forgotten', 'gone');
    expect([claimed, await state.claim('forgotten', 'third', LONG)]).toEqual([true, false]);
  });

  it('has counts, values and claims of the same name apart', async () => {
    await state.keep('same', 'value', LONG);
    expect([
      await state.claim('same', 'owner', LONG),
      (await state.count('same', LONG)).current,
    ]).toEqual([true, 1]);
    expect((await state.kept('same'))?.value).toBe('value');
  });
});

describe('Shared state that comes and goes', () => {
  function comingAndGoing() {
    const told: string[] = [];
    const shared = memoryState();
    let isAway = false;
    let held: Promise<void> | null = null;
    let letGo = () => {};
    let asked = 0;
    let time = 0;
    const failing: SharedState = {
      ...shared,
      async count(key, windowMs) {
        asked += 1;
        const fails = isAway;
        const waits = held;
        held = null;
        await waits;
        if (fails) throw new Error('away');
        return shared.count(key, windowMs);
      },
    };
    const state = stateOrOwn(
      failing,
      memoryState(),
      { away: () => void told.push('away'), back: () => void told.push('back') },
      () => time,
    );
    const count = async () => (await state.count('key', LONG)).current;
    return {
      told,
      count,
      asked: () => asked,
      go: () => void (isAway = true),
      come: () => void (isAway = false),
      hold: () => void (held = new Promise<void>((resolve) => (letGo = resolve))),
      letGo: () => letGo(),
      pass: (milliseconds: number) => void (time += milliseconds),
    };
  }

  it('is counted by the process alone while it is away, and goes on where it was', async () => {
    const { count, go, come, pass, told } = comingAndGoing();
    expect([await count(), await count()]).toEqual([1, 2]);
    go();
    expect([await count(), await count()]).toEqual([1, 2]);
    come();
    pass(1_000);
    expect(await count()).toBe(3);
    expect(told).toEqual(['away', 'back']);
  });

  it('is away for its second though answers from before arrive', async () => {
    const { count, go, come, pass, told, hold, letGo } = comingAndGoing();
    hold();
    const early = count();
    go();
    await count();
    letGo();
    await early;
    come();
    expect([await count(), told]).toEqual([2, ['away']]);
    pass(1_000);
    expect([await count(), told]).toEqual([2, ['away', 'back']]);
  });

  it('is asked once a second while it is away, and told of once', async () => {
    const { count, go, pass, asked, told } = comingAndGoing();
    go();
    for (let seconds = 0; seconds < 3; seconds += 1) {
      for (let calls = 0; calls < 5; calls += 1) await count();
      pass(1_000);
    }
    expect([asked(), told]).toEqual([3, ['away']]);
  });
});
