import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/* A chunk of its own, fetched when somebody ticks the box. */

const TEXTS = ['algorithm', 'nonce', 'salt', 'keyPrefix'] as const;

function isChallenge(value: object): value is Challenge {
  if (!('parameters' in value) || typeof value.parameters !== 'object' || value.parameters === null)
    return false;
  const parameters = new Map<string, unknown>(Object.entries(value.parameters));
  return TEXTS.every((name) => typeof parameters.get(name) === 'string');
}

export interface SolvedChallenge {
  /** what a call takes as its `captcha` */
  text: string;
  /** epoch milliseconds by the server's clock */
  expiresAt: number;
}

/**
 * Finds the number that a challenge asks for. Web Crypto derives each key outside the page's own thread, so the page
 * stays alive without a worker, for which the content security policy has no source.
 */
export async function solve(challenge: object): Promise<SolvedChallenge> {
  if (!isChallenge(challenge)) throw new TypeError('the challenge has another form than altcha’s');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge was not solved in time');
  const expires = challenge.parameters.data?.['expires'];
  return {
    text: JSON.stringify({ challenge, solution }),
    expiresAt: typeof expires === 'number' ? expires : Infinity,
  };
}
