import { aStop } from '../../../../test/builders/build-rail-item';
import { greatCircle } from '../../../platform/great-circle';
import { travelEmissions } from './travel-emissions';

const PLACES = {
  amsterdam: { latitude: 52.3789, longitude: 4.9004 },
  brussels: { latitude: 50.8354, longitude: 4.3365 },
  paris: { latitude: 48.8809, longitude: 2.3553 },
  lyon: { latitude: 45.7606, longitude: 4.8595 },
  berlin: { latitude: 52.525, longitude: 13.3694 },
  munich: { latitude: 48.1402, longitude: 11.5584 },
  madrid: { latitude: 40.4066, longitude: -3.6892 },
  barcelona: { latitude: 41.3792, longitude: 2.1405 },
} as const;
type Town = keyof typeof PLACES;

const stop = (town: Town) => ({ ...aStop(`XX:${town}`), position: PLACES[town] });
const ride = (from: Town, to: Town) => ({ origin: stop(from), destination: stop(to) });

describe('What travellers emit', () => {
  // roughly what trains cover between them
  it.each<[Town, Town, number]>([
    ['amsterdam', 'paris', 510],
    ['paris', 'lyon', 430],
    ['berlin', 'munich', 623],
    ['madrid', 'barcelona', 621],
  ])('follows the length of the line from %s to %s, within an eighth', (from, to, measured) => {
    const kilometres = travelEmissions([ride(from, to)])?.kilometres ?? 0;
    expect(Math.abs(kilometres - measured) / measured).toBeLessThan(0.125);
  });

  it('is kilograms by train, and beside it by car and by air', () => {
    expect(Math.round(greatCircle(PLACES.amsterdam, PLACES.paris))).toBe(428);
    expect(travelEmissions([ride('amsterdam', 'paris')])).toEqual({
      kilometres: 514,
      train: 17,
      car: 73.5,
      flight: 83.7,
    });
  });

  it('counts the way round by each change for trains, and not for a car or a flight', () => {
    const direct = travelEmissions([ride('amsterdam', 'lyon')]);
    const round = travelEmissions([ride('amsterdam', 'paris'), ride('paris', 'lyon')]);
    expect(round?.train).toBeGreaterThan(direct?.train ?? Infinity);
    expect([round?.car, round?.flight]).toEqual([direct?.car, direct?.flight]);
  });

  it('is not said where a station has no position', () => {
    expect(travelEmissions([])).toBeNull();
    expect(
      travelEmissions([
        ride('amsterdam', 'brussels'),
        { origin: stop('brussels'), destination: aStop('FR:paris') },
      ]),
    ).toBeNull();
  });
});
