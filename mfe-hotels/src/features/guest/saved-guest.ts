import type { GuestDetailsInput, SavedTraveller } from '@wayfare/api-contract';

/** The text fields of the form that a saved traveller can fill. */
const FILLABLE = ['firstName', 'lastName', 'email', 'confirmEmail', 'country', 'phone', 'documentType', 'document'] as const;
type Fillable = (typeof FILLABLE)[number];
export type GuestTexts = Partial<Pick<GuestDetailsInput, Fillable>>;

/** What was filled in last, and what stood there before. */
export interface Filling {
  filled: GuestTexts;
  before: GuestTexts;
}

export const NO_FILLING: Filling = { filled: {}, before: {} };

const known = (texts: GuestTexts): GuestTexts => Object.fromEntries(FILLABLE.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])));

/** What is known of a saved traveller; an address that is saved needs no second typing. */
export function textsOf({ firstName, lastName, email, country, phone, documentType, document }: SavedTraveller): GuestTexts {
  return known({ firstName, lastName, email, confirmEmail: email, country, phone, documentType, document });
}

/** What is known of the account itself. */
export function ownTexts({ name, lastname, profile }: { name: string; lastname: string; profile: Readonly<Record<string, unknown>> | null }): GuestTexts {
  const email = typeof profile?.email === 'string' ? profile.email : '';
  return known({ firstName: name, lastName: lastname, email, confirmEmail: email });
}

/**
 * The fields that a choice changes. What somebody chosen before had filled in, and nobody has changed since, goes back
 * to what was typed: two people's details never get mixed up. Whatever was typed otherwise stays.
 */
export function fillIn(current: GuestTexts, chosen: GuestTexts, last: Filling): { changes: GuestTexts; filling: Filling } {
  const untouched = FILLABLE.filter((field) => last.filled[field] !== undefined && current[field] === last.filled[field]);
  const taken: GuestTexts = Object.fromEntries(untouched.map((field) => [field, last.before[field] ?? '']));
  const typed = { ...current, ...taken };
  const before: GuestTexts = Object.fromEntries(FILLABLE.flatMap((field) => (chosen[field] === undefined ? [] : [[field, typed[field] ?? '']])));
  return { changes: { ...taken, ...chosen }, filling: { filled: chosen, before } };
}
