import { hash32 } from '../../kit/random';
import type { Airline } from '../reference/airlines';
import type { Airport } from '../reference/airports';

/** Large airports under one roof. */
const ONE_TERMINAL = new Set(['AMS', 'ZRH', 'CPH', 'OSL', 'HEL', 'ATH', 'DUS', 'SAW', 'HKG']);

/** Partners share a terminal; small airports do not number theirs. */
export function terminalOf(
  { iata, size }: Airport,
  { iata: code, alliance }: Airline,
): string | null {
  if (size < 3 || ONE_TERMINAL.has(iata)) return null;
  const terminals = size === 3 ? 2 : 3;
  return String(1 + (hash32(`terminal/${iata}/${alliance ?? code}`) % terminals));
}
