import { memoryState } from '@wayfare/server/shared-state/memory-state';
import type { SharedState } from '@wayfare/server/shared-state/shared-state';
import * as v from 'valibot';
import { answerCache, cacheLookups } from './answer-cache';
import type { CacheOptions } from './answer-cache';
import { answerCaches } from './answer-caches';
import { sharedAnswers } from './shared-answers';

interface Fare {
  readonly cents: number;
  readonly at: Date;
}

const AT = new Date('2026-05-04T10:00:00Z');
const FareSchema: v.GenericSchema<unknown, Fare> = v.object({
  cents: v.number(),
  at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

const OPTIONS = {
  name: 'fares',
  scope: 'duffel',
  mostMb: 1,
  keptMs: 60_000,
  form: { schema: FareSchema },
};

const fare = (cents: number): Fare => ({ cents, at: AT });

/** A process's cache, on time that passes when somebody waits. */
function processOn(
  state: SharedState,
  change: Partial<CacheOptions<Fare>> & { readonly waited?: () => void } = {},
) {
  const { waited = () => {}, ...rest } = change;
  const options = { ...OPTIONS, ...rest };
  let now = 0;
  const time = {
    now: () => now,
    pause: async (milliseconds: number) => {
      now += milliseconds;
      waited();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return { ...answerCache<Fare>(options, sharedAnswers(options, state, time)), time };
}

const never = async (): Promise<Fare> => {
  throw new Error('asked');
};

describe('Answers that processes share', () => {
  it('takes what another process asked for, in the form it had there', async () => {
    const state = memoryState();
    await processOn(state).get('Jo in 2A', async () => fare(7));
    expect(await processOn(state).get('Jo in 2A', never)).toEqual(fare(7));
  });

  it('asks once of all processes that want the same at the time', async () => {
    const state = memoryState();
    let answer: (known: Fare) => void = () => {};
    const asked = new Promise<Fare>((resolve) => (answer = resolve));
    const ask = jest.fn(() => asked);
    const first = processOn(state).get('a', ask);
    const waiting = processOn(state, { waited: () => answer(fare(8)) }).get('a', ask);
    expect([await first, await waiting, ask.mock.calls.length]).toEqual([fare(8), fare(8), 1]);
  });

  it('asks for itself when another process takes too long', async () => {
    const state = memoryState();
    void processOn(state).get('a', () => new Promise(() => {}));
    expect(await processOn(state).get('a', async () => fare(9))).toEqual(fare(9));
  });

  it('asks at once after another process’s failure', async () => {
    const state = memoryState();
    await expect(processOn(state).get('a', never)).rejects.toThrow('asked');
    const waited = jest.fn();
    expect(await processOn(state, { waited }).get('a', async () => fare(3))).toEqual(fare(3));
    expect(waited).not.toHaveBeenCalled();
  });

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['of another form', '{"price":7}'],
  ])('counts an answer that is %s as none', async (_what, value) => {
    const state = memoryState();
    const broken = { ...state, kept: async () => ({ value, ttl: 1_000 }) };
    expect(await processOn(broken).get('a', async () => fare(4))).toEqual(fare(4));
  });

  it.each<[string, Partial<CacheOptions<Fare>>]>([
    ['not whole', { isWhole: () => false }],
    ['too long for it', { form: { schema: FareSchema, write: () => 'x'.repeat(600_000) } }],
  ])('keeps an answer in its process that is %s', async (_what, change) => {
    const state = memoryState();
    await processOn(state, change).get('a', async () => fare(7));
    expect(await processOn(state).get('a', async () => fare(8))).toEqual(fare(8));
  });

  it('shares no answer that took longer than it is kept', async () => {
    const state = memoryState();
    const slow = processOn(state);
    await slow.get('a', async () => {
      await slow.time.pause(OPTIONS.keptMs);
      return fare(7);
    });
    expect(await processOn(state).get('a', async () => fare(8))).toEqual(fare(8));
  });

  it('keeps another process’s answer for no longer than that one does', async () => {
    const state = memoryState();
    const soon = { ...state, kept: async () => ({ value: JSON.stringify(fare(5)), ttl: 1 }) };
    const { get, known } = processOn(soon);
    await get('a', never);
    while (known('a') !== undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(await processOn(state).get('a', async () => fare(6))).toEqual(fare(6));
  });

  it('has nothing in the store that somebody typed', async () => {
    const state = memoryState();
    const keys: string[] = [];
    const seen: SharedState = {
      ...state,
      keep: (key, ...rest) => {
        keys.push(key);
        return state.keep(key, ...rest);
      },
    };
    await processOn(seen).get('my secret plan', async () => fare(1));
    expect(keys).toEqual([expect.stringMatching(/^fares [\w-]{43}$/)]);
  });

  it('tells apart who asked', async () => {
    const told: string[] = [];
    const end = cacheLookups.hear(({ cache, result }) => told.push(`${cache} ${result}`));
    const state = memoryState();
    await processOn(state).get('a', async () => fare(1));
    const { get } = processOn(state);
    await get('a', never);
    await get('a', never);
    end();
    expect(told).toEqual(['fares miss', 'fares shared', 'fares hit']);
  });
});

describe('Caches of a site', () => {
  it.each([
    ['with a shared state', memoryState(), 1],
    ['of one process', null, 2],
  ])('%s', async (_what, state, questions) => {
    const ask = jest.fn(async () => fare(2));
    for (const open of [answerCaches(state), answerCaches(state)])
      expect(await open<Fare>(OPTIONS).get('a', ask)).toEqual(fare(2));
    expect(ask).toHaveBeenCalledTimes(questions);
  });

  it('share nothing with processes that ask others, or make other prices', async () => {
    const state = memoryState();
    const ask = jest.fn(async () => fare(2));
    for (const scope of ['duffel, 2 %', 'duffel, 3 %', 'duffel, 2 %'])
      await answerCaches(state, scope)<Fare>(OPTIONS).get('a', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('share nothing without a form', async () => {
    const { form: _form, ...options } = OPTIONS;
    const ask = jest.fn(async () => fare(2));
    const open = answerCaches(memoryState());
    for (const cache of [open<Fare>(options), open<Fare>(options)]) await cache.get('a', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
