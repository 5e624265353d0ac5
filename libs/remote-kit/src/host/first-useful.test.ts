import { firstUseful, LateError, limitsAfter } from './first-useful';

const LIMITS = { standIn: 1250, whole: 2500 };

type What = string | Error;
/** A source that brings a text or fails after so many milliseconds; null hangs. */
const after = (milliseconds: number | null, what: What) => () =>
  new Promise<string>((resolve, reject) => {
    if (milliseconds === null) return;
    const settle = () => (what instanceof Error ? reject(what) : resolve(what));
    setTimeout(settle, milliseconds);
  });

const GONE = new Error('gone');
const ALSO_GONE = new Error('also gone');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** What came of two sources, after how many milliseconds, and what was told. */
async function race(live: () => Promise<string>, standIn: (() => Promise<string>) | null) {
  const told: string[] = [];
  const start = Date.now();
  const at = () => Date.now() - start;
  firstUseful(
    {
      live,
      standIn,
      onLate: (value) => told.push(`late ${value} at ${at()}`),
      onStandIn: (cause) => told.push(cause instanceof LateError ? 'slow' : String(cause)),
    },
    LIMITS,
  ).then(
    (value) => told.push(`${value} at ${at()}`),
    (error: unknown) =>
      told.push(`${error instanceof LateError ? 'nothing' : String(error)} at ${at()}`),
  );
  await jest.advanceTimersByTimeAsync(20_000);
  return told;
}

it.each([
  ['live comes', after(100, 'live'), after(1, 'stand-in'), ['live at 100']],
  ['live fails', after(300, GONE), after(50, 'stand-in'), ['Error: gone', 'stand-in at 350']],
  ['live hangs', after(null, ''), after(50, 'stand-in'), ['slow', 'stand-in at 1300']],
  ['live is slow and first', after(2000, 'live'), after(900, 'stand-in'), ['live at 2000']],
  ['both fail', after(300, GONE), after(50, ALSO_GONE), ['Error: gone at 350']],
  ['live fails, the other hangs', after(300, GONE), after(null, ''), ['Error: gone at 2500']],
  ['live hangs, the other fails', after(null, ''), after(50, GONE), ['nothing at 2500']],
  ['both hang', after(null, ''), after(null, ''), ['nothing at 2500']],
  ['nothing stands in for one that fails', after(300, GONE), null, ['Error: gone at 300']],
  ['nothing stands in for one that hangs', after(null, ''), null, ['nothing at 2500']],
  ['live comes late', after(6000, 'live'), null, ['nothing at 2500', 'late live at 6000']],
  [
    'both come late',
    after(7000, 'live'),
    after(4500, 'stand-in'),
    ['nothing at 2500', 'slow', 'late stand-in at 5750'],
  ],
  ['live fails late', after(6000, GONE), null, ['nothing at 2500']],
])('%s', async (_what, live, standIn, told) => {
  expect(await race(live, standIn)).toEqual(told);
});

it('waits for as long as it takes without limits', async () => {
  const waiting = firstUseful(
    {
      live: after(60_000, 'live'),
      standIn: after(1, 'stand-in'),
      onLate: jest.fn(),
      onStandIn: jest.fn(),
    },
    null,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(waiting).resolves.toBe('live');
});

it.each([
  ['at once', 0, LIMITS],
  ['after a while', 300, { standIn: 950, whole: 2200 }],
  ['when the stand-in is due', 1250, { standIn: 0, whole: 1250 }],
  ['on a slow network', 9000, { standIn: 0, whole: 625 }],
])('counts what the document took before a part: %s', (_when, waited, expected) => {
  expect(limitsAfter(waited)).toEqual(expected);
});

it('leaves no timer behind', async () => {
  await firstUseful({
    live: () => Promise.resolve(1),
    standIn: null,
    onLate: jest.fn(),
    onStandIn: jest.fn(),
  });
  expect(jest.getTimerCount()).toBe(0);
});
