import { createHash } from 'node:crypto';
import { refused } from './problems';

export interface Answer {
  status: number;
  body: string;
}

interface Kept {
  fingerprint: string;
  answer: Answer;
  at: number;
}

const LIFETIME_MS = 24 * 3_600_000;

/** The first answers to calls with a key: a repeat gets the same one, and nothing happens twice. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number) {}

  static fingerprint(path: string, params: object): string {
    return createHash('sha256')
      .update(`${path} ${JSON.stringify(params)}`)
      .digest('base64');
  }

  /** The answer of an earlier call with this key; throws when that call asked for something else. */
  find(key: string, fingerprint: string): Answer | undefined {
    const kept = this.kept.get(key);
    if (kept === undefined || this.now() >= kept.at + LIFETIME_MS) return undefined;
    if (kept.fingerprint === fingerprint) return kept.answer;
    throw refused('other-request-of-this-key', { key });
  }

  keep(key: string, fingerprint: string, answer: Answer): void {
    this.kept.set(key, { fingerprint, answer, at: this.now() });
  }
}
