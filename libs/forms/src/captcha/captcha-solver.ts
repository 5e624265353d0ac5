import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/* Lazy chunk, fetched when the box is ticked. */

const TEXTS = ['algorithm', 'nonce', 'salt', 'keyPrefix'] as const;

function isChallenge(value: object): value is Challenge {
  if (!('parameters' in value) || typeof value.parameters !== 'object' || value.parameters === null)
    return false;
  const parameters = new Map<string, unknown>(Object.entries(value.parameters));
  return TEXTS.every((name) => typeof parameters.get(name) === 'string');
}

export interface SolvedChallenge {
  text: string;
  /** epoch milliseconds, server's clock */
  expiresAt: number;
}

/** Solves a challenge by Web Crypto, off the main thread without a worker, which the CSP would refuse. */
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
