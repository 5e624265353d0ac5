import type { Language } from '@wayfare/domain';
import { DEFAULT_LANGUAGE, toLanguage } from '@wayfare/domain';
import { atom } from 'jotai';

/** Names are the specification's: persisted records use them (SES-27). */
export interface UserState {
  readonly user: string;
  /** an analytics id, never an authority */
  readonly idUserFront: string;
  readonly language: Language;
  /** in memory only; restored by a refresh call with an HttpOnly cookie */
  readonly token: string;
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly expiredTime: number;
  readonly picture: string;
  readonly googleLoggued: boolean;
  readonly name: string;
  readonly lastname: string;
}

/** Placeholder (SES-29), inline: no request on a first visit. */
export const DEFAULT_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%23788'%3E%3Ccircle cx='12' cy='8' r='5'/%3E%3Cpath d='M2 24a10 9 0 0 1 20 0'/%3E%3C/svg%3E";

export const INITIAL_USER: UserState = {
  user: '',
  idUserFront: '',
  language: DEFAULT_LANGUAGE,
  token: '',
  profile: null,
  expiredTime: 0,
  picture: DEFAULT_PICTURE,
  googleLoggued: false,
  name: '',
  lastname: '',
};

export const userAtom = atom(INITIAL_USER);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** Validates a state of another tab or release; null when invalid. */
export function toUserState(value: unknown): UserState | null {
  if (
    !isRecord(value) ||
    typeof value['user'] !== 'string' ||
    typeof value['expiredTime'] !== 'number'
  )
    return null;
  return {
    user: value['user'],
    idUserFront: textOf(value['idUserFront'], ''),
    language: toLanguage(value['language']),
    token: textOf(value['token'], ''),
    profile: isRecord(value['profile']) ? value['profile'] : null,
    expiredTime: value['expiredTime'],
    picture: textOf(value['picture'], DEFAULT_PICTURE),
    googleLoggued: value['googleLoggued'] === true,
    name: textOf(value['name'], ''),
    lastname: textOf(value['lastname'], ''),
  };
}
