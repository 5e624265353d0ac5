import type { Language } from '@wayfare/domain';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import { queueAccountMail } from '../mails/account-mails';
import { takeMail } from '../mails/mail-allowance';
import type { KnownDevice } from './known-device';
import {
  forgetFailures,
  isLast,
  lockoutKey,
  needsCaptcha,
  networkKey,
  noteFailure,
  takeAttempt,
  takeFreeAttempt,
  wrongPassword,
} from './lockout';
import type { Attempt } from './lockout';
import type { Passwords } from './passwords';
import { findUserByEmail, replacePasswordHash } from '../users/users.repository';
import type { User } from '../users/users.repository';

interface LoginDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly passwords: Passwords;
}

interface Credentials {
  readonly user: string;
  readonly password: string;
}

interface Visit {
  readonly device: KnownDevice | null;
  readonly ip: string | undefined;
  /** called where failures came before; throws CAPTCHA */
  readonly passCaptcha: () => Promise<void>;
  /** of the page, for an address that has no account */
  readonly language: Language;
  readonly now: number;
}

interface OwnerMail {
  readonly address: string;
  readonly language: Language;
  readonly now: number;
}

/** Queued for any address so that timing tells nothing; composed only for an account's. */
async function tellOwner(orm: Database['orm'], mail: OwnerMail): Promise<void> {
  await orm.transaction(async (connection) => {
    if (await takeMail(connection, { ...mail, kind: 'locked' }))
      await queueAccountMail(connection, { ...mail, kind: 'locked' });
  });
}

async function refuse(
  orm: Database['orm'],
  attempt: Attempt,
  { network, ...mail }: OwnerMail & { readonly network: string },
): Promise<never> {
  if (isLast(attempt)) await tellOwner(orm, mail);
  await noteFailure(orm, network, mail.now);
  const isNext = await needsCaptcha(orm, [attempt.key, network], mail.now);
  throw wrongPassword(attempt, mail.now, { facts: isNext ? { captcha: 'required' } : {} });
}

interface Gate extends Pick<Visit, 'now' | 'passCaptcha'> {
  readonly key: string;
  readonly network: string;
}

/** Checks the network address without counting: many users share one, and none has failed yet. */
async function gated(
  orm: Database['orm'],
  { key, network, now, passCaptcha }: Gate,
): Promise<Attempt> {
  const free = (await needsCaptcha(orm, [key, network], now))
    ? null
    : await takeFreeAttempt(orm, key, now);
  if (free !== null) return free;
  await passCaptcha();
  return takeAttempt(orm, key, now);
}

async function upToDate(
  { database: { orm }, passwords }: LoginDeps,
  user: User,
  password: string,
): Promise<User> {
  const { id, passwordHash } = user;
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return user;
  return (
    (await replacePasswordHash(orm, { id, passwordHash }, await passwords.hash(password))) ?? user
  );
}

/** Enumeration: no account, no password and a wrong one get the same answer, statements and work. */
export async function logIn(
  deps: LoginDeps,
  { user: address, password }: Credentials,
  { device, ip, language, now, passCaptcha }: Visit,
): Promise<User> {
  const {
    database: { orm },
    passwords,
  } = deps;
  // before the attempt is counted: a refusal for lack of room must cost no attempt
  passwords.checkRoom();
  const user = await findUserByEmail(orm, address);
  const isKnown = device !== null && device.userId === user?.id;
  const [key, network] = [lockoutKey(address, isKnown ? device.id : null), networkKey(ip)];
  const attempt = await gated(orm, { key, network, now, passCaptcha });
  const isRight = await passwords.verify(user?.passwordHash ?? null, password);
  if (user === null || !isRight)
    return refuse(orm, attempt, { address, network, language: user?.language ?? language, now });
  await forgetFailures(orm, attempt);
  if (user.activatedAt === null) throw new Problem('NOT_ACTIVATED');
  return upToDate(deps, user, password);
}
