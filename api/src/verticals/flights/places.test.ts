import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { answerCaches, ownCaches } from '../../platform/answers/answer-caches';
import type { Place as Town } from '../../catalogue/records/records';
import { Problem } from '../../platform/http/problem';
import type { Place } from '../../ports/flight-offers';
import { placeByCode } from './place-by-code';
import { flightPlacesService } from './places.service';

function place(text: string): Place {
  const [type, iataCode = '', name = '', cityName = '', country = '', iataCityCode] =
    text.split('|');
  return {
    type: type === 'city' ? 'city' : 'airport',
    iataCode,
    name,
    cityName,
    country,
    iataCityCode: iataCityCode ?? null,
    latitude: null,
    longitude: null,
    timeZone: 'UTC',
  };
}

const LHR = place('airport|LHR|Heathrow|London|GB|LON');
const LGW = place('airport|LGW|Gatwick|London|GB|LON');
const LON = place('city|LON|London|London|GB');
const YXU = place('airport|YXU|London Airport|London|CA|YXU');
const LDY = place('airport|LDY|City of Derry Airport|Londonderry|GB|LDY');
const OSL = place('airport|OSL|Gardermoen|Oslo|NO|OSL');
const TRF = place('airport|TRF|Torp|Oslo|NO|OSL');
const AMS = place('airport|AMS|Schiphol|Amsterdam|NL|AMS');
const JFK = place('airport|JFK|John F. Kennedy|New York|US|NYC');
const KLA = place('airport|KLA|Lond Field|Londa|XX');

/** What the supplier finds: English names and codes alone. */
const FOUND: Readonly<Record<string, readonly Place[]>> = {
  london: [LHR, LON, LDY, LGW, YXU],
  lon: [LHR, LON],
  londen: [KLA],
  oslo: [TRF, OSL],
  lhr: [LHR],
  ams: [AMS],
  'new york': [JFK],
};

function town(en: string, nl: string, country: string): Town {
  const ref = { id: country, names: { en: country, nl: country } };
  return {
    type: 'city',
    id: `c_${en}`,
    names: { en, nl },
    country: ref,
    destination: null,
    city: null,
    latitude: 0,
    longitude: 0,
    paths: { en: '', nl: '' },
    hotelCount: 0,
    timeZone: 'Europe/London',
  };
}

const NORWAY: Town = { ...town('Norway', 'Noorwegen', 'NO'), type: 'country', id: 'NO' };
const DRAMMEN = town('Drammen', 'Drammen', 'NO');
const PLACES = [NORWAY, DRAMMEN, town('London', 'Londen', 'GB')];
/** Airports by which one flies there; the supplier knows no XXX. */
const REACHED: Readonly<Record<string, readonly string[]>> = {
  NO: ['OSL', 'XXX'],
  c_Drammen: ['OSL'],
  c_London: ['LHR'],
};

/** What the catalogue takes a misspelt word for. */
const GUESSED: Readonly<Record<string, readonly Town[]>> = {
  lodnon: [town('London', 'Londen', 'GB')],
  darmmen: [DRAMMEN],
};

const TOWNS = [town('London', 'Londen', 'GB'), town('Oslo', 'Oslo', 'NO')];
/** The catalogue finds a town by former names too: Nieuw Amsterdam. */
const FORMER: Readonly<Record<string, readonly Town[]>> = {
  ams: [town('New York', 'New York', 'US')],
};

function service(
  places = async (term: string) => FOUND[term.toLowerCase()] ?? [],
  openCache = ownCaches,
) {
  const asked: string[] = [];
  const supplier = {
    places: (term: string) => {
      asked.push(term);
      return places(term);
    },
    place: async (code: string) => {
      asked.push(code);
      return [LHR, OSL].find(({ iataCode }) => iataCode === code) ?? null;
    },
  };
  const catalogue = {
    hotelsPredictive: (term: string) => ({
      hotels: [],
      destinations: [],
      countries: [],
      cities:
        FORMER[term.toLowerCase()] ??
        TOWNS.filter(({ names }) =>
          Object.values(names).some((name) => name.toLowerCase().startsWith(term.toLowerCase())),
        ),
    }),
    placeCalled: (term: string) =>
      PLACES.find(({ names }) =>
        Object.values(names).some((name) => name.toLowerCase() === term.toLowerCase()),
      ) ?? null,
    predictive: (term: string) =>
      (GUESSED[term] ?? []).map((place) => ({ ...place, isSimilar: true })),
    airportsFor: ({ id }: Town) => REACHED[id] ?? [],
    cityNamed: (name: string, country: string) =>
      TOWNS.find(({ names, country: { id } }) => names.en === name && id === country) ?? null,
  };
  return {
    asked,
    ...flightPlacesService(supplier, catalogue, {
      byCode: placeByCode(supplier, openCache),
      openCache,
    }),
  };
}

