import { settled, TurnedClock } from '../../../test/fakes/turned-clock';
import { DatabaseUnreachableError, waitForDatabase } from './wait-for-database';

const URL_ = 'postgres://wayfare:geheim@db.example.com:5433/shop';

/** A server that answers from some moment on. */
function serverFrom(answersAt: number) {
  const turned = new TurnedClock(0);
  let tries = 0;
  const connect = async () => {
    tries += 1;
    if (turned.clock() < answersAt) throw new Error('connect ECONNREFUSED 10.0.0.9:5433');
  };
  return { turned, connect, tries: () => tries };
}

async function outcomeOf(answersAt: number) {
  const { turned, connect, tries } = serverFrom(answersAt);
  let outcome: unknown = null;
  void waitForDatabase(URL_, { clock: turned.clock, after: turned.after, connect }).then(
    () => (outcome = 'ready'),
    (error: unknown) => (outcome = error),
  );
  while (outcome === null) {
    await settled(() => outcome !== null || turned.waiting > 0);
    turned.next();
  }
  return { outcome, at: turned.clock(), tries: tries() };
}

describe('The start waits for the database', () => {
  it('not at all when it is there', async () => {
    expect(await outcomeOf(0)).toEqual({ outcome: 'ready', at: 0, tries: 1 });
  });

  it('until it answers', async () => {
    expect(await outcomeOf(12_500)).toMatchObject({ outcome: 'ready', at: 13_000 });
  });

  it('for half a minute, and then names the variable and the server in one line, without the password', async () => {
    const { outcome, at } = await outcomeOf(60_000);
    expect(at).toBe(30_000);
    expect(outcome).toBeInstanceOf(DatabaseUnreachableError);
    expect(String(outcome)).toContain(
      'DATABASE_URL: the database shop at db.example.com:5433 cannot be used (connect ECONNREFUSED 10.0.0.9:5433)',
    );
    expect(String(outcome)).not.toMatch(/geheim|\n/);
  });

  it('and tells of a port where nothing listens', async () => {
    const late = waitForDatabase('postgres://wayfare:geheim@127.0.0.1:1/shop', {
      clock: ticking(),
      after: (_ms, run) => (run(), () => undefined),
    });
    await expect(late).rejects.toThrow(/DATABASE_URL.*127\.0\.0\.1:1.*ECONNREFUSED/);
  });
});

/** Each look at it is ten seconds later. */
function ticking(): () => number {
  let now = -10_000;
  return () => (now += 10_000);
}
