import { hash32 } from '../../kit/random';
import { MINUTE } from '../../kit/zones';
import type { Airline } from '../reference/airlines';
import type { Airport } from '../reference/airports';
import type { Flight } from './flight';

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

const LONG_KM = 4_500;
const PATIENCE = 5 * 60 * MINUTE;
const LONG_PATIENCE = 9 * 60 * MINUTE;

const WALK = [35, 35, 40, 50, 60];
const OTHER_TERMINAL = 25;
const BORDER = 15;

/** What a traveller with luggage needs between two flights, and the longest that anybody waits. */
export function transferTimes(
  { departure: arriving }: Flight,
  { departure: departing }: Flight,
): [least: number, most: number] {
  const { to: hub } = arriving;
  const isOtherTerminal = terminalOf(hub, arriving.carrier) !== terminalOf(hub, departing.carrier);
  const isBorder = [arriving.from, departing.to].some(({ country }) => country !== hub.country);
  const minutes =
    (WALK[hub.size - 1] ?? 60) + (isOtherTerminal ? OTHER_TERMINAL : 0) + (isBorder ? BORDER : 0);
  const isLong = Math.max(arriving.km, departing.km) > LONG_KM;
  return [minutes * MINUTE, isLong ? LONG_PATIENCE : PATIENCE];
}

export function isTransfer(arriving: Flight, departing: Flight): boolean {
  const wait = departing.departsAt - arriving.arrivesAt;
  const [least, most] = transferTimes(arriving, departing);
  return wait >= least && wait <= most;
}
