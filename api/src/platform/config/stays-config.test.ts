import { readConfig } from './index';
import { configSummary } from './summary';

const HOTELBEDS = {
  HOTELBEDS_URL: 'https://api.hotelbeds.com/',
  HOTELBEDS_KEY: 'key',
  HOTELBEDS_SECRET: 'secret',
};
const DUFFEL = { SUPPLIER_URL: 'https://api.duffel.com', SUPPLIER_TOKEN: 'duffel_live_abc' };

describe('The configuration of stays', () => {
  it('sells Duffel’s alone, by what its flights are sold by, as it did before stays had settings of their own', () => {
    const { stays, flights, catalogue } = readConfig({ ...DUFFEL, SUPPLIER_TIMEOUT_MS: '5000' });
    const connection = { url: 'https://api.duffel.com', token: 'duffel_live_abc', timeout: 5_000 };
    expect(stays).toMatchObject({ onSale: ['duffel'], duffel: connection, hotelbeds: null });
    expect([flights, catalogue]).toMatchObject([connection, connection]);
  });

  it('gives stays, flights and the catalogue addresses of their own', () => {
    const { stays, flights, catalogue } = readConfig({
      ...DUFFEL,
      STAYS_URL: 'https://stays.example.com/',
      STAYS_TOKEN: 'duffel_live_stays',
      STAYS_TIMEOUT_MS: '7000',
      CATALOGUE_URL: 'https://hotels.example.com/',
    });
    expect(stays.duffel).toMatchObject({
      url: 'https://stays.example.com',
      token: 'duffel_live_stays',
      timeout: 7_000,
      sandbox: false,
    });
    expect(flights).toMatchObject({ url: 'https://api.duffel.com', token: 'duffel_live_abc' });
    expect(catalogue.url).toBe('https://hotels.example.com');
  });

  it.each<[string, Record<string, string>, string | null]>([
    ['the supplier’s own to its own address', {}, 'duffel_live_abc'],
    [
      'the supplier’s own to another path there',
      { CATALOGUE_URL: 'https://api.duffel.com/feed' },
      'duffel_live_abc',
    ],
    ['none to another origin', { CATALOGUE_URL: 'https://hotels.example.com' }, null],
    ['none to another port', { CATALOGUE_URL: 'https://api.duffel.com:8443' }, null],
    [
      'one of its own',
      { CATALOGUE_URL: 'https://hotels.example.com', CATALOGUE_TOKEN: 'feed' },
      'feed',
    ],
  ])('sends as the token of the feed %s', (_what, variables, token) => {
    expect(readConfig({ ...DUFFEL, ...variables }).catalogue.token).toBe(token);
  });

  it('takes the supplier’s token for stays at another path of its origin', () => {
    const { stays } = readConfig({ ...DUFFEL, STAYS_URL: 'https://api.duffel.com/eu' });
    expect(stays.duffel).toMatchObject({
      url: 'https://api.duffel.com/eu',
      token: 'duffel_live_abc',
    });
  });

  it('knows a supplier that is not on sale, so that what it sold can be cancelled', () => {
    const { stays } = readConfig({ ...DUFFEL, ...HOTELBEDS });
    expect(stays.onSale).toEqual(['duffel']);
    expect(stays.hotelbeds).toMatchObject({
      url: 'https://api.hotelbeds.com',
      key: 'key',
      secret: 'secret',
      codesUrl: 'https://api.duffel.com/catalogue/codes/hotelbeds.tsv',
      sandbox: false,
    });
  });

  it('says who sells stays where that is not Duffel’s account of flights', () => {
    const both = { ...DUFFEL, ...HOTELBEDS, STAY_SUPPLIERS: 'hotelbeds, duffel' };
    expect(configSummary(readConfig(both))).toContain(
      'stays hotelbeds api.hotelbeds.com and duffel api.duffel.com; flights api.duffel.com;',
    );
  });

  it.each<[string, Record<string, string>]>([
    ['STAYS_TOKEN must be set with STAYS_URL', { STAYS_URL: 'https://stays.example.com' }],
    [
      'STAYS_TOKEN must be set with STAYS_URL',
      { ...DUFFEL, STAYS_URL: 'https://stays.example.com' },
    ],
    ['STAYS_TOKEN must be set with STAYS_URL', { ...DUFFEL, STAYS_URL: 'http://127.0.0.1:4020' }],
    [
      'STAYS_TOKEN must not be the sandbox’s',
      { STAYS_URL: 'https://stays.example.com', STAYS_TOKEN: 'duffel_test_sandbox' },
    ],
    ['CATALOGUE_URL must be set with CATALOGUE_TOKEN', { CATALOGUE_TOKEN: 'feed' }],
    ['HOTELBEDS_URL must be set with HOTELBEDS_KEY,', { HOTELBEDS_KEY: 'key' }],
    ['HOTELBEDS_URL must be set with HOTELBEDS_SECRET,', { HOTELBEDS_SECRET: 'secret' }],
    ['HOTELBEDS_KEY and HOTELBEDS_SECRET must be set', { ...HOTELBEDS, HOTELBEDS_SECRET: '' }],
    ['must be an https address', { ...HOTELBEDS, HOTELBEDS_URL: 'http://api.hotelbeds.com' }],
    ['must name each once', { STAY_SUPPLIERS: 'duffel,duffel' }],
  ])('refuses what does not belong together: %s', (words, variables) => {
    expect(() => readConfig(variables)).toThrow(words);
  });
});
