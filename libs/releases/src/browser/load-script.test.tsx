import { loadScript } from './load-script';

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('asks for the file with its hash, from any origin', async () => {
  const loaded = loadScript(
    { src: '/r/alpha/1/client/remoteEntry.js', integrity: 'sha384-x' },
    5000,
  );
  const [script] = scripts();
  expect(script).toMatchObject({
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
    src: expect.stringContaining('/r/alpha/1/client/remoteEntry.js'),
  });
  script?.onload?.(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
  expect(scripts()).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('takes a script that failed away again, so that the next attempt begins clean', async () => {
  const loaded = loadScript({ src: '/gone.js', integrity: undefined }, 5000);
  scripts()[0]?.onerror?.(new Event('error'));
  await expect(loaded).rejects.toThrow('/gone.js could not be loaded');
  expect(scripts()).toEqual([]);
});

it('gives up on a script that hangs, and a late arrival changes nothing', async () => {
  const loaded = loadScript({ src: '/slow.js', integrity: undefined }, 5000);
  const [script] = scripts();
  jest.advanceTimersByTime(5000);
  await expect(loaded).rejects.toThrow('/slow.js did not arrive in 5000 ms');
  expect(script?.onload).toBeNull();
  expect(scripts()).toEqual([]);
});
