import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrency-limit';

/** Argon2id as OWASP wants it at least; the package's default algorithm. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password that nobody has, by the same parameters: what accounts without a password and no accounts are compared with. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$bCIaOXwQjVuRv2XG24S22A$elcgQ6U1Qf2YJ5WPyHdPpqUDJepkUvUOODh8KLGK06A';

/** Each takes 19 MiB and a core for some 20 ms: more at once would starve everything else. */
const AT_ONCE = 2;
const WAITING = 100;

export interface Passwords {
  /** Argon2id in PHC form. */
  hash(password: string): Promise<string>;
  /** Is it the password of this hash? Without a hash it is not, after the same work. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Made with other parameters than those of today? */
  isOutdated(passwordHash: string): boolean;
  /** Throws 503 while too many wait; for who has to do something before that must not be done in vain. */
  checkRoom(): void;
}

/** The same letters whichever way the keyboard composed them. */
const normal = (password: string) => password.normalize('NFKC');

/** One for a process: its waiting line keeps logins from eating the machine. Not to be awaited inside a transaction, which would hold a connection meanwhile. */
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
