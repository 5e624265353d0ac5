import { isPersonName, NAME_MAX } from '@wayfare/domain';
import type { Identity } from '../../ports/identity';

type Told = Pick<Identity, 'email' | 'name' | 'lastname'>;

const NOT_OF_NAMES = /[^\p{L}\p{M}' ’.-]+/gu;

/** A text as a name that a form of ours would take; empty when nothing of it is one. */
function written(text: string): string {
  const name = text
    .replace(NOT_OF_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .trim();
  return isPersonName(name) ? name : '';
}

/** What a new account is called. An issuer may tell no name: then the address has to do, and its owner may write a better one. */
export function accountNames({ email, name, lastname }: Told): { name: string; lastname: string } {
  const first = written(name);
  if (first !== '') return { name: first, lastname: written(lastname) };
  const [local = ''] = email.split(/[@+]/, 1);
  const guessed = written(local.replace(/[._-]+/g, ' '));
  return { name: guessed === '' ? email.slice(0, NAME_MAX) : guessed, lastname: '' };
}
