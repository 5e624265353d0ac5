import { awaitTakeUp } from './take-up';

const PUBLISHED = { vertical: 'alpha', version: '2.0.0', revision: 7, weight: 10_000 };
const health = (revision: number, ...versions: string[]) => ({
  status: 'up',
  revision,
  verticals: { alpha: versions, beta: ['1.0.0'] },
});

/** A site that gives these answers, and then the last one for ever. */
function site(...answers: unknown[]) {
  let asked = 0;
  let paused = 0;
  return {
    ask: async () => answers[Math.min(asked++, answers.length - 1)],
    patience: { tries: 4, pause: async () => void (paused += 1) },
    pauses: () => paused,
  };
}

const outcome = (told: ReturnType<typeof site>, change: Partial<typeof PUBLISHED> = {}) =>
  awaitTakeUp(told.ask, { ...PUBLISHED, ...change }, told.patience);

it('waits until the site makes pages with the release', async () => {
  const told = site(health(6, '1.0.0'), health(6, '1.0.0'), health(7, '2.0.0'));
  expect(await outcome(told)).toEqual({ outcome: 'taken' });
  expect(told.pauses()).toBe(2);
});

it('counts a share of the visitors as taken, and so a release that nobody gets', async () => {
  expect(await outcome(site(health(7, '1.0.0', '2.0.0')))).toEqual({ outcome: 'taken' });
  expect(await outcome(site(health(8, '1.0.0')), { weight: 0 })).toEqual({ outcome: 'taken' });
});

it('says what a site shows that read the revision and refused the release', async () => {
  expect(await outcome(site(health(7, '1.0.0')))).toEqual({ outcome: 'refused', live: ['1.0.0'] });
  expect(await outcome(site({ revision: 7, verticals: {} }))).toEqual({
    outcome: 'refused',
    live: [],
  });
});

it('gives up on a site that does not reach the revision, or goes away meanwhile', async () => {
  expect(await outcome(site(health(3)))).toEqual({ outcome: 'late', revision: 3 });
  expect(await outcome(site(health(6), null))).toEqual({ outcome: 'late', revision: 6 });
});

it.each([null, 'nginx', { status: 'up' }])(
  'finds no site where %p answers, and does not wait',
  async (answer) => {
    const told = site(answer);
    expect(await outcome(told)).toEqual({ outcome: 'no-site' });
    expect(told.pauses()).toBe(0);
  },
);
