import { isPersonName, NAME_MAX } from '@wayfare/domain';
import type { Identity } from '../../ports/identity';

type Told = Pick<Identity, 'email' | 'name' | 'lastname'>;

const NOT_OF_NAMES = /[^\p{L}\p{M}' ’.-]+/gu;

function written(text: string): string {
  const name = text
    .replace(NOT_OF_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .trim();
  return isPersonName(name) ? name : '';
}

/** Falls back to the address when the issuer tells no name. */
export function accountNames({ email, name, lastname }: Told): { name: string; lastname: string } {
  const first = written(name);
  if (first !== '') return { name: first, lastname: written(lastname) };
  const [local = ''] = email.split(/[@+]/, 1);
  const guessed = written(local.replace(/[._-]+/g, ' '));
  return { name: guessed === '' ? email.slice(0, NAME_MAX) : guessed, lastname: '' };
}
