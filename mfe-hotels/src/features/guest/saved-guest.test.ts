import type { SavedTraveller } from '@wayfare/api-contract';
import { fillIn, NO_FILLING, ownTexts, textsOf, type GuestTexts } from './saved-guest';

const BRAM: SavedTraveller = { id: 'tr-1', firstName: 'Bram', lastName: 'Hof', dateOfBirth: '1988-11-04', gender: 'MALE', email: 'bram@example.com', phone: '+31612345678', country: 'NL', documentType: 'passport', document: 'NX1234567', documentExpires: '2031-05-20' };
const LI: SavedTraveller = { ...BRAM, id: 'tr-2', firstName: 'Lian', lastName: 'Berg', email: '', phone: '', documentType: '', document: '' };
const EMPTY: GuestTexts = { firstName: '', lastName: '', email: '', confirmEmail: '', country: '', phone: '', documentType: '', document: '' };

describe('a saved traveller in the form of a guest', () => {
  it.each<[string, GuestTexts, GuestTexts]>([
    ['everything', textsOf(BRAM), { firstName: 'Bram', lastName: 'Hof', email: 'bram@example.com', confirmEmail: 'bram@example.com', country: 'NL', phone: '+31612345678', documentType: 'passport', document: 'NX1234567' }],
    ['names and a country alone', textsOf(LI), { firstName: 'Lian', lastName: 'Berg', country: 'NL' }],
    ['oneself', ownTexts({ name: 'Anne', lastname: 'Hof', profile: { email: 'anne@example.com' } }), { firstName: 'Anne', lastName: 'Hof', email: 'anne@example.com', confirmEmail: 'anne@example.com' }],
    ['oneself without an address', ownTexts({ name: 'Anne', lastname: '', profile: null }), { firstName: 'Anne' }],
    ['oneself with rubbish for an address', ownTexts({ name: '', lastname: '', profile: { email: 7 } }), {}],
  ])('3.3.7 fills in %s', (_, texts, expected) => {
    expect(texts).toEqual(expected);
  });

  it('3.3.7 leaves alone what it does not know', () => {
    const typed = { ...EMPTY, firstName: 'X', phone: '+49301234567' };
    expect(fillIn(typed, textsOf(LI), NO_FILLING).changes).toEqual({ firstName: 'Lian', lastName: 'Berg', country: 'NL' });
  });

  it.each<[string, GuestTexts, GuestTexts]>([
    ['takes the first one’s details away', {}, { email: '', confirmEmail: '', phone: '+49301234567', documentType: '', document: '' }],
    ['leaves what was changed since', { phone: '+31600000000', document: 'AB999' }, { email: '', confirmEmail: '', documentType: '' }],
  ])('3.3.7 choosing another one %s', (_, edits, expected) => {
    const typed = { ...EMPTY, phone: '+49301234567' };
    const first = fillIn(typed, textsOf(BRAM), NO_FILLING);
    const second = fillIn({ ...typed, ...first.changes, ...edits }, textsOf(LI), first.filling);
    expect(second.changes).toEqual({ firstName: 'Lian', lastName: 'Berg', country: 'NL', ...expected });
  });

  it('3.3.7 choosing nobody brings back what was typed', () => {
    const typed = { ...EMPTY, firstName: 'Typed' };
    const first = fillIn(typed, textsOf(BRAM), NO_FILLING);
    const { changes } = fillIn({ ...typed, ...first.changes }, {}, first.filling);
    expect({ ...typed, ...first.changes, ...changes }).toEqual(typed);
  });
});
