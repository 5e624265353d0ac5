import { STATIONS, type Station } from '../stations/station';
import type { Line } from './line';
import { writtenLines } from './written-lines';

export interface Network {
  stations: readonly Station[];
  lines: readonly Line[];
}

export function makeNetwork(): Network {
  return { stations: STATIONS, lines: writtenLines() };
}

let made: Network | undefined;

export function network(): Network {
  made ??= makeNetwork();
  return made;
}
