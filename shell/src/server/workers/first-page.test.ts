import { PassThrough } from 'node:stream';
import type { RenderedPage } from '../render/render-page';
import { firstPage } from './first-page';
import { ThreadEnded } from './render-thread';

const pageOf = (text: string, html: RenderedPage['html'] = Buffer.from(text)) =>
  ({ status: 200, html }) as RenderedPage;
const OWN = pageOf('own');
const OTHER = pageOf('other');
const ENDED = new ThreadEnded('blocked', 'beta@2.0.0', true);

function later<Value>() {
  let [resolve, reject]: [(value: Value) => void, (error: Error) => void] = [
    () => undefined,
    () => undefined,
  ];
  const promise = new Promise<Value>((...ends) => ([resolve, reject] = ends));
  return {
    promise,
    resolve: (value: Value) => resolve(value),
    reject: (error: Error) => reject(error),
  };
}

type Step = 'stands' | 'own' | 'own ends' | 'own fails' | 'other' | 'other ends' | 'other fails';

/** What comes of a page while these things happen one after the other; `isPossible`: another one can be made. */
async function outcomeOf(steps: readonly Step[], isPossible = true) {
  const own = later<RenderedPage | ThreadEnded>();
  const other = later<RenderedPage | ThreadEnded>();
  let stand: (suspect: string | null) => void = () => undefined;
  const outcome = firstPage(
    (onStanding) => {
      stand = onStanding;
      return own.promise;
    },
    () => (isPossible ? other.promise : null),
  ).catch((error: Error) => error.message);
  const take: Record<Step, () => void> = {
    stands: () => stand('beta@2.0.0'),
    own: () => own.resolve(OWN),
    'own ends': () => own.resolve(ENDED),
    'own fails': () => own.reject(new Error('late')),
    other: () => other.resolve(OTHER),
    'other ends': () => other.resolve(ENDED),
    'other fails': () => other.reject(new Error('other')),
  };
  for (const step of steps) {
    take[step]();
    await new Promise(setImmediate);
  }
  return outcome;
}

it.each<[Step[], unknown]>([
  [['own'], { page: OWN, isOwn: true }],
  [['own ends'], { page: ENDED, isOwn: true }],
  [['own fails'], 'late'],
  [['stands', 'own'], { page: OWN, isOwn: true }],
  [['stands', 'own', 'other'], { page: OWN, isOwn: true }],
  [['stands', 'other', 'own ends'], { page: OTHER, isOwn: false }],
  [['stands', 'own ends', 'other'], { page: OTHER, isOwn: false }],
  [['stands', 'other ends', 'own'], { page: OWN, isOwn: true }],
  [['stands', 'other fails', 'own'], { page: OWN, isOwn: true }],
  [['stands', 'other ends', 'own ends'], { page: ENDED, isOwn: true }],
])('of a page with the steps %j comes %j', async (steps, expected) => {
  expect(await outcomeOf(steps)).toEqual(expected);
});

it('is what its worker makes of it when nothing can be made instead', async () => {
  expect(await outcomeOf(['stands', 'own ends'], false)).toEqual({ page: ENDED, isOwn: true });
});

it('lets go of the stream that comes second', async () => {
  const late = new PassThrough();
  const own = later<RenderedPage>();
  const first = firstPage(
    (onStanding) => {
      onStanding('beta@2.0.0');
      return own.promise;
    },
    () => Promise.resolve(OTHER),
  );
  expect((await first).page).toBe(OTHER);
  own.resolve(pageOf('', late));
  await new Promise(setImmediate);
  expect(late.destroyed).toBe(true);
});
