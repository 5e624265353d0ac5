import { createRemoteLoader, type RemoteRelease } from './remote-loader';

const VERTICAL = { name: 'alpha', routes: {}, slots: {}, messages: {} };
const POLICY = { tries: 3, base: 0 };

const release = (change: Partial<RemoteRelease> = {}): RemoteRelease => ({
  version: '1.0.0',
  container: 'wayfare_alpha_1_0_0',
  entry: '/r/alpha/1.0.0/client/remoteEntry.js',
  integrity: { '/r/alpha/1.0.0/client/remoteEntry.js': 'sha384-entry' },
  integrityUrl: '/r/alpha/1.0.0/integrity.json',
  integrityHash: 'sha384-list',
  ...change,
});

/** What the entry leaves on the page. */
const containerOf = (
  get = jest.fn(() => Promise.resolve(() => ({ vertical: VERTICAL }) as unknown)),
) => ({ init: jest.fn(), get });

/** Answers each script in turn as the network would: it runs (and leaves its container) or it fails. */
function network(container: object, ...answers: ('runs' | 'fails')[]) {
  const asked: { src: string; integrity: string }[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    asked.push({ src: new URL(script.src).pathname, integrity: script.integrity });
    const answer = answers.shift() ?? 'fails';
    if (answer === 'runs') Object.assign(globalThis, { wayfare_alpha_1_0_0: container });
    queueMicrotask(() =>
      answer === 'runs' ? script.onload?.(new Event('load')) : script.onerror?.(new Event('error')),
    );
  });
  return asked;
}

const SCOPE = { react: {} };
const loaderWith = (change: Partial<Parameters<typeof createRemoteLoader>[0]> = {}) =>
  createRemoteLoader({ shareScope: () => Promise.resolve(SCOPE), policy: POLICY, ...change });

let fetched: jest.SpyInstance;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''));
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['wayfare_alpha_1_0_0', '__WAYFARE_INTEGRITY__', '__WAYFARE_ENTRIES__'])
    Reflect.deleteProperty(globalThis, name);
});

it('loads the entry with its hash, gives its container the shared modules, and takes the vertical', async () => {
  const container = containerOf();
  const asked = network(container, 'runs');
  await expect(loaderWith().routes(release())).resolves.toBe(VERTICAL);
  expect(asked).toEqual([
    { src: '/r/alpha/1.0.0/client/remoteEntry.js', integrity: 'sha384-entry' },
  ]);
  expect(container.init).toHaveBeenCalledWith(SCOPE);
  expect(container.get).toHaveBeenCalledWith('./routes');
});

it('prepares a container once, however often and for whatever the release is asked', async () => {
  const container = containerOf();
  const asked = network(container, 'runs');
  const loader = loaderWith();
  await loader.routes(release());
  await Promise.all([loader.routes(release()), loader.lifecycles(release())]);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(container.get).toHaveBeenLastCalledWith('./lifecycles');
  expect(asked).toHaveLength(1);
});

it('tries an entry that failed again, past the caches', async () => {
  const asked = network(containerOf(), 'fails', 'fails', 'runs');
  await expect(loaderWith().routes(release())).resolves.toBe(VERTICAL);
  expect(asked).toHaveLength(3);
  expect(fetched.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [
      '/r/alpha/1.0.0/client/remoteEntry.js',
      expect.objectContaining({ cache: 'reload' }),
    ]),
  );
});

it('gives up after its tries, and begins anew when it is asked again', async () => {
  network(containerOf(), 'fails', 'fails', 'fails', 'runs');
  const loader = loaderWith();
  await expect(loader.routes(release())).rejects.toThrow('could not be loaded');
  await expect(loader.routes(release())).resolves.toBe(VERTICAL);
});

it('does not ask for an entry again when only a module of it failed', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(() => ({ vertical: VERTICAL }));
  const asked = network(containerOf(get), 'runs');
  await expect(loaderWith().routes(release())).resolves.toBe(VERTICAL);
  expect(asked).toHaveLength(1);
});

it('prepares a container again when the shared modules could not be had at first', async () => {
  const container = containerOf();
  network(container, 'runs');
  const shareScope = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(SCOPE);
  await expect(loaderWith({ shareScope }).routes(release())).resolves.toBe(VERTICAL);
  expect(container.init).toHaveBeenCalledTimes(1);
});

it('refuses an entry that leaves no container', async () => {
  network({}, 'runs');
  await expect(loaderWith().routes(release())).rejects.toThrow(
    'makes no container wayfare_alpha_1_0_0',
  );
});

