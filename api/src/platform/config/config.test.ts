import { generateKeyPairSync } from 'node:crypto';
import { ConfigError, readConfig } from './index';

const PEM = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

describe('The configuration', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4010,
      dataDir: '.wayfare/data',
      flights: { url: 'http://127.0.0.1:4020', timeout: 20_000, sandbox: true },
    });
    expect(Object.isFrozen(config) && Object.isFrozen(config.flights)).toBe(true);
  });

  it('counts an empty variable as not set', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4010,
      database: { url: undefined },
    });
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'all'],
    [{ API_ROLE: 'all' }, 'all'],
    [{ API_ROLE: 'api', DATABASE_URL: 'postgres://db/wayfare' }, 'api'],
    [{ API_ROLE: 'worker', DATABASE_URL: 'postgres://db/wayfare' }, 'worker'],
  ])('with %j the process has the role %s', (variables, role) => {
    expect(readConfig(variables).role).toBe(role);
  });

  it.each(['api', 'worker'])('refuses the role %s over the embedded database', (role) => {
    expect(() => readConfig({ API_ROLE: role })).toThrow(
      new ConfigError([
        'API_ROLE must be all without DATABASE_URL: the embedded database has one process',
      ]),
    );
  });

  it.each<[Record<string, string>, object | null]>([
    [{}, { host: '127.0.0.1', port: 4015, token: undefined, hosts: [] }],
    [{ API_PORT: '5000' }, { host: '127.0.0.1', port: 5005 }],
    [{ API_PORT: '0' }, { host: '127.0.0.1', port: 0 }],
    [
      { OPERATORS_PORT: '9000', OPERATORS_HOST: '10.0.0.4' },
      { host: '10.0.0.4', port: 9000 },
    ],
    [
      { OPERATORS_TOKEN: 'a-token-of-20-signs.', OPERATORS_HOSTS: 'ops.example.com,ops-2' },
      { token: 'a-token-of-20-signs.', hosts: ['ops.example.com', 'ops-2'] },
    ],
    [{ OPERATORS_PORT: 'off' }, null],
  ])(
    'PLT-35 keeps the page for operators apart from the API: with %j at %j',
    (variables, where) => {
      const { operators } = readConfig(variables);
      if (where === null) expect(operators).toBeNull();
      else expect(operators).toMatchObject(where);
    },
  );

  it.each([
    [{ SUPPLIER_URL: 'https://api.duffel.com' }, 'SUPPLIER_TOKEN must be set'],
    [{ RAIL_URL: 'https://rail.example.com' }, 'RAIL_TOKEN must be set'],
  ])(
    'SES-24 does not start without the account that everybody books under at a supplier: %j',
    (variables, message) => {
      expect(() => readConfig(variables)).toThrow(message);
    },
  );

  it.each([
    [{ API_PORT: 'http' }, 'API_PORT must be a port number'],
    [{ API_PORT: '70000' }, 'API_PORT must be a port number'],
    [{ OPERATORS_PORT: 'on' }, 'OPERATORS_PORT must be a port number or off'],
    [{ OPERATORS_TOKEN: 'short' }, 'OPERATORS_TOKEN must have at least 16 characters'],
    [
      { OPERATORS_TOKEN: 'sixteen letters ë' },
      'OPERATORS_TOKEN must have letters, digits and signs of ASCII alone',
    ],
    [
      { OPERATORS_HOSTS: 'http://ops.example.com' },
      'OPERATORS_HOSTS must be names such as operators.example.com',
    ],
    [{ OPERATORS_PORT: '70000' }, 'OPERATORS_PORT must be a port number'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address such as postgres://user@host/name',
    ],
    [{ PUBLIC_ORIGIN: 'https://www.example.com/path' }, 'PUBLIC_ORIGIN must be an origin'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a log level'],
    [{ MAP_TILES_URL: 'tiles' }, 'MAP_TILES_URL must be an https address that ends in .pmtiles'],
    [
      { MAP_TILES_URL: 'https://tiles.example.com/a.pmtiles' },
      'MAP_ATTRIBUTION must be set with MAP_TILES_URL',
    ],
    [{ SESSION_PRIVATE_KEY: 'abc' }, 'SESSION_PRIVATE_KEY must be an Ed25519 private key'],
    [{ LINK_PREVIOUS_KEY: 'abc' }, 'LINK_PREVIOUS_KEY must be an Ed25519 private key'],
    [{ SESSION_PRIVATE_KEY: PEM }, 'SESSION_PRIVATE_KEY and LINK_PRIVATE_KEY must be set together'],
    [{ LINK_PRIVATE_KEY: PEM }, 'SESSION_PRIVATE_KEY and LINK_PRIVATE_KEY must be set together'],
    [{ SESSION_PREVIOUS_KEY: PEM }, 'SESSION_PREVIOUS_KEY must be set with SESSION_PRIVATE_KEY'],
    [{ LINK_PREVIOUS_KEY: PEM }, 'LINK_PREVIOUS_KEY must be set with LINK_PRIVATE_KEY'],
    [
      { SESSION_PRIVATE_KEY: PEM, LINK_PRIVATE_KEY: PEM },
      'DATA_ENCRYPTION_KEY must be set with SESSION_PRIVATE_KEY',
    ],
    [
      { DATA_ENCRYPTION_PREVIOUS_KEY: Buffer.alloc(32).toString('base64') },
      'DATA_ENCRYPTION_PREVIOUS_KEY must be set with DATA_ENCRYPTION_KEY',
    ],
    [{ SUPPLIER_TOKEN: 'duffel_live_abc' }, 'SUPPLIER_TOKEN is a live token'],
    [
      { SUPPLIER_TOKEN: 'duffel_live_abc', SUPPLIER_URL: 'http://127.0.0.1:4020/' },
      'SUPPLIER_TOKEN is a live token',
    ],
    [{ SUPPLIER_URL: 'https://api.duffel.com' }, 'SUPPLIER_TOKEN must be set with SUPPLIER_URL'],
    [
      { PAYMENTS_SECRET_KEY: 'sk_live_1' },
      'PAYMENTS_SECRET_KEY and PAYMENTS_PUBLISHABLE_KEY must be set together',
    ],
    [
      { PAYMENTS_PUBLISHABLE_KEY: 'pk_live_1' },
      'PAYMENTS_SECRET_KEY and PAYMENTS_PUBLISHABLE_KEY must be set together',
    ],
    [
      { PAYMENTS_SECRET_KEY: 'sk_live_1', PAYMENTS_PUBLISHABLE_KEY: 'pk_test_1' },
      'must both be live or both be test keys',
    ],
    [
      { PAYMENTS_SECRET_KEY: 'sk_live_1', PAYMENTS_PUBLISHABLE_KEY: 'pk_live_1' },
      'PAYMENTS_WEBHOOK_SECRET must be set with PAYMENTS_SECRET_KEY',
    ],
    [{ RAIL_TOKEN: 'rail_live_abc' }, 'RAIL_URL must be set with RAIL_TOKEN'],
    [
      { RAIL_TOKEN: 'rail_live_abc', RAIL_URL: 'http://127.0.0.1:4020' },
      'RAIL_URL must be set with RAIL_TOKEN',
    ],
    [{ RAIL_URL: 'https://rail.example.com' }, 'RAIL_TOKEN must be set with RAIL_URL'],
    [{ RAIL_TIMEOUT_MS: '99' }, 'RAIL_TIMEOUT_MS must be at least 100'],
    [
      { FLIGHT_COMMISSION_PERCENT: '-2' },
      'FLIGHT_COMMISSION_PERCENT must be a percentage such as 2 or 2.5',
    ],
    [{ FLIGHT_COMMISSION_PERCENT: '100' }, 'FLIGHT_COMMISSION_PERCENT must be a percentage'],
    [{ PAYMENTS_SECRET_KEY: 'secret' }, 'PAYMENTS_SECRET_KEY must be a secret key'],
    [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL must be an address such as smtps://'],
    [{ TEST_CLOCK: 'on', NODE_ENV: 'production' }, 'TEST_CLOCK must be off in production'],
    [{ CAPTCHA: 'off', NODE_ENV: 'production' }, 'CAPTCHA must be on in production'],
    [{ CAPTCHA_COST: '0' }, 'CAPTCHA_COST must be at least 1'],
    [
      {
        IDENTITY_ISSUER: 'http://accounts.example.com',
        IDENTITY_CLIENT_ID: 'a',
        IDENTITY_CLIENT_SECRET: 'b',
        IDENTITY_NAME: 'c',
      },
      'IDENTITY_ISSUER must be an https address unless it is on this machine',
    ],
    [
      { IDENTITY_ISSUER: 'https://accounts.google.com', IDENTITY_NAME: 'Google' },
      'IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_NAME must be set with IDENTITY_ISSUER',
    ],
    [{ CONTENT_TOKEN: 'abc' }, 'CONTENT_URL must be set with CONTENT_TOKEN'],
    [{ CONTENT_URL: 'content.example.com' }, 'CONTENT_URL must be an http address'],
    [
      { SELLER_NAME: 'Wayfare B.V.', SELLER_ADDRESS: 'Kade 1;1011 AB Amsterdam' },
      'SELLER_NAME, SELLER_ADDRESS and SELLER_VAT_NUMBER must be set together',
    ],
    [
      { SHELL_PREVIOUS_SECRET: 'a-secret-of-before' },
      'SHELL_PREVIOUS_SECRET must be set with SHELL_SECRET',
    ],
    [{ PREVIEW_SECRET: 'short' }, 'PREVIEW_SECRET must have at least 16 characters'],
    [{ TEST_CLOCK: 'yes' }, 'TEST_CLOCK must be on or off'],
  ])('names what is wrong in %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ API_PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/API_PORT.*LOG_LEVEL/);
  });
});
