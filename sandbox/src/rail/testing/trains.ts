import type { Journey, Ride } from '../planner/journey';
import { network } from '../network/network';

/** A ride with what a test is not about left ordinary: a Thursday three weeks after `NOW`. */
export function ride(changes: Partial<Ride> = {}): Ride {
  const departure = changes.departure ?? '2026-12-10T11:10:00+01:00';
  return {
    id: `${changes.carrier?.code ?? 'DB'}-${changes.number ?? '123'}`,
    carrier: { code: 'DB', name: 'Deutsche Bahn' },
    kind: 'high-speed',
    product: 'ICE',
    number: '123',
    from: 'DE:koln-hbf',
    to: 'DE:frankfurt-main-hbf',
    departure,
    arrival: '2026-12-10T14:10:00+01:00',
    minutes: 180,
    km: 300,
    checkInMinutes: 0,
    ...changes,
  };
}

export const NOW = Date.UTC(2026, 10, 19, 10);

export const EUROSTAR = ride({
  carrier: { code: 'ES', name: 'Eurostar' },
  product: 'Eurostar',
  from: 'NL:amsterdam-centraal',
  to: 'FR:paris-gare-du-nord',
  km: 510,
});
export const TO_LONDON = ride({
  carrier: { code: 'ES', name: 'Eurostar' },
  product: 'Eurostar',
  from: 'BE:bruxelles-midi',
  to: 'GB:london-st-pancras',
  km: 370,
  checkInMinutes: 45,
});
export const OUIGO = ride({
  carrier: { code: 'SNCF', name: 'SNCF Voyageurs' },
  product: 'OUIGO',
  from: 'FR:paris-gare-de-lyon',
  to: 'FR:lyon-part-dieu',
  km: 430,
});
export const TGV = ride({
  carrier: { code: 'SNCF', name: 'SNCF Voyageurs' },
  product: 'TGV INOUI',
  from: 'FR:paris-gare-de-lyon',
  to: 'FR:lyon-part-dieu',
  km: 430,
});
export const INTERCITY = ride({
  carrier: { code: 'NS', name: 'NS' },
  product: 'Intercity',
  kind: 'intercity',
  from: 'NL:groningen',
  to: 'NL:amsterdam-centraal',
  km: 180,
});
export const LOCAL = ride({
  carrier: { code: 'DBR', name: 'DB Regio' },
  product: 'RE',
  kind: 'regional',
  from: 'DE:munchen-hbf',
  to: 'DE:garmisch-partenkirchen',
  km: 100,
});
export const NIGHTJET = ride({
  carrier: { code: 'OBB', name: 'ÖBB' },
  product: 'Nightjet',
  kind: 'night',
  from: 'AT:wien-hbf',
  to: 'DE:hamburg-hbf',
  km: 1_150,
  departure: '2026-12-10T20:10:00+01:00',
  arrival: '2026-12-11T08:40:00+01:00',
});
export const ICE = ride();

export function journeyOf(...rides: readonly Ride[]): Journey {
  const [first, last] = [rides[0], rides.at(-1)];
  return {
    id: rides.map(({ id }) => id).join('+'),
    departure: first?.departure ?? '',
    arrival: last?.arrival ?? '',
    minutes: 180 * rides.length,
    rides: [...rides],
    transfers: [],
  };
}

/** One ride on every kind of train that there is. */
export function everyKindOfTrain(): Ride[] {
  const kinds = network().lines.filter(
    ({ carrier: { code }, product, kind }, index, lines) =>
      lines.findIndex(
        (line) => line.carrier.code === code && line.product === product && line.kind === kind,
      ) === index,
  );
  return kinds.map(({ carrier, product, kind }) => ride({ carrier, product, kind }));
}
