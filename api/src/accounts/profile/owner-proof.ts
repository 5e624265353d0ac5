import type { Connection } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import { forgetFailures, lockoutKey, takeAttempt, wrongPassword } from '../auth/lockout';
import type { Passwords } from '../auth/passwords';
import type { User } from '../users/users.repository';
import type { Requester } from '../users/member';

interface Proof {
  readonly user: User;
  /** the password, or the address of an account without one */
  readonly given: string;
  readonly field: string;
}

/** A lock of this session says nothing about logging in. */
function inWords(error: unknown, field: string): unknown {
  if (!(error instanceof Problem)) return error;
  const { problemCode, text, values, facts, statusCode: status } = error;
  return new Problem(problemCode, {
    text: problemCode === 'ACCOUNT_LOCKED' ? 'account.locked' : text,
    values,
    facts,
    field,
    status,
  });
}

async function prove(
  connection: Connection,
  passwords: Passwords,
  { user, given }: Proof,
  { principal, now }: Requester,
): Promise<void> {
  // counted per session: guessing at the login locks no owner out of the settings
  const attempt = await takeAttempt(
    connection,
    lockoutKey(user.email, `session-${principal.sessionId}`),
    now,
  );
  const { passwordHash, email } = user;
  const isRight =
    passwordHash === null
      ? given.trim().toLowerCase() === email
      : await passwords.verify(passwordHash, given);
  if (!isRight)
    throw wrongPassword(attempt, now, {
      text: passwordHash === null ? 'account.wrongAddress' : 'account.wrongPassword',
    });
  await forgetFailures(connection, attempt);
}

/** Re-authenticates; misses count as failed logins do (ACC-11). */
export async function proveOwner(
  connection: Connection,
  passwords: Passwords,
  proof: Proof,
  requester: Requester,
): Promise<void> {
  passwords.checkRoom();
  await prove(connection, passwords, proof, requester).catch((error: unknown) => {
    throw inWords(error, proof.field);
  });
}
