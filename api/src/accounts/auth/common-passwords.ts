import { invalid } from '../../platform/http/problem';

const ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

let words: Promise<ReadonlySet<string>> | null = null;

/** Passwords out of the breaches of others, in lower case. Read when the first password is chosen: logins never need it. */
function commonWords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return words;
}

/** An address's own name in a password is the first thing that is tried. */
function holdsName(password: string, email: string): boolean {
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  return name.length >= 4 && password.includes(name);
}

/** Would this password be among the first guesses? Signs put around a common one help nobody. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase();
  const common = await commonWords();
  return common.has(lower) || common.has(lower.replace(ENDS, '')) || holdsName(lower, email);
}

/** Throws 422 for a password that is easy to guess (decision 5a). */
export async function refuseCommonPassword(password: string, email: string): Promise<void> {
  if (await isCommonPassword(password, email)) throw invalid('password', 'account.passwordCommon');
}
