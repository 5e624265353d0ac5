import { offlineWorker } from './offline-worker';

type Handler = (event: object) => void;

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** The script as a browser runs it: with a world of its own, and what it asks of that. */
function run(isOn: boolean, fetched: () => Promise<Response> = unreachable) {
  const handlers: Record<string, Handler> = {};
  const asked: string[] = [];
  const told = (what: string) => () => {
    asked.push(what);
    return Promise.resolve();
  };
  const self = {
    skipWaiting: told('take over'),
    registration: { navigationPreload: { enable: told('preload') }, unregister: told('leave') },
    addEventListener: (kind: string, handle: Handler) => void (handlers[kind] = handle),
  };
  const fetch = () => {
    asked.push('fetch');
    return fetched();
  };
  new Function('self', 'fetch', offlineWorker(isOn))(self, fetch);
  const work: Promise<unknown>[] = [];
  const live = (kind: 'install' | 'activate', more = {}) => {
    handlers[kind]?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise), ...more });
    return Promise.all(work);
  };
  /** What it answers; undefined when it leaves the request to the browser. */
  function answer(path: string, change = {}, preload: Promise<Response | undefined> | null = null) {
    const answers: Promise<Response>[] = [];
    const request = { method: 'GET', mode: 'navigate', destination: 'document', ...change };
    handlers['fetch']?.({
      request: { url: `https://site.test${path}`, ...request },
      preloadResponse: preload ?? Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => answers.push(response),
    });
    return answers[0];
  }
  return { live, answer, asked, handlers };
}

const EN = '<html lang="en">';
const NL = '<html lang="nl">';

it.each([
  ['/', EN],
  ['/nl', NL],
  ['/nl/dingen?search=%7B%22a%22%3A1%7D', NL],
  ['/things/blue?x=/nl/', EN],
  ['/nlx', EN],
  ['/en/nl/x', EN],
])(
  'a page at %s that cannot be reached is the offline page in its language',
  async (path, html) => {
    const response = await run(true).answer(path);
    expect(response?.status).toBe(503);
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response?.text()).toContain(html);
  },
);

it.each([
  ['what the browser asked for ahead', true, []],
  ['what the worker asks for where nothing was', false, ['fetch']],
])('a page that is reached is %s, asked for once', async (_what, isPreloaded, expected) => {
  const sent = new Response('a page', { status: 500 });
  const { answer, asked } = run(true, () => Promise.resolve(sent));
  expect(await answer('/', {}, Promise.resolve(isPreloaded ? sent : undefined))).toBe(sent);
  expect(asked).toEqual(expected);
});

it('does not ask again for what the browser could not reach', async () => {
  const { answer, asked } = run(true);
  expect((await answer('/', {}, unreachable()))?.status).toBe(503);
  expect(asked).toEqual([]);
});

it.each([
  ['a form that is sent', '/', { method: 'POST' }],
  ['a call', '/api/v3/predictive', { mode: 'cors', destination: '' }],
  ['a picture', '/media/a/1280.webp', { mode: 'no-cors', destination: 'image' }],
  ['a script', '/assets/main.js', { mode: 'cors', destination: 'script' }],
])('leaves %s to the browser', (_what, path, request) =>
  expect(run(true).answer(path, request)).toBeUndefined(),
);

it.each([
  ['a file of the API', '/api/v3/bookings/documents', {}],
  ['a picture in a tab of its own', '/media/a/1280.webp', {}],
  ['a page in a frame', '/things', { destination: 'iframe' }],
])('lets %s fail as it would without it', (_what, path, request) =>
  expect(run(true).answer(path, request)).rejects.toThrow('Failed to fetch'),
);

it('takes over at once, has pages asked for ahead, and lets all else go past it', async () => {
  const { live, asked } = run(true);
  const addRoutes = jest.fn(() => Promise.reject(new TypeError('no such mode')));
  await live('install', { addRoutes });
  expect(addRoutes).toHaveBeenCalledWith(
    ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({
      condition: { requestMode },
      source: 'network',
    })),
  );
  await live('activate');
  expect(asked).toEqual(['take over', 'preload']);
});

it('leaves the browser when it is switched off, and answers nothing', async () => {
  const { live, asked, handlers } = run(false);
  await live('install');
  await live('activate');
  expect(asked).toEqual(['take over', 'leave']);
  expect(Object.keys(handlers)).toEqual(['install', 'activate']);
});
