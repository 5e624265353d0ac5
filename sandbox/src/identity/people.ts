import { createHash } from 'node:crypto';
import operators from './data/operators.json';
import people from './data/people.json';

/** Those who are offered by name; `shows` says what trying each of them shows. */
export const PEOPLE = people;
export const OPERATORS = operators;

/** Client of the operators' desk, which has people of its own. */
export const DESK_CLIENT = 'wayfare-desk';

export type Named = (typeof PEOPLE)[number];

type Claims = Readonly<Record<string, string | boolean | readonly string[]>> & { sub: string };
type Names = Omit<Claims, 'sub'>;

export function createPopulation() {
  const known = new Map<string, Claims>();
  const add = (
    subject: string,
    { email, verified }: { email: string; verified: boolean },
    names: Names = {},
  ): Claims => {
    const claims = { sub: subject, email, email_verified: verified, ...names };
    known.set(subject, claims);
    return claims;
  };
  const addNamed = ({ subject, givenName, familyName, ...address }: Named, more: Names = {}) =>
    add(subject, address, {
      name: `${givenName} ${familyName}`,
      given_name: givenName,
      family_name: familyName,
      ...more,
    });
  for (const person of PEOPLE) addNamed(person);
  for (const { roles, ...person } of OPERATORS) addNamed(person, { roles });
  return {
    find: (subject: string) => known.get(subject),
    /** somebody without a name; the same address is always the same person */
    withAddress: (email: string, verified: boolean) =>
      add(createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24), {
        email,
        verified,
      }),
  };
}
export type Population = ReturnType<typeof createPopulation>;
