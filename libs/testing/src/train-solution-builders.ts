import type { LegSolution, TrainSegment } from '@wayfare/api-contract';

/* Trains between Amsterdam and Paris in January; clocks of tests stand at `FIXED_NOW`. */

export const AMSTERDAM = {
  code: 'NL:amsterdam-centraal',
  label: 'Amsterdam Centraal',
  timeZone: 'Europe/Amsterdam',
};
const BRUSSELS = {
  code: 'BE:bruxelles-midi',
  label: 'Bruxelles-Midi',
  timeZone: 'Europe/Brussels',
};
export const PARIS = {
  code: 'FR:paris-gare-du-nord',
  label: 'Paris Gare du Nord',
  timeZone: 'Europe/Paris',
};

/** Eurostar 9320 from Amsterdam to Paris, 08:14 to 11:35 on 14 January. */
export function buildTrainSegment(changes: Partial<TrainSegment> = {}): TrainSegment {
  return {
    id: 'seg-1',
    origin: AMSTERDAM,
    destination: PARIS,
    departure: '2027-01-14T08:14:00+01:00',
    arrival: '2027-01-14T11:35:00+01:00',
    duration: 'PT3H21M',
    marketingCarrier: 'Eurostar',
    vehicle: 'Eurostar 9320',
    kind: 'high-speed',
    comfortCategory: { code: 'STANDARD', label: 'Standard' },
    checkInMinutes: 0,
    ...changes,
  };
}

/** The direct train of `buildTrainSegment`; with other segments the times are theirs. */
export function buildTrainSolution(changes: Partial<LegSolution> = {}): LegSolution {
  const segments = changes.segments ?? [buildTrainSegment()];
  return {
    id: 'sol-1',
    departure: segments[0]?.departure ?? '',
    arrival: segments.at(-1)?.arrival ?? '',
    duration: 'PT3H21M',
    segments,
    transfers: [],
    ...changes,
  };
}

/** By Brussels, on two trains with 40 minutes to change. */
export function buildConnectingSolution(changes: Partial<LegSolution> = {}): LegSolution {
  return buildTrainSolution({
    id: 'sol-2',
    duration: 'PT4H25M',
    segments: [
      buildTrainSegment({
        id: 'seg-2',
        destination: BRUSSELS,
        departure: '2027-01-14T09:10:00+01:00',
        arrival: '2027-01-14T11:20:00+01:00',
        duration: 'PT2H10M',
        marketingCarrier: 'NS',
        vehicle: 'IC 9220',
        kind: 'intercity',
      }),
      buildTrainSegment({
        id: 'seg-3',
        origin: BRUSSELS,
        departure: '2027-01-14T12:00:00+01:00',
        arrival: '2027-01-14T13:35:00+01:00',
        duration: 'PT1H35M',
        vehicle: 'Eurostar 9340',
      }),
    ],
    transfers: [{ from: BRUSSELS, to: BRUSSELS, minutes: 40, kind: 'same-station' }],
    ...changes,
  });
}

/** Back from Paris on 17 January, 14:25 to 17:46. */
export function buildReturnSolution(changes: Partial<LegSolution> = {}): LegSolution {
  return buildTrainSolution({
    id: 'sol-9',
    segments: [
      buildTrainSegment({
        id: 'seg-9',
        origin: PARIS,
        destination: AMSTERDAM,
        departure: '2027-01-17T14:25:00+01:00',
        arrival: '2027-01-17T17:46:00+01:00',
        vehicle: 'Eurostar 9357',
      }),
    ],
    ...changes,
  });
}
