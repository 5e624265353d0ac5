import type { PlaceId } from '../../api/place-tree.api';

const COUNTRY_CODE = /^[A-Za-z]{2}$/;
const LONGEST_ID = 40;

/** null when the address names none, `unknown` when it is invalid. */
export function askedPlace(query: URLSearchParams): PlaceId | 'unknown' | null {
  const destination = query.get('destination_id') ?? '';
  if (destination !== '')
    return destination.length > LONGEST_ID ? 'unknown' : { destination_id: destination };
  return askedCountry(query);
}

export function askedCountry(query: URLSearchParams): { codeCountry: string } | 'unknown' | null {
  const code = query.get('codeCountry') ?? '';
  if (code === '') return null;
  return COUNTRY_CODE.test(code) ? { codeCountry: code.toUpperCase() } : 'unknown';
}
