import { durationOf, lastOf, type Flight } from './flight';
import { terminalOf } from './terminals';

const MINUTE = 60_000;
const LONG_KM = 4_500;
/** The farthest that a wait may be: longer after a long flight. */
const PATIENCE = 5 * 60 * MINUTE;
const LONG_PATIENCE = 9 * 60 * MINUTE;

const WALK = [35, 35, 40, 50, 60];
const OTHER_TERMINAL = 25;
const BORDER = 15;

/** What a traveller with luggage needs between two flights. */
export function minimumTransfer(arriving: Flight, departing: Flight): number {
  const { to: hub, from: origin } = arriving.departure;
  const { from: gate, to: destination } = departing.departure;
  const isOtherTerminal =
    terminalOf(hub, arriving.departure.carrier) !== terminalOf(gate, departing.departure.carrier);
  const isBorder = origin.country !== hub.country || destination.country !== gate.country;
  return (
    ((WALK[hub.size - 1] ?? 60) +
      (isOtherTerminal ? OTHER_TERMINAL : 0) +
      (isBorder ? BORDER : 0)) *
    MINUTE
  );
}

export function maximumTransfer(arriving: Flight, departing: Flight): number {
  return Math.max(arriving.departure.km, departing.departure.km) > LONG_KM
    ? LONG_PATIENCE
    : PATIENCE;
}

export function isTransfer(arriving: Flight, departing: Flight): boolean {
  const wait = departing.departsAt - arriving.arrivesAt;
  return (
    wait >= minimumTransfer(arriving, departing) && wait <= maximumTransfer(arriving, departing)
  );
}

/** Nobody wants to be under way for more than a few times the straight flight. */
export function isReasonable(flights: readonly Flight[], straightKm: number): boolean {
  const straight = (straightKm / 850 + 0.7) * 60 * MINUTE;
  return (
    durationOf(flights) <= straight * 2.6 + 6 * 60 * MINUTE &&
    lastOf(flights).arrivesAt - (flights[0]?.departsAt ?? 0) <= 38 * 60 * MINUTE
  );
}
