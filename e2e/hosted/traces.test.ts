/* What the journeys find of a traveller in a browser's storage, and what they let stand there. */
import { tracesIn, type Moment, type Stored } from '../fixtures/traces';

const CANARIES = {
  people: new Set(['Sam', 'de Vries', '612345678', '1988', '1988-03-02']),
  secrets: new Set(['AB12CD34', '4821', '4242424242424242']),
};

const find = (stored: Partial<Stored>, moment: Moment = 'booked', others: Stored[] = []) =>
  tracesIn([{ store: 'session', key: 'x', text: '', ...stored }, ...others], moment, CANARIES);

it.each<[string, string, string]>([
  ['a text', 'Sam', 'Sam'],
  ['JSON', '{"a":[{"surname":"de Vries"}]}', 'de Vries'],
  ['JSON in JSON', JSON.stringify({ a: JSON.stringify({ b: 'Sam' }) }), 'Sam'],
  ['the name of a field', '{"Sam":1}', 'Sam'],
  ['part of an address', '"/search?name=de%20Vries"', 'de Vries'],
  ['base64', `"${Buffer.from('somebody called Sam').toString('base64')}"`, 'Sam'],
  ['a phone number with spaces', '"+31 6 1234 5678"', '612345678'],
  ['a year of birth', '{"year":"1988"}', '1988'],
  ['a day of birth', '"born on 1988-03-02"', '1988-03-02'],
  ['a PIN', '{"pin":"4821"}', '4821'],
  ['a card in groups', '"4242 4242 4242 4242"', '4242424242424242'],
  ['a reference in small letters', '"ab12cd34"', 'AB12CD34'],
])('SES-14 finds %s', (_what, text, canary) => {
  expect(find({ text })).toContain(`session: x keeps ${canary}`);
});

it.each([
  '"same"',
  '{"price":4821}',
  '"EUR 4821.00"',
  '"2026-11-23T19:88:00"',
  '{"a":null}',
  '',
  '{',
])('finds nobody in %s', (text) => {
  expect(find({ text })).toEqual([]);
});

it('looks at the names of keys too', () => {
  expect(find({ key: 'draft.Sam' })).toEqual(['session: draft.Sam keeps Sam']);
});

const ATTEMPT: Stored = { store: 'session', key: 'hotelAttempts', text: '{}' };

it.each<[string, Partial<Stored>, Moment, boolean, Stored[]]>([
  ['what was typed, once it is booked', { key: 'draft.hotels.guest' }, 'booked', false, []],
  ['what was typed, to be tried again', { key: 'draft.hotels.guest' }, 'tryAgain', true, []],
  ['what was typed before a login', { key: 'draft.hotels.guest' }, 'login', true, []],
  ['the same after an order', { key: 'draft.hotels.guest' }, 'login', false, [ATTEMPT]],
  ['what was typed to log in', { key: 'draft.account' }, 'login', false, []],
  ['what was typed, after a logout', { key: 'draft.hotels.guest' }, 'logout', false, []],
  ['the user', { key: 'user', store: 'local' }, 'end', true, []],
  ['the user after a logout', { key: 'user', store: 'local' }, 'logout', false, []],
  ['the user in the other store', { key: 'user' }, 'booked', false, []],
  ['a cart', { key: 'cart' }, 'login', false, []],
  ['a key that nobody listed', { key: 'other' }, 'tryAgain', false, []],
])('SES-14 %s: %j, %s, let stand: %s', (_what, entry, moment, isLet, others) => {
  expect(find({ text: 'Sam', ...entry }, moment, others).length).toBe(isLet ? 0 : 1);
});

it.each<Moment>(['booked', 'tryAgain', 'login', 'logout', 'end'])(
  'lets no key hold a PIN: %s',
  (moment) => {
    expect(find({ key: 'draft.hotels.access', text: '{"pin":"4821"}' }, moment)).toHaveLength(1);
  },
);
