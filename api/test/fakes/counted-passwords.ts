import { createPasswords } from '../../src/accounts/auth/passwords';
import type { Passwords } from '../../src/accounts/auth/passwords';

/** Passwords that count how often they are looked at. */
export function countedPasswords(): Passwords & { work: number } {
  const own = createPasswords();
  const counted = {
    ...own,
    work: 0,
    hash: (password: string) => ((counted.work += 1), own.hash(password)),
    verify: (passwordHash: string | null, password: string) => (
      (counted.work += 1),
      own.verify(passwordHash, password)
    ),
  };
  return counted;
}
