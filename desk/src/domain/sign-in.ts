import { SIGN_IN_PATH, SIGN_IN_PROBLEMS } from '@wayfare/desk-contract';
import { pathFromEnglish, type Language } from '@wayfare/domain';

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Where signing in begins; it comes back to a path of the desk. */
export const signInHref = (path: string, language: Language): string =>
  `${SIGN_IN_PATH}?return=${encodeURIComponent(pathFromEnglish(path, language))}`;

export const signInProblem = (search: string): SignInProblem | null => {
  const told = new URLSearchParams(search).get('problem');
  return SIGN_IN_PROBLEMS.find((problem) => problem === told) ?? null;
};

/** An address without the problem of a sign-in before. */
export function withoutProblem(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('problem');
  return query.size === 0 ? '' : `?${query}`;
}
