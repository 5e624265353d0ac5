import {
  hotelsPredictive,
  popularPlaces,
  predictive,
  resolveHotelPath,
  seoText,
  sitemapByCity,
  sitemapByCountry,
} from '@wayfare/api-contract';
import type { AppUnderTest } from '../../test/clients/app';
import { startApp } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { searchDestinations } from './search-destinations';

describeOnDatabase('Places', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  afterAll(() => api.close());

  it.each([
    ['en', 'Spain', '/spain/catalonia/barcelona'],
    ['nl', 'Spanje', '/spanje/catalonie/barcelona'],
  ] as const)(
    'API-30 are suggested in %s with the path of that language',
    async (language, countryName, path) => {
      const { status, result } = await api.ask(predictive, { place: 'barclona', language });
      expect(status).toBe(200);
      expect(result?.[0]).toMatchObject({
        type: 'city',
        id: 'c_3128760',
        label: 'Barcelona',
        countryName,
        cityName: 'Barcelona',
        path,
      });
    },
  );

  it('API-30 refuses a term of 5,000 characters with a message about the field', async () => {
    const { status, result, errors } = await api.ask(predictive, {
      place: 'x'.repeat(5000),
      language: 'nl',
    });
    expect(status).toBe(422);
    expect(result).toBeNull();
    expect(errors[0]).toMatchObject({ code: 'INVALID_REQUEST', field: 'place' });
  });

  it.each(['', ' ', "'; DROP TABLE catalogue_places; --", '<script>alert(1)</script>'])(
    'API-30 takes %j for text',
    async (place) => {
      expect(await api.ask(predictive, { place })).toMatchObject({ status: 200, result: [] });
    },
  );

  it('API-33 come by kind with ids and names in both languages', async () => {
    const { result } = await api.ask(hotelsPredictive, { term: 'spanje' });
    expect(result).toMatchObject({
      hotels: expect.any(Array),
      cities: expect.any(Array),
      destinations: expect.any(Array),
    });
    expect(result?.countries[0]).toEqual({ id: 'ES', names: { en: 'Spain', nl: 'Spanje' } });
  });

  it('API-34 that many travel to come with a picture of our own', async () => {
    const { result } = await api.ask(popularPlaces, { language: 'nl' });
    expect(result?.[0]).toMatchObject({
      label: 'Barcelona',
      hotelCount: 45,
      image: '/media/sight-barcelona-1',
      imageAlt: expect.stringMatching(/^Tekening van de torens van de Sagrada Família/),
    });
    const images = result?.map(({ image }) => image) ?? [];
    expect(images.every((image) => image.startsWith('/media/'))).toBe(true);
    expect(new Set(images).size).toBe(images.length);
  });

  it('OQ-13 are resolved from either language to the canonical paths', async () => {
    const { result } = await api.ask(resolveHotelPath, {
      path: '/spain/catalonia',
      language: 'nl',
    });
    expect(result).toMatchObject({
      place: { type: 'destination', id: 'ES.56', label: 'Catalonië' },
      paths: { en: '/spain/catalonia', nl: '/spanje/catalonie' },
      children: [{ id: 'c_3128760', path: '/spanje/catalonie/barcelona', hotelCount: 45 }],
    });
    expect(result?.breadcrumb.map(({ label }) => label)).toEqual(['Spanje', 'Catalonië']);
  });

  it('answers 404 for a path that is no place', async () => {
    const { status, errors } = await api.ask(resolveHotelPath, {
      path: '/atlantis',
      language: 'en',
    });
    expect(status).toBe(404);
    expect(errors[0]).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [
      { codeCountry: 'ES' },
      { country_name: 'Spanje', destination_name: null, city_name: null, hotel_name: null },
    ],
    [
      { destination_id: 'ES.56' },
      { country_name: 'Spanje', destination_name: 'Catalonië', city_name: null, hotel_name: null },
    ],
    [
      { city_id: 'c_3128760' },
      {
        country_name: 'Spanje',
        destination_name: 'Catalonië',
        city_name: 'Barcelona',
        hotel_name: null,
      },
    ],
    [
      { id_property: 'bcn-0' },
      { country_name: 'Spanje', city_name: 'Barcelona', hotel_name: expect.any(String) },
    ],
  ])('SEO-10 have texts by %j', async (id, names) => {
    const { result } = await api.ask(seoText, { ...id, language: 'nl' });
    expect(result?.[0]).toMatchObject({
      ...names,
      names: { en: { country_name: 'Spain' }, nl: { country_name: 'Spanje' } },
    });
  });

  it('SEO-10 answers 404 for a place that there is not', async () => {
    expect((await api.ask(seoText, { city_id: 'c_1', language: 'en' })).status).toBe(404);
  });

  it.each([
    ['en', 'Hotels worldwide'],
    ['nl', 'Hotels wereldwijd'],
  ] as const)(
    'API-37 answers the text of all places for the language %s alone',
    async (language, title) => {
      const { status, result } = await api.ask(seoText, { language });
      expect([status, result]).toMatchObject([
        200,
        [
          {
            title,
            country_name: null,
            names: { en: { city_name: null }, nl: { city_name: null } },
          },
        ],
      ]);
    },
  );

  it.each([
    ['API-35', sitemapByCountry, 'en', '/netherlands', '/spain'],
    ['API-35', sitemapByCountry, 'nl', '/nederland', '/spanje'],
    [
      'API-36',
      sitemapByCity,
      'en',
      '/netherlands/north-holland/amsterdam',
      '/spain/catalonia/barcelona',
    ],
    [
      'API-36',
      sitemapByCity,
      'nl',
      '/nederland/noord-holland/amsterdam',
      '/spanje/catalonie/barcelona',
    ],
  ] as const)(
    '%s SEO-11 %o lists those with hotels only, in %s',
    async (_id, call, language, ...paths) => {
      const { status, result } = await api.ask(call, { language });
      expect([status, result?.map(({ path }) => path)]).toEqual([200, paths]);
    },
  );

  it('API-32 lists the regions of a country in the language asked for', async () => {
    const { result } = await api.ask(searchDestinations, {
      search: { codeCountry: 'ES', language: 'nl' },
    });
    expect(result?.map(({ label }) => label)).toEqual(['Catalonië']);
  });
});
