import { fraction } from '../../kit/random';
import type { Line } from '../network/line';
import type { Network } from '../network/network';
import { writtenLines } from '../network/written-lines';
import { STATIONS, type Station } from '../stations/station';

const NEAREST_KM = 6;
const FARTHEST_KM = 40;
const KM_A_DEGREE = 111.2;

/** A town of its own somewhere around a station. */
function townAround(station: Station, index: number): Station {
  const key = `grown/${station.code}/${index}`;
  const angle = fraction(`${key}/angle`) * 2 * Math.PI;
  const km = NEAREST_KM + fraction(`${key}/km`) * (FARTHEST_KM - NEAREST_KM);
  const latitude = station.latitude + (km * Math.sin(angle)) / KM_A_DEGREE;
  const longitude =
    station.longitude +
    (km * Math.cos(angle)) / (KM_A_DEGREE * Math.cos((station.latitude * Math.PI) / 180));
  const code = `${station.code}-${index}`;
  const names = {
    en: `${station.names.en} ${index}`,
    nl: `${station.names.nl} ${index}`,
    local: `${station.names.local} ${index}`,
  };
  return {
    ...station,
    code,
    names,
    latitude,
    longitude,
    city: { code, names },
    uic: undefined,
    weight: Math.max(30, station.weight - 8),
  };
}

/** The same line through the towns around its stops; a regional one starts at its true first stop, so that towns are reached from there. */
function lineAround(
  line: Line,
  index: number,
  town: (station: Station, index: number) => Station,
): Line {
  const letter = String.fromCharCode(64 + index);
  const isLink = line.kind === 'regional' && line.firstNumber % 2 === 1;
  return {
    ...line,
    carrier: { ...line.carrier, code: `${line.carrier.code}Z${letter}` },
    stops: line.stops.map((stop, at) =>
      isLink && at === 0 ? stop : { ...stop, station: town(stop.station, index) },
    ),
  };
}

/** The network with so many times its stations and its lines in the same countries; the true one is part of it. */
export function grownNetwork(times: number): Network {
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 1);
  const towns = new Map(
    STATIONS.flatMap((station) =>
      copies.map((index): [string, Station] => [
        `${station.code}/${index}`,
        townAround(station, index),
      ]),
    ),
  );
  const town = (station: Station, index: number): Station =>
    towns.get(`${station.code}/${index}`) ?? station;
  const stations = [...STATIONS, ...towns.values()];
  const own = writtenLines();
  return {
    stations,
    lines: [...own, ...copies.flatMap((index) => own.map((line) => lineAround(line, index, town)))],
  };
}
