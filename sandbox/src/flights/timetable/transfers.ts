import type { Flight } from './flight';
import { terminalOf } from './terminals';

const MINUTE = 60_000;
const LONG_KM = 4_500;
/** The farthest that a wait may be: longer after or before a long flight. */
const PATIENCE = 5 * 60 * MINUTE;
const LONG_PATIENCE = 9 * 60 * MINUTE;

/** By the size of the airport. */
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
