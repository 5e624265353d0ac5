import { POPULAR_TRAIN_PLACES, railCards, trainPlaces } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../../test/clients/app';
import type { AppUnderTest } from '../../../../test/clients/app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { runningSandbox } from '../../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../../test/sandbox/sandbox-process';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

// The first search reads the timetable.
jest.setTimeout(30_000);

describeOnDatabase('Places and cards of trains', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), { env: { SANDBOX_URL: sandbox.origin } });
  }, 60_000);
  afterAll(() => api.close());

  it.each([
    ['paris', 'FR:paris', 'Paris', 'Parijs'],
    ['parijs', 'FR:paris', 'Paris', 'Parijs'],
    ['Wenen', 'AT:wien', 'Vienna', 'Wenen'],
  ])(
    'OQ-64 stop at places that are found by their name in either language: %s',
    async (query, code, label, localLabel) => {
      const { result } = await api.ask(trainPlaces, { query, size: 5 });
      expect(result?.[0]).toMatchObject({
        code,
        type: 'city',
        label,
        localLabel,
        country: code.slice(0, 2),
        timezone: expect.stringContaining('Europe/'),
      });
      expect(result?.length).toBeLessThanOrEqual(5);
      expect(result?.slice(1).every(({ type }) => type === 'station')).toBe(true);
    },
  );

  it('C1 know every city that is offered before anything is typed', async () => {
    const { result } = await api.ask(trainPlaces, { codes: POPULAR_TRAIN_PLACES.join(',') });
    expect(result?.map(({ code, type }) => `${code} ${type}`)).toEqual(
      POPULAR_TRAIN_PLACES.map((code) => `${code} city`),
    );
  });

  it('OQ-64 stop at the places of an address, in its order', async () => {
    const { result } = await api.ask(trainPlaces, {
      codes: 'FR:paris,NL:amsterdam,ZZ:nothing,nonsense',
    });
    expect(result?.map(({ code }) => code)).toEqual(['FR:paris', 'NL:amsterdam']);
    expect((await api.ask(trainPlaces, {})).result).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a query of 61 characters', { query: 'x'.repeat(61) }, 'query'],
    ['21 places', { query: 'par', size: 21 }, 'size'],
  ])('are not looked up by %s', async (_what, request, field) => {
    expect(await api.ask(trainPlaces, request)).toMatchObject({
      status: 422,
      errors: [{ code: 'INVALID_REQUEST', field }],
    });
  });

  it('API-28 know reduction cards, in both languages', async () => {
    const [en, nl] = await Promise.all([
      api.ask(railCards, {}),
      api.ask(railCards, { language: 'nl' }),
    ]);
    expect(en.result).toContainEqual({
      code: 'INTERRAIL-PASS',
      label: 'I have an Interrail Pass',
      country: 'EU',
      isPass: true,
      ages: null,
    });
    expect(nl.result).toContainEqual({
      code: 'INTERRAIL-PASS',
      label: 'Ik heb een Interrail-pas',
      country: 'EU',
      isPass: true,
      ages: null,
    });
    expect(en.result?.filter(({ isPass }) => !isPass).length).toBeGreaterThan(5);
  });
});
