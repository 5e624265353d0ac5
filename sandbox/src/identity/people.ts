import { createHash } from 'node:crypto';

/** Somebody with an account here, as the site that asks is told. */
export interface Person {
  /** what the person is called for good; an address may change */
  readonly subject: string;
  readonly email: string;
  readonly verified: boolean;
  readonly givenName?: string;
  readonly familyName?: string;
  /** what trying this person shows */
  readonly shows: string;
}

export const PEOPLE: readonly Person[] = [
  {
    subject: 'ada',
    email: 'ada.jansen@example.com',
    verified: true,
    givenName: 'Ada',
    familyName: 'Jansen',
    shows: 'verified address',
  },
  {
    subject: 'bram',
    email: 'bram.visser@example.com',
    verified: false,
    givenName: 'Bram',
    familyName: 'Visser',
    shows: 'address not verified',
  },
  {
    subject: 'cleo',
    email: 'cleo.nakamura@example.com',
    verified: true,
    givenName: 'Cleo',
    familyName: 'Nakamura',
    shows: 'verified address, for a new account',
  },
];

/** The people of one sandbox: the made-up ones, and whoever typed an address. */
export interface Population {
  find(subject: string): Person | undefined;
  /** somebody without a name; the same address is always the same person */
  withAddress(email: string, verified: boolean): Person;
}

export function createPopulation(): Population {
  const people = new Map(PEOPLE.map((person) => [person.subject, person]));
  return {
    find: (subject) => people.get(subject),
    withAddress(email, verified) {
      const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);
      const person = { subject, email, verified, shows: '' };
      people.set(subject, person);
      return person;
    },
  };
}
