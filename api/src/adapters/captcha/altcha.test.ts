import { generateKeyPairSync } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { altchaCaptcha } from './altcha';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;
const { privateKey } = generateKeyPairSync('ed25519');
const captcha = altchaCaptcha({ privateKeys: () => [privateKey], cost: 2 });

async function solve(challenge: Record<string, unknown>) {
  // what the port gives is opaque to everything but altcha
  const own = challenge as unknown as Challenge;
  return { challenge: own, solution: await solveChallenge({ challenge: own, deriveKey }) };
}

type Solved = Awaited<ReturnType<typeof solve>>;

describe('The captcha of altcha', () => {
  let solved: Solved;

  beforeAll(async () => {
    solved = await solve(await captcha.challenge(NOW));
  });

  it.each([
    [0, true],
    [9, true],
    [10, false],
    [60, false],
  ])('OQ-09 is passed by its solution, %i minutes later: %s', async (minutes, isPassed) => {
    const answer = await captcha.solved(JSON.stringify(solved), NOW + minutes * MINUTE);
    expect(answer).toEqual(
      isPassed
        ? { id: solved.challenge.parameters.nonce, expiresAt: new Date(NOW + 10 * MINUTE) }
        : null,
    );
  });

  const withParameters = (parameters: object) => ({
    ...solved,
    challenge: {
      ...solved.challenge,
      parameters: { ...solved.challenge.parameters, ...parameters },
    },
  });

  it.each<[string, () => unknown]>([
    ['nothing', () => ''],
    ['words', () => 'open sesame'],
    ['null', () => null],
    ['a challenge without its solution', () => ({ challenge: solved.challenge })],
    [
      'a wrong solution',
      () => ({ ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } }),
    ],
    [
      'a solution that only begins right',
      () => ({
        ...solved,
        solution: {
          ...solved.solution,
          derivedKey: solved.challenge.parameters.keyPrefix + '00'.repeat(16),
        },
      }),
    ],
    ['a challenge that was made easier', () => withParameters({ cost: 1 })],
    ['a challenge that was prolonged', () => withParameters({ data: { expires: NOW + 1e9 } })],
    ['a challenge with more in it', () => withParameters({ memoryCost: 1 })],
    ['a challenge under another number', () => withParameters({ nonce: '00'.repeat(16) })],
    ['no signature', () => ({ ...solved, challenge: { parameters: solved.challenge.parameters } })],
    [
      'another signature',
      () => ({ ...solved, challenge: { ...solved.challenge, signature: '00'.repeat(32) } }),
    ],
  ])('is not passed by %s', async (_what, make) => {
    const answer = make();
    expect(
      await captcha.solved(typeof answer === 'string' ? answer : JSON.stringify(answer), NOW),
    ).toBeNull();
  });

  it('is not passed by the solution of somebody else’s challenge', async () => {
    const other = altchaCaptcha({
      privateKeys: () => [generateKeyPairSync('ed25519').privateKey],
      cost: 2,
    });
    expect(
      await captcha.solved(JSON.stringify(await solve(await other.challenge(NOW))), NOW),
    ).toBeNull();
  });

  it('asks for as much work as it was told, and never the same twice', async () => {
    const counters = await Promise.all(
      Array.from(
        { length: 40 },
        async () => (await solve(await captcha.challenge(NOW))).solution?.counter,
      ),
    );
    expect(new Set(counters)).toEqual(new Set([1, 2, 3, 4]));
  });
});