const codes = (places: readonly { iata_code: string }[]) =>
  places.map(({ iata_code: code }) => code).join(' ');

describe('Places to fly from and to', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['London', 'the city before its airports, then what is called alike', 'LON LHR LGW LDY YXU'],
    ['Londen', 'the same town by its Dutch name before anything else', 'LON LHR LGW KLA'],
    ['lon', 'what the beginning of a name finds', 'LON LHR'],
    ['LHR', 'an airport by its code', 'LHR'],
    ['Ams', 'no town by a name that it had once', 'AMS'],
    ['Noorwegen', 'the airports of a country', 'OSL'],
    ['drammen', 'the nearest airport of a town that has none', 'OSL'],
    ['lodnon', 'the town that is meant by a misspelt word', 'LON LHR LGW'],
    ['darmmen', 'the nearest airport of one that has none', 'OSL'],
    ['zzz', 'none where nothing is meant', ''],
  ])('are for %j %s', async (term, _what, expected) => {
    expect(codes(await service().find(term, 'en'))).toBe(expected);
  });

  it.each([
    ['lodnon', true],
    ['London', undefined],
  ])('say whether they are only spelt much like it: %j', async (term, isSimilar) => {
    expect((await service().find(term, 'en'))[0]?.isSimilar).toBe(isSimilar);
  });

  it('are what another process was told, which is not asked for again', async () => {
    const openCache = answerCaches(memoryState());
    const found = async ({ find, byId }: ReturnType<typeof service>) => [
      ...(await Promise.all(['Londen', 'Noorwegen'].map((term) => find(term, 'nl')))),
      await byId('AOSL', 'en'),
    ];
    const first = await found(service(undefined, openCache));
    const next = service(undefined, openCache);
    expect(await found(next)).toEqual(first);
    expect(next.asked).toEqual([]);
  });

  it('have the place whose code was typed first', async () => {
    const { find } = service(async () => [TRF, OSL, LON]);
    expect(codes(await find('lon', 'en'))).toBe('LON TRF OSL');
  });

  it('are named in the language asked for', async () => {
    const [city, airport] = await service().find('Londen', 'nl');
    expect(city).toEqual({
      type: 'city',
      iata_code: 'LON',
      name: 'Londen',
      city_name: 'Londen',
      country_name: 'Verenigd Koninkrijk',
      iata_city_code: null,
    });
    expect(airport).toEqual({
      type: 'airport',
      iata_code: 'LHR',
      name: 'Heathrow',
      city_name: 'Londen',
      country_name: 'Verenigd Koninkrijk',
      iata_city_code: 'LON',
    });
  });

  it('name the city of an airport only where it has a code of its own', async () => {
    expect(
      (await service().find('oslo', 'en')).map(({ iata_code: code, iata_city_code: city }) => [
        code,
        city,
      ]),
    ).toEqual([
      ['TRF', 'OSL'],
      ['OSL', null],
    ]);
  });

  it('are ten at most', async () => {
    const { find } = service(async () =>
      Array.from({ length: 15 }, (_, index) => place(`airport|A${index}|Field|Town ${index}|XX`)),
    );
    expect(await find('field', 'en')).toHaveLength(10);
  });

  it('are asked for once, whoever asks', async () => {
    const { find, asked } = service();
    await Promise.all([find('Londen', 'en'), find('londen', 'nl'), find('LONDEN', 'en')]);
    expect(asked).toEqual(['Londen', 'London']);
  });

  it('are found by what was typed when the other name cannot be asked for, and fail when that cannot', async () => {
    const down = async (term: string) => {
      if (term === 'London') throw new Problem('SUPPLIER_FAILED');
      return FOUND[term.toLowerCase()] ?? [];
    };
    expect(codes(await service(down).find('Londen', 'en'))).toBe('LHR KLA');
    await expect(service(down).find('London', 'en')).rejects.toMatchObject({
      problemCode: 'SUPPLIER_FAILED',
    });
  });

  it('API-07 are told by the letter A and their code', async () => {
    expect(await service().byId('ALHR', 'nl')).toEqual({
      address: { cityName: 'Londen' },
      name: 'Heathrow',
      iataCode: 'LHR',
    });
    const { byId, asked } = service();
    await Promise.all([byId('ALHR', 'en'), byId('ALHR', 'nl')]);
    expect(asked).toEqual(['LHR']);
    await expect(service().byId('AXXX', 'en')).rejects.toMatchObject({
      statusCode: 404,
      problemCode: 'NOT_FOUND',
    });
  });

  it('are asked for by their code once an hour, also while everybody reads them', async () => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(1_000);
    const { byId, asked } = service();
    for (let minutes = 0; minutes <= 70; minutes += 10) {
      await byId('ALHR', 'en');
      jest.advanceTimersByTime(10 * 60_000);
    }
    expect(asked).toEqual(['LHR', 'LHR']);
  });
});
