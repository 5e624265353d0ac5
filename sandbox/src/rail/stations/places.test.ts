import { findPlaces, placeByCode } from './places';
import { STATIONS } from './station';

const codes = (query: string, size = 6) => findPlaces(query, size).map(({ code }) => code);

describe('stations', () => {
  test('are about a thousand in the countries of Europe, each with a code, a position and a time zone of its own', () => {
    expect(STATIONS.length).toBeGreaterThan(800);
    expect(STATIONS.length).toBeLessThan(1_300);
    expect(new Set(STATIONS.map(({ code }) => code)).size).toBe(STATIONS.length);
    expect(new Set(STATIONS.map(({ country }) => country)).size).toBeGreaterThan(30);
    for (const { code, country, timezone, latitude, longitude, weight } of STATIONS) {
      expect(code).toMatch(/^[A-Z]{2}:[a-z0-9-]+$/);
      expect(code.slice(0, 2)).toBe(country);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
      expect(latitude > 35 && latitude < 71 && longitude > -11 && longitude < 33.5).toBe(true);
      expect(weight).toBeGreaterThanOrEqual(25);
    }
  });

  test.each([
    ['GB:london-st-pancras', 'Europe/London'],
    ['PT:lisboa-oriente', 'Europe/Lisbon'],
    ['EE:tallinn', 'Europe/Tallinn'],
    ['FR:paris-gare-du-nord', 'Europe/Paris'],
    ['GR:athens', 'Europe/Athens'],
  ])('%s keeps the time of %s', (code, timezone) => {
    expect(placeByCode(code)?.timezone).toBe(timezone);
  });
});

describe('finding places', () => {
  test.each([
    ['TRN-01: a town comes before its stations', 'paris', 'FR:paris', 'FR:paris-gare-de-lyon'],
    ['a town is found by its Dutch name', 'londen', 'GB:london', 'GB:london-euston'],
    ['a town is found by its English name', 'cologne', 'DE:koln', 'DE:koln-hbf'],
    ['a town is found by its own name', 'köln', 'DE:koln', 'DE:koln-hbf'],
    ['a town is found without accents', 'koln', 'DE:koln', 'DE:koln-hbf'],
    ['a town is found by its beginning', 'wene', 'AT:wien', 'AT:wien-hbf'],
    ['the larger one comes first', 'amst', 'NL:amsterdam', 'NL:amsterdam-centraal'],
  ])('%s: %s', (_, query, first, second) => {
    expect(codes(query).slice(0, 2)).toEqual([first, second]);
  });

  test.each([
    ['st pancras', ['GB:london-st-pancras']],
    ['gare de l', ['FR:paris-gare-de-lyon', 'FR:paris-gare-de-lest']],
    ['marseille', ['FR:marseille-st-charles']],
    ['zwolle', ['NL:zwolle']],
    ['nowhere', ['XX:nowhere']],
    ['nergens', ['XX:nowhere']],
    ['xyzzy', []],
    ['', []],
    ['  ', []],
    ['’', []],
  ])('%j finds %j', (query, found) => {
    expect(codes(query)).toEqual(found);
  });

  test('every station is found by each of its names, and no more than asked for', () => {
    for (const { code, names } of STATIONS)
      for (const name of Object.values(names)) expect(codes(name, 30)).toContain(code);
    expect(codes('a', 3)).toHaveLength(3);
  });
});

describe('places by code', () => {
  test('a town stands for all its stations, the main one first', () => {
    expect(placeByCode('NL:amsterdam')).toMatchObject({
      type: 'city',
      names: { en: 'Amsterdam' },
      country: 'NL',
      stations: ['NL:amsterdam-centraal', 'NL:amsterdam-zuid', 'NL:amsterdam-amstel'],
    });
  });

  test('a town with one station has a code as well', () => {
    expect(placeByCode('FR:marseille')).toMatchObject({
      type: 'city',
      stations: ['FR:marseille-st-charles'],
    });
    expect(placeByCode('NL:zwolle')).toMatchObject({ type: 'station', stations: ['NL:zwolle'] });
  });

  test.each([
    ['FR:paris', 'Paris', 'Parijs', 'Paris'],
    ['AT:wien', 'Vienna', 'Wenen', 'Wien'],
    ['BE:bruxelles-midi', 'Brussels-Midi', 'Brussel-Zuid', 'Bruxelles-Midi'],
    ['DK:kobenhavn', 'Copenhagen Central', 'Kopenhagen Centraal', 'København H'],
    ['CZ:praha', 'Prague', 'Praag', 'Praha'],
    ['NL:den-haag', 'The Hague', 'Den Haag', 'Den Haag'],
  ])('%s is %s, %s and %s', (code, en, nl, local) => {
    expect(placeByCode(code)).toMatchObject({ names: { en, nl, local } });
  });

  test('nowhere is a place, and an unknown code is none', () => {
    expect(placeByCode('XX:nowhere')).toMatchObject({
      names: { en: 'Nowhere' },
      timezone: 'Europe/Brussels',
      stations: ['XX:nowhere'],
    });
    expect(placeByCode('NL:atlantis')).toBeUndefined();
  });
});
