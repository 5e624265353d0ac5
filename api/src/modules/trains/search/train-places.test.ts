import { Problem } from '../../../http/problem';
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

function service(
  find = async (query: string): Promise<readonly RailPlace[]> =>
    PLACES.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
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
  return { asked, ...trainPlacesService(supplier) };
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

  it('are asked for once, however they are typed, and again for another number of them', async () => {
    const { find, asked } = service();
    await Promise.all([find('Paris', 8), find(' PARIS', 8), find('pârís', 8)]);
    await find('paris', 4);
    expect(asked).toEqual(['Paris', 'paris']);
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
