import { once } from 'node:events';
import http from 'node:http';
import { Problem, wasNotSent } from '../platform/http/problem';
import { callGuard, supplierGuards } from './call-guard';
import type { CallGuard } from './call-guard';
import { NoAnswerError } from './deadline';
import { breakers, serviceCalls } from './told-calls';

const PAUSE = 10_000;
const toProblem = (cause: unknown) =>
  cause instanceof Problem
    ? cause
    : new Problem(cause instanceof NoAnswerError ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED', {
        cause,
      });
const guarded = (options: { timeout?: number; maxAtOnce?: number; breaks?: boolean } = {}) =>
  callGuard({ service: 'trains', timeout: 20, maxAtOnce: 64, pause: PAUSE, toProblem, ...options });

let now = 0;
let sent = 0;
const silent = () => ((sent += 1), new Promise<never>(() => undefined));
const well = async () => ((sent += 1), 'well');
const broken = async () => ((sent += 1), Promise.reject(new Error('broken')));
const refusing = (status: number) => async () => (
  (sent += 1),
  Promise.reject(Object.assign(new Error('refused'), { status }))
);

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const codes = async (calls: Promise<unknown>[]) =>
  (await Promise.all(calls.map(failure))).map((error) =>
    error instanceof Problem ? error.problemCode : error,
  );
const times = (count: number, guard: CallGuard, call: () => Promise<unknown>) =>
  Array.from({ length: count }, () => guard.run(call));