it('refuses a container that exposes something else', async () => {
  network(containerOf(jest.fn(() => Promise.resolve(() => ({})))), 'runs');
  await expect(loaderWith().routes(release())).rejects.toThrow('exposes no vertical');
});

describe('the entries that a page has joined', () => {
  const JOINED = '/r/entries/alpha@1.0.0,beta@1.0.0.js';
  const OWN = '/r/alpha/1.0.0/client/remoteEntry.js';
  const joins = (...of: string[]) =>
    Object.assign(globalThis, {
      __WAYFARE_ENTRIES__: { src: JOINED, of },
      __WAYFARE_INTEGRITY__: { [JOINED]: 'sha384-joined' },
    });

  it('are one script, asked for once with its hash', async () => {
    joins(OWN);
    const asked = network(containerOf(), 'runs');
    const loader = loaderWith();
    await Promise.all([loader.routes(release()), loader.routes(release())]);
    expect(asked).toEqual([{ src: JOINED, integrity: 'sha384-joined' }]);
  });

  it('are asked for one by one where that does not come, and it is not asked for again', async () => {
    joins(OWN);
    const asked = network(containerOf(), 'fails', 'fails', 'runs');
    await expect(loaderWith().routes(release())).resolves.toBe(VERTICAL);
    expect(asked.map(({ src }) => src)).toEqual([JOINED, OWN, OWN]);
  });

  it('do not keep a release waiting that is not among them', async () => {
    joins('/r/beta/1.0.0/client/remoteEntry.js');
    const asked = network(containerOf(), 'runs');
    await loaderWith().routes(release());
    expect(asked.map(({ src }) => src)).toEqual([OWN]);
  });
});

describe('the hashes of a release that the page was not rendered with', () => {
  const listed = (status = 200) =>
    fetched.mockResolvedValue(
      new Response(JSON.stringify({ '/r/alpha/1.0.0/client/remoteEntry.js': 'sha384-fetched' }), {
        status,
      }),
    );

  it('are learned, themselves checked, before any of its code is asked for', async () => {
    const asked = network(containerOf(), 'runs');
    listed();
    await loaderWith().routes(release({ integrity: null }));
    expect(fetched).toHaveBeenCalledWith(
      '/r/alpha/1.0.0/integrity.json',
      expect.objectContaining({ integrity: 'sha384-list' }),
    );
    expect(asked).toEqual([
      { src: '/r/alpha/1.0.0/client/remoteEntry.js', integrity: 'sha384-fetched' },
    ]);
  });

  it('are fetched beside an entry whose hash the page has, and its modules wait for them', async () => {
    const container = containerOf();
    const asked = network(container, 'runs');
    Object.assign(globalThis, {
      __WAYFARE_INTEGRITY__: { '/r/alpha/1.0.0/client/remoteEntry.js': 'sha384-page' },
    });
    let come = (_: Response): void => undefined;
    fetched.mockReturnValue(new Promise<Response>((resolve) => (come = resolve)));
    const loader = loaderWith();
    const loaded = loader.routes(release({ integrity: null }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([
      { src: '/r/alpha/1.0.0/client/remoteEntry.js', integrity: 'sha384-page' },
    ]);
    expect(container.init).toHaveBeenCalled();
    expect(container.get).not.toHaveBeenCalled();
    come(new Response('{"/r/alpha/1.0.0/client/later.js":"sha384-later"}'));
    await loaded;
    expect(globalThis).toHaveProperty(
      ['__WAYFARE_INTEGRITY__', '/r/alpha/1.0.0/client/later.js'],
      'sha384-later',
    );
    await loader.lifecycles(release({ integrity: null }));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are asked for anew by who asks again while they hang', async () => {
    network(containerOf(), 'runs');
    Object.assign(globalThis, {
      __WAYFARE_INTEGRITY__: { '/r/alpha/1.0.0/client/remoteEntry.js': 'sha384-page' },
    });
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    fetched.mockResolvedValueOnce(new Response('{}'));
    const loader = loaderWith();
    void loader.routes(release({ integrity: null }));
    await expect(loader.routes(release({ integrity: null }))).resolves.toBe(VERTICAL);
  });

  it('are asked for again when they did not come', async () => {
    network(containerOf(), 'runs');
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    fetched.mockResolvedValueOnce(
      new Response('{"/r/alpha/1.0.0/client/remoteEntry.js":"sha384-fetched"}'),
    );
    await expect(loaderWith().routes(release({ integrity: null }))).resolves.toBe(VERTICAL);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('are needed: without them no code is loaded', async () => {
    const asked = network(containerOf(), 'runs');
    listed(503);
    await expect(loaderWith().routes(release({ integrity: null }))).rejects.toThrow('answered 503');
    expect(asked).toEqual([]);
  });
});
