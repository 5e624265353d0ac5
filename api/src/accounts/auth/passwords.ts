import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrency-limit';

/** Argon2id at OWASP's minimum. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Dummy hash of the same cost, compared where there is no account or no password. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$bCIaOXwQjVuRv2XG24S22A$elcgQ6U1Qf2YJ5WPyHdPpqUDJepkUvUOODh8KLGK06A';

/** Each takes 19 MiB and a core for some 20 ms: more at once would starve everything else. */
const AT_ONCE = 2;
const WAITING = 100;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash false, after the same work. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  isOutdated(passwordHash: string): boolean;
  /** Throws 503 while too many wait: call it before work that must not be in vain. */
  checkRoom(): void;
}

/** Unicode NFKC: keyboards compose the same letters differently. */
const normal = (password: string) => password.normalize('NFKC');

/** One queue a process. Never await it in a transaction, which would hold a connection. */
export function createPasswords(): Passwords {
  const line = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING });
  return {
    checkRoom: line.checkRoom,
    hash: (password) => line.run(() => hash(normal(password), PARAMETERS)),
    async verify(passwordHash, password) {
      const isRight = await line.run(() => verify(passwordHash ?? NOBODYS, normal(password)));
      return isRight && passwordHash !== null;
    },
    isOutdated(passwordHash) {
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
      return (
        memoryCost !== PARAMETERS.memoryCost ||
        timeCost !== PARAMETERS.timeCost ||
        parallelism !== PARAMETERS.parallelism
      );
    },
  };
}
