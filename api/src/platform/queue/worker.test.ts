import { settled, TurnedClock } from '../../../test/fakes/turned-clock';
import { startWorkers } from './worker';

const fail = (...words: unknown[]) => {
  throw new Error(JSON.stringify(words));
};

/** Workers over a list of waiting work, each piece of which lasts until it is ended. */
function workersOver(waiting: string[], atOnce: number) {
  const turned = new TurnedClock(0);
  const inHand: { name: string; end: () => void }[] = [];
  let asked = 0;
  const claim = async (limit: number) => {
    asked += 1;
    return waiting
      .splice(0, limit)
      .map((name) => () => new Promise<void>((resolve) => inHand.push({ name, end: resolve })));
  };
  let due = 0;
  const workers = startWorkers({
    lanes: { bookings: { claim, atOnce } },
    due: async () => ((due += 1), waiting.length > 0 ? ['bookings' as const] : []),
    everyMs: 1_000,
    log: { error: fail },
    after: turned.after,
  });
  return { workers, turned, inHand, asked: () => asked, due: () => due };
}

describe('Workers', () => {
  it('ask one question a second when nothing is due, and no lane asks for work', async () => {
    const { workers, turned, asked, due } = workersOver([], 8);
    for (let second = 0; second < 60; second += 1) {
      await settled(() => turned.waiting > 0);
      turned.next();
    }
    await settled(() => turned.waiting > 0);
    expect([turned.clock(), due(), asked()]).toEqual([60_000, 61, 0]);
    await workers.stop();
  });

  it('do as much at once as they may when there is more to do', async () => {
    const { workers, inHand } = workersOver(['a', 'b', 'c', 'd', 'e'], 3);
    await settled(() => inHand.length === 3);
    inHand[1]?.end();
    await settled(() => inHand.length === 4);
    expect(inHand.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    const stopped = workers.stop();
    for (const { end } of inHand) end();
    await stopped;
  });

  it('do at once what they are woken for', async () => {
    const waiting: string[] = [];
    const { workers, turned, inHand } = workersOver(waiting, 3);
    await settled(() => turned.waiting > 0);
    waiting.push('a');
    workers.wake('bookings');
    await settled(() => inHand.length === 1);
    expect(turned.clock()).toBe(0);
    inHand[0]?.end();
    await workers.stop();
  });
});
