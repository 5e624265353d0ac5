import { invalid } from '../../platform/http/problem';

const ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

let words: Promise<ReadonlySet<string>> | null = null;

/** Breached passwords in lower case; loaded lazily, since logins never need them. */
function commonWords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return words;
}

function holdsName(password: string, email: string): boolean {
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  return name.length >= 4 && password.includes(name);
}

export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase();
  const common = await commonWords();
  return common.has(lower) || common.has(lower.replace(ENDS, '')) || holdsName(lower, email);
}

/** Throws 422 (decision 5a). */
export async function refuseCommonPassword(password: string, email: string): Promise<void> {
  if (await isCommonPassword(password, email)) throw invalid('password', 'account.passwordCommon');
}
