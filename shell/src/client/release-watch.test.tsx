import { createStore } from 'jotai';
import { standingAtom, updateOfferAtom, type Standing } from '../app/release-standing';
import { AGAIN_MS, LOOK_MS, watchReleases, type ReleaseWatchParts } from './release-watch';

const RELEASES = ['alpha@1.0.0', 'beta@2.0.0'];

type State = ReleaseWatchParts['router']['state'];
const at = (pathname: string, handle?: unknown): State => ({
  location: { pathname },
  navigation: { state: 'idle' },
  matches: [{ route: { handle } }],
});
const PAYMENT = { vertical: 'alpha', route: 'pay', payment: true };

function open(now: {
  standing: Standing | Error;
  typed?: boolean;
  calling?: boolean;
  may?: boolean;
}) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    if (now.standing instanceof Error) throw now.standing;
    return Response.json({ standing: now.standing });
  });
  const store = createStore();
  let hear: (state: State) => void = () => undefined;
  let state = at('/a');
  const reload = jest.fn(() => now.may !== false);
  watchReleases({
    releases: RELEASES,
    store,
    router: {
      get state() {
        return state;
      },
      subscribe: (listener) => (hear = listener),
    },
    typed: { isTyped: () => now.typed === true, entered: () => undefined },
    isCalling: () => now.calling === true,
    reload,
  });
  return {
    asked,
    store,
    reload,
    wait: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    enter(next: State) {
      state = next;
      hear(next);
    },
  };
}

function see(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(() =>
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('no network')) }),
);
beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => {
  see('visible');
  jest.useRealTimers();
});

describe('a tab', () => {
  it('asks how its releases stand twice a minute while it is seen, and at once when it is seen again', async () => {
    const { asked, wait } = open({ standing: 'current' });
    await wait(2 * LOOK_MS);
    expect(asked).toEqual(Array(3).fill('/releases.json?of=alpha%401.0.0&of=beta%402.0.0'));
    see('hidden');
    await wait(10 * LOOK_MS);
    expect(asked).toHaveLength(3);
    see('visible');
    await wait(0);
    expect(asked).toHaveLength(4);
  });

  it('goes on with what it knows while nobody answers', async () => {
    const now = { standing: 'outdated' as Standing | Error };
    const { store, wait } = open(now);
    await wait(0);
    now.standing = new Error('away');
    await wait(LOOK_MS);
    expect(store.get(standingAtom)).toBe('outdated');
    now.standing = 'current';
    await wait(LOOK_MS);
    expect(store.get(standingAtom)).toBe('current');
  });
});

describe('a revoked release is left', () => {
  it('at once where nothing is lost by it', async () => {
    const { reload, store, wait } = open({ standing: 'revoked' });
    await wait(0);
    expect([reload.mock.calls.length, store.get(standingAtom)]).toEqual([1, 'revoked']);
    await wait(10 * LOOK_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, { typed?: boolean; calling?: boolean; may?: boolean }]>([
    ['whoever typed has gone on', { typed: true }],
    ['the answer to a call has come', { calling: true }],
    ['it may reload again', { may: false }],
  ])('when %s', async (_what, busy) => {
    const now = { standing: 'revoked' as const, ...busy };
    const { reload, wait } = open(now);
    await wait(20 * AGAIN_MS);
    const before = reload.mock.results.filter(({ value }) => value === true);
    expect(before).toEqual([]);
    Object.assign(now, { typed: false, calling: false, may: true });
    await wait(AGAIN_MS);
    expect(reload.mock.results.filter(({ value }) => value === true)).toHaveLength(1);
  });

  it('not while somebody pays, nor while a page is on its way', async () => {
    const now = { standing: 'current' as Standing };
    const { reload, wait, enter } = open(now);
    await wait(0);
    enter(at('/pay', PAYMENT));
    now.standing = 'revoked';
    await wait(2 * LOOK_MS);
    enter({ ...at('/pay'), navigation: { state: 'loading' } });
    await wait(AGAIN_MS);
    expect(reload).not.toHaveBeenCalled();
    enter(at('/done'));
    await wait(AGAIN_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('what is newer', () => {
  it.each<[string, Standing, { typed?: boolean }, State, string]>([
    ['is offered after a navigation', 'outdated', {}, at('/b'), 'made'],
    ['is not offered where there is none', 'current', {}, at('/b'), 'none'],
    ['is not offered beside a half-typed form', 'outdated', { typed: true }, at('/b'), 'none'],
    ['is not offered to whoever pays', 'outdated', {}, at('/pay', PAYMENT), 'none'],
    ['is not offered before a navigation', 'outdated', {}, at('/a'), 'none'],
  ])('%s', async (_what, standing, busy, next, offer) => {
    const { store, reload, wait, enter } = open({ standing, ...busy });
    await wait(0);
    enter(next);
    expect([store.get(updateOfferAtom), reload.mock.calls.length]).toEqual([offer, 0]);
  });

  it('is not offered again to who declined', async () => {
    const { store, wait, enter } = open({ standing: 'outdated' });
    await wait(0);
    enter(at('/b'));
    store.set(updateOfferAtom, 'declined');
    enter(at('/c'));
    expect(store.get(updateOfferAtom)).toBe('declined');
  });
});