beforeEach(() => {
  now = 1_000_000;
  sent = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => jest.restoreAllMocks());

describe('The guard of a service', () => {
  it('lets the first callers of a service that hangs wait their time, and refuses later ones without asking it', async () => {
    const guard = guarded();
    expect(await codes(times(15, guard, silent))).toEqual(
      Array.from({ length: 15 }, () => 'SUPPLIER_TIMEOUT'),
    );
    const refusal = await failure(guard.run(silent));
    expect(sent).toBe(15);
    expect(refusal).toMatchObject({
      problemCode: 'SUPPLIER_TIMEOUT',
      statusCode: 504,
      facts: { retryAfter: 10 },
    });
    expect(wasNotSent(refusal)).toBe(true);
  });

  it('sends one probe after a pause, refuses everybody else meanwhile, and is closed by its success', async () => {
    const guard = guarded();
    await codes(times(15, guard, silent));
    now += PAUSE;
    let answer: (text: string) => void = () => undefined;
    const probe = guard.run(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(wasNotSent(await failure(guard.run(well)))).toBe(true);
    answer('well again');
    expect(await probe).toBe('well again');
    expect(await Promise.all(times(15, guard, well))).toHaveLength(15);
    expect(sent).toBe(30);
  });

  it('CNT-30 asks a service without a breaker each time: whoever presses Retry is not told what was so before', async () => {
    const guard = guarded({ breaks: false });
    await codes(times(15, guard, broken));
    expect(await guard.run(well)).toBe('well');
    expect(sent).toBe(16);
  });

  it('stays open when the probe fails', async () => {
    const guard = guarded();
    await codes(times(15, guard, broken));
    now += PAUSE;
    expect(wasNotSent(await failure(guard.run(broken)))).toBe(false);
    expect(wasNotSent(await failure(guard.run(well)))).toBe(true);
    expect(sent).toBe(16);
  });

  it.each([400, 404, 409, 410, 422])(
    'counts no refusal %i against the service, however many',
    async (status) => {
      const guard = guarded();
      await codes(times(50, guard, refusing(status)));
      expect(await guard.run(well)).toBe('well');
      expect(guard.isUnstable()).toBe(false);
    },
  );

  it.each([401, 429, 500, 503])('counts %i against the service', async (status) => {
    const guard = guarded();
    await codes(times(15, guard, refusing(status)));
    expect(wasNotSent(await failure(guard.run(well)))).toBe(true);
    expect(guard.isUnstable()).toBe(true);
  });

  it('answers text that no address can carry as a wrong request, and never as a failure', async () => {
    const guard = guarded();
    const refusals = await Promise.all(
      times(20, guard, async () => encodeURIComponent('\ud800')).map(failure),
    );
    expect(refusals).toEqual(
      refusals.map(() =>
        expect.objectContaining({ problemCode: 'INVALID_REQUEST', statusCode: 422 }),
      ),
    );
    expect(guard.isUnstable()).toBe(false);
  });

  it('lets as many callers wait for their turn as are served at once, and refuses the next', async () => {
    const guard = guarded({ timeout: 60_000, maxAtOnce: 2 });
    const answers: ((text: string) => void)[] = [];
    const calls = Array.from({ length: 4 }, () =>
      guard.run(() => new Promise<string>((resolve) => answers.push(resolve))),
    );
    expect(wasNotSent(await failure(guard.run(well)))).toBe(true);
    expect(answers).toHaveLength(2);
    while (answers.length > 0) {
      answers.shift()?.('served');
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(calls)).toEqual(['served', 'served', 'served', 'served']);
  });

  it('counts the time of waiting for a turn, and does not send what waited too long', async () => {
    const guard = guarded({ timeout: 60, maxAtOnce: 1 });
    const [first, second] = await Promise.all([
      failure(guard.run(silent)),
      failure(guard.run(silent, 5)),
    ]);
    expect([first, second].map((error) => [Object(error).problemCode, wasNotSent(error)])).toEqual([
      ['SUPPLIER_TIMEOUT', false],
      ['SUPPLIER_TIMEOUT', true],
    ]);
    expect(sent).toBe(1);
  });

  it('keeps orders going while searches hang', async () => {
    const { searching, ordering, isUnstable } = supplierGuards({
      service: 'trains',
      timeout: 20,
      maxAtOnce: 64,
      toProblem,
    });
    await codes(times(15, searching, silent));
    expect(wasNotSent(await failure(searching.run(well)))).toBe(true);
    expect(await ordering.run(well)).toBe('well');
    expect(isUnstable()).toBe(true);
  });
});

describe('What is told of calls', () => {
  const told: string[] = [];
  const ends: (() => void)[] = [];
  beforeEach(() => {
    told.length = 0;
    ends.push(
      serviceCalls.hear(({ service, outcome, seconds }) =>
        told.push(`${service} ${outcome}${seconds >= 0 ? '' : ' before it began'}`),
      ),
      breakers.hear(({ service, openUntil }) =>
        told.push(`${service} ${openUntil === null ? 'closed' : `open for ${openUntil - now}`}`),
      ),
    );
  });
  afterEach(() => ends.splice(0).forEach((end) => end()));

  it.each([
    ['an answer', well, 'answered'],
    ['a refusal', refusing(409), 'refused'],
    ['a failure', broken, 'failed'],
    ['a silence', silent, 'failed'],
  ])('is how long %s took', async (_what, call, outcome) => {
    await failure(guarded().run(call));
    expect(told).toEqual([`trains ${outcome}`]);
  });

  it('is that a service is left alone, that calls are kept back, and that it works again', async () => {
    const guard = guarded();
    await codes(times(5, guard, broken));
    await failure(guard.run(well));
    now += PAUSE;
    await guard.run(well);
    expect(told.filter((each) => each !== 'trains failed')).toEqual([
      'trains open for 10000',
      'trains unsent',
      'trains closed',
      'trains answered',
    ]);
  });

  it('names searches and orders of a supplier apart', async () => {
    const { searching, ordering } = supplierGuards({
      service: 'trains',
      timeout: 20,
      maxAtOnce: 64,
      toProblem,
    });
    await Promise.all([searching.run(well), ordering.run(well)]);
    expect(told).toEqual(['trains search answered', 'trains orders answered']);
  });
});

describe('A deadline', () => {
  it('ends the connection of a client that takes no signal, also when the answer drips', async () => {
    const server = http.createServer((_request, response) => {
      response.write('a drop');
      const drip = setInterval(() => response.write('.'), 5);
      response.once('close', () => clearInterval(drip));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const closed = new Promise((resolve) =>
      server.once('connection', (socket) => socket.once('close', resolve)),
    );
    const fetched = () =>
      new Promise<string>((resolve, reject) => {
        const request = http.get({ host: '127.0.0.1', port }, (response) => {
          response
            .on('error', reject)
            .on('end', () => resolve('whole'))
            .resume();
        });
        request.on('error', reject);
      });
    expect(await failure(guarded({ timeout: 60 }).run(fetched))).toMatchObject({
      problemCode: 'SUPPLIER_TIMEOUT',
    });
    await closed;
    server.close();
    await once(server, 'close');
  });
});
