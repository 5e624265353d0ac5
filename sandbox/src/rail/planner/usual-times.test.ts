import { planJourneys } from './planner';

jest.setTimeout(60_000);

const MORNING = new Date('2026-12-10T05:00:00Z');

/** Usual running times of the best trains, in minutes, as carriers publish them. */
const RELATIONS: [from: string, to: string, minutes: number][] = [
  ['NL:amsterdam', 'FR:paris', 200],
  ['NL:amsterdam', 'BE:bruxelles', 113],
  ['NL:amsterdam', 'GB:london', 235],
  ['NL:amsterdam', 'DE:koln', 157],
  ['NL:amsterdam', 'DE:frankfurt', 236],
  ['NL:amsterdam', 'DE:berlin', 352],
  ['NL:amsterdam', 'CH:basel', 410],
  ['NL:groningen', 'NL:maastricht', 255],
  ['GB:london', 'FR:paris', 137],
  ['GB:london', 'GB:edinburgh', 260],
  ['GB:london', 'GB:manchester', 128],
  ['BE:bruxelles', 'DE:frankfurt', 188],
  ['BE:bruxelles', 'DE:berlin', 410],
  ['FR:paris', 'FR:lyon', 118],
  ['FR:paris', 'FR:marseille', 188],
  ['FR:paris', 'FR:bordeaux', 128],
  ['FR:paris', 'ES:barcelona', 402],
  ['FR:paris', 'CH:zurich', 244],
  ['FR:paris', 'DE:munchen', 340],
  ['DE:koln', 'DE:frankfurt', 64],
  ['DE:hamburg', 'DE:munchen', 340],
  ['DE:berlin', 'DE:munchen', 240],
  ['DE:berlin', 'CZ:praha', 256],
  ['DE:berlin', 'PL:warszawa', 325],
  ['CH:zurich', 'IT:milano', 197],
  ['CH:geneve', 'CH:zurich', 165],
  ['AT:wien', 'HU:budapest', 160],
  ['AT:wien', 'CZ:praha', 245],
  ['DE:munchen', 'AT:wien', 240],
  ['IT:milano', 'IT:roma', 180],
  ['IT:roma', 'IT:napoli', 70],
  ['ES:madrid', 'ES:barcelona', 150],
  ['ES:madrid', 'ES:sevilla', 155],
  ['PT:lisboa', 'PT:porto', 170],
  ['SE:stockholm', 'SE:goteborg', 185],
  ['SE:stockholm', 'DK:kobenhavn', 312],
  ['DK:kobenhavn', 'DE:hamburg', 280],
  ['PL:warszawa', 'PL:krakow', 140],
];

describe('running times', () => {
  test.each(RELATIONS)('TRN-02: from %s to %s takes about %d minutes', (from, to, minutes) => {
    const best = Math.min(
      ...planJourneys({ from, to, after: MORNING, count: 12 }).map((journey) => journey.minutes),
    );
    expect(best).toBeGreaterThan(minutes * 0.8);
    expect(best).toBeLessThan(minutes * 1.2);
  });
});
