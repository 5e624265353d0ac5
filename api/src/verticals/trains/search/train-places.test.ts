import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { answerCaches, ownCaches } from '../../../platform/answers/answer-caches';
import type { Place } from '../../../catalogue/records/records';
import { Problem } from '../../../platform/http/problem';
import type { RailPlace } from '../../../ports/rail-offers';
import { trainPlacesService } from './train-places.service';

const place = (code: string, label: string, localLabel = label): RailPlace => ({
  code,
  type: 'city',
  label,
  localLabel,
  country: code.slice(0, 2),
  timeZone: 'Europe/Paris',
});
const PLACES = [
  place('FR:paris', 'Paris', 'Parijs'),
  place('NL:amsterdam', 'Amsterdam'),
  place('BE:bruxelles', 'Brussels', 'Brussel'),
];

const PARIS: Place = {
  type: 'city',
  id: 'c_paris',
  names: { en: 'Paris', nl: 'Parijs' },
  country: { id: 'FR', names: { en: 'France', nl: 'Frankrijk' } },
  destination: null,
  city: null,
  latitude: 48.86,
  longitude: 2.35,
  paths: { en: '', nl: '' },
  hotelCount: 1,
  timeZone: 'Europe/Paris',
};
const TOWER: Place = { ...PARIS, type: 'sight', city: PARIS };
const NOWHERE: Place = { ...PARIS, names: { en: 'Nowhere', nl: 'Nergens' } };
/** What the catalogue takes a text for. */
const MEANT: Readonly<Record<string, readonly Place[]>> = {
  parsi: [NOWHERE, PARIS],
  'eiffel tower': [TOWER],
  atlantis: [NOWHERE],
  'paris north': [{ ...TOWER, type: 'station', names: { en: 'Paris', nl: 'Parijs' } }],
};

/** Stations by their codes. */
const CODED: Readonly<Record<string, { name: string; country: string }>> = {
  ASD: { name: 'Amsterdam', country: 'NL' },
  am: { name: 'Brussels', country: 'BE' },
  XYZ: { name: 'Brussels', country: 'FR' },
};

function service(
  find = async (query: string): Promise<readonly RailPlace[]> =>
    PLACES.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
  openCache = ownCaches,
) {
  const asked: string[] = [];
  const supplier = {
    findPlaces: (query: string) => {
      asked.push(query);
      return find(query);
    },
    placesByCode: async (codes: readonly string[]) => {
      asked.push(codes.join(','));
      return PLACES.filter(({ code }) => codes.includes(code));
    },
  };
  const catalogue = {
    predictive: (term: string) => (MEANT[term] ?? []).map((each) => ({ ...each, isSimilar: true })),
    stationCoded: (code: string) => CODED[code] ?? null,
  };
  return { asked, ...trainPlacesService(supplier, catalogue, openCache) };
}

describe('Places that trains go to', () => {
  it('OQ-64 have their names in both languages', async () => {
    expect(await service().find('par', 8)).toEqual([
      {
        code: 'FR:paris',
        type: 'city',
        label: 'Paris',
        localLabel: 'Parijs',
        country: 'FR',
        timezone: 'Europe/Paris',
      },
    ]);
  });

  it('are what another process was told, which is not asked for again', async () => {
    const openCache = answerCaches(memoryState());
    const found = ({ find }: ReturnType<typeof service>) =>
      Promise.all([find('par', 8), find('eiffel tower', 8)]);
    const first = await found(service(undefined, openCache));
    const next = service(undefined, openCache);
    expect(await found(next)).toEqual(first);
    expect(next.asked).toEqual([]);
  });

  it('are asked for once, however they are typed, and again for another number of them', async () => {
    const { find, asked } = service();
    await Promise.all([find('Paris', 8), find(' PARIS', 8), find('pârís', 8)]);
    await find('paris', 4);
    expect(asked).toEqual(['Paris', 'paris']);
  });

  it.each([
    ['parsi', 'FR:paris', 'a name that is misspelt'],
    ['eiffel tower', 'FR:paris', 'a sight'],
    ['paris north', 'FR:paris', 'a station that is called otherwise'],
    ['atlantis', '', 'a town without trains'],
    ['zzz', '', 'nothing'],
  ])('are for %s those of the town that is meant: %s for %s', async (typed, codes) => {
    const found = await service().find(typed, 8);
    expect(found.map(({ code }) => code).join()).toBe(codes);
    expect(found.every(({ isSimilar }) => isSimilar === true)).toBe(true);
  });

  it.each([
    ['ASD', 'NL:amsterdam', 'the station that has this code'],
    ['am', 'NL:amsterdam BE:bruxelles', 'what begins so before the code of two letters'],
    ['XYZ', '', 'no station of its name in another country'],
  ])('are for %s %s: %s', async (typed, codes) => {
    const found = await service().find(typed, 8);
    expect(found.map(({ code }) => code).join(' ')).toBe(codes);
  });

  it('are what the name finds while a code cannot be looked up, and both once it can', async () => {
    let isAway = true;
    const { find } = service(async (query) => {
      if (query !== 'Brussels') return PLACES.slice(1, 2);
      if (isAway) throw new Problem('SUPPLIER_FAILED');
      return PLACES.slice(2);
    });
    const codes = async () => (await find('am', 8)).map(({ code }) => code);
    expect(await codes()).toEqual(['NL:amsterdam']);
    isAway = false;
    expect(await codes()).toEqual(['NL:amsterdam', 'BE:bruxelles']);
  });

  it.each(['', '  ', '...', '<b></b>'])(
    'PLT-31 are none for %j, which is not asked for',
    async (query) => {
      const { find, asked } = service();
      expect(await find(query, 8)).toEqual([]);
      expect(asked).toEqual([]);
    },
  );

  it('PLT-31 are asked for by the words alone', async () => {
    const { find, asked } = service();
    await find('<img src=x>Paris', 8);
    expect(asked).toEqual(['Paris']);
  });

  it('are asked for again after a failure', async () => {
    let tries = 0;
    const { find } = service(async () => {
      tries += 1;
      if (tries === 1) throw new Problem('SUPPLIER_FAILED');
      return PLACES;
    });
    await expect(find('par', 8)).rejects.toMatchObject({ problemCode: 'SUPPLIER_FAILED' });
    expect(await find('par', 8)).toHaveLength(3);
  });

  it('of an address come in its order, each asked for once; what is no code is left out', async () => {
    const { byCodes, known, asked } = service();
    expect(
      (await byCodes('NL:amsterdam,FR:paris,<script>,FR:nowhere,NL:amsterdam')).map(
        ({ code }) => code,
      ),
    ).toEqual(['NL:amsterdam', 'FR:paris']);
    expect([...(await known(['FR:paris', 'BE:bruxelles'])).keys()]).toEqual([
      'FR:paris',
      'BE:bruxelles',
    ]);
    expect(asked).toEqual(['NL:amsterdam,FR:paris,FR:nowhere', 'BE:bruxelles']);
  });
});
