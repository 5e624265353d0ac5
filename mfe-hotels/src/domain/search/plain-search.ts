import type { Party } from '@wayfare/domain';
import { dayOfAddress, DEFAULT_PARTY } from '@wayfare/domain';
import { EMPTY_SEARCH, stayOf, type StaySearch } from './criteria';

const numbers = (query: URLSearchParams, name: string) =>
  query.getAll(name).slice(0, 20).map(Number);

function readParty(query: URLSearchParams): Party {
  const adults = numbers(query, 'adults');
  const children = numbers(query, 'children');
  if (adults.length === 0) return DEFAULT_PARTY;
  return adults.map((count, room) => {
    const ages = query.getAll(`age-${room}`).map((age) => (age === '' ? null : Number(age)));
    const expected = Math.max(0, Math.min(children[room] ?? 0, 20));
    return {
      adults: count,
      childAges: Array.from({ length: expected }, (_, child) => ages[child] ?? null),
    };
  });
}

/** Fields of the search form sent without its script, with the place as typed; null without a place. */
export function readPlainSearch(
  query: URLSearchParams,
): { text: string; search: StaySearch } | null {
  const text = query.get('where')?.trim() ?? '';
  const nationality = query.get('nationality');
  if (text === '') return null;
  return {
    text,
    search: {
      ...EMPTY_SEARCH,
      stay: stayOf(dayOfAddress(query.get('checkIn')), dayOfAddress(query.get('checkOut'))),
      party: readParty(query),
      nationality: nationality !== null && /^[A-Z]{2}$/.test(nationality) ? nationality : null,
    },
  };
}
