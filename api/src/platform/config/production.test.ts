import { ConfigError, configWarnings, readConfig } from './index';
import { configSummary } from './summary';

/** A deployment that sells for real. */
const REAL: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.example.com',
  DATABASE_URL: 'postgres://wayfare:geheim@db.example.com/wayfare',
  SUPPLIER_URL: 'https://api.duffel.com',
  SUPPLIER_TOKEN: 'duffel_live_abc',
  RAIL_URL: 'https://rail.example.com',
  RAIL_TOKEN: 'rail_live_abc',
  PAYMENTS_SECRET_KEY: 'sk_live_1',
  PAYMENTS_PUBLISHABLE_KEY: 'pk_live_1',
  PAYMENTS_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'Example <bookings@example.com>',
  SUPPORT_EMAIL: 'support@example.com',
};

/** Test keys all over, at real services. */
const STAGING = {
  ...REAL,
  SUPPLIER_TOKEN: 'duffel_test_abc',
  RAIL_TOKEN: 'rail_test_abc',
  PAYMENTS_SECRET_KEY: 'sk_test_1',
  PAYMENTS_PUBLISHABLE_KEY: 'pk_test_1',
};

const messageOf = (variables: Readonly<Record<string, string>>): string => {
  try {
    readConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('In production the API', () => {
  it.each([
    ['everything live', REAL],
    ['test keys all over', STAGING],
    [
      'a supplier on this machine',
      { ...REAL, SUPPLIER_URL: 'http://127.0.0.1:4520', RAIL_URL: 'http://localhost:4521' },
    ],
    ['the sandbox, where that is allowed', { NODE_ENV: 'production', ALLOW_SANDBOX: 'on' }],
  ])('takes %s', (_what, variables) => {
    expect(messageOf(variables)).toBe('');
  });

  it.each<[string, Record<string, string>]>([
    ['DATABASE_URL must be set', { DATABASE_URL: '' }],
    ['SUPPLIER_URL must be set', { SUPPLIER_URL: '', SUPPLIER_TOKEN: '' }],
    [
      'SUPPLIER_URL must be set',
      {
        SANDBOX_URL: 'http://10.0.0.7:4020',
        SUPPLIER_URL: 'http://10.0.0.7:4020',
        SUPPLIER_TOKEN: '',
      },
    ],
    ['RAIL_URL must be set', { RAIL_URL: '', RAIL_TOKEN: '' }],
    ['HOTELBEDS_URL must be set', { STAY_SUPPLIERS: 'duffel,hotelbeds' }],
    ['STAYS_URL must not be the sandbox’s', { STAYS_URL: 'http://127.0.0.1:4020' }],
    [
      'PAYMENTS_SECRET_KEY must be set',
      { PAYMENTS_SECRET_KEY: '', PAYMENTS_PUBLISHABLE_KEY: '', PAYMENTS_WEBHOOK_SECRET: '' },
    ],
    [
      'DESK_OIDC_ISSUER must not be the sandbox’s',
      {
        DESK_OIDC_ISSUER: 'http://127.0.0.1:4020/identity',
        DESK_OIDC_CLIENT_ID: 'a',
        DESK_OIDC_CLIENT_SECRET: 'b',
      },
    ],
    [
      'IDENTITY_ISSUER must not be the sandbox’s',
      {
        IDENTITY_ISSUER: 'http://127.0.0.1:4020/identity',
        IDENTITY_CLIENT_ID: 'a',
        IDENTITY_CLIENT_SECRET: 'b',
        IDENTITY_NAME: 'c',
      },
    ],
    ['PUBLIC_ORIGIN must be set', { PUBLIC_ORIGIN: '' }],
    ['PUBLIC_ORIGIN must be an https address', { PUBLIC_ORIGIN: 'http://www.example.com' }],
    ['SMTP_URL must be set', { SMTP_URL: '' }],
    ['MAIL_FROM must be an address of your own', { MAIL_FROM: '' }],
    ['SUPPORT_EMAIL must be an address of your own', { SUPPORT_EMAIL: '' }],
  ])('refuses what only a trial may have: %s', (words, change) => {
    expect(messageOf({ ...REAL, ...change })).toContain(words);
    expect(messageOf({ ...REAL, ...change })).toContain('ALLOW_SANDBOX=on');
  });

  const TEST_PAYMENTS = { PAYMENTS_SECRET_KEY: 'sk_test_1', PAYMENTS_PUBLISHABLE_KEY: 'pk_test_1' };
  it.each<[string, string, Record<string, string>]>([
    [
      'live payments for stays and flights of the sandbox',
      'SUPPLIER_URL and SUPPLIER_TOKEN must be live',
      { SUPPLIER_URL: '', SUPPLIER_TOKEN: '' },
    ],
    [
      'live payments with a test token for stays and flights',
      'SUPPLIER_URL and SUPPLIER_TOKEN must be live',
      { SUPPLIER_TOKEN: 'duffel_test_abc' },
    ],
    [
      'live payments for stays of a test account',
      'HOTELBEDS_URL and HOTELBEDS_KEY must be live',
      {
        STAY_SUPPLIERS: 'hotelbeds',
        HOTELBEDS_URL: 'https://api.test.hotelbeds.com',
        HOTELBEDS_KEY: 'key',
        HOTELBEDS_SECRET: 'secret',
      },
    ],
    [
      'live payments for stays with a test token of their own',
      'STAYS_URL and STAYS_TOKEN must be live',
      { STAYS_TOKEN: 'duffel_test_stays' },
    ],
    [
      'live payments for trains of the sandbox',
      'RAIL_URL and RAIL_TOKEN must be live',
      { RAIL_URL: '', RAIL_TOKEN: '' },
    ],
    [
      'test payments for real stays and flights',
      'PAYMENTS_SECRET_KEY must be live with a live SUPPLIER_TOKEN',
      { ...TEST_PAYMENTS, RAIL_TOKEN: 'rail_test_abc' },
    ],
    [
      'test payments for real trains',
      'PAYMENTS_SECRET_KEY must be live with a live RAIL_TOKEN',
      { ...TEST_PAYMENTS, SUPPLIER_TOKEN: 'duffel_test_abc' },
    ],
  ])('refuses %s, also where the sandbox is allowed', (_what, words, change) => {
    expect(messageOf({ ...REAL, ...change, ALLOW_SANDBOX: 'on' })).toContain(words);
  });
});

describe('The start of the API', () => {
  it.each([
    ['DATABSE_URL', 'DATABSE_URL is not read: is DATABASE_URL meant?'],
    ['SUPLIER_TOKEN', 'SUPLIER_TOKEN is not read: is SUPPLIER_TOKEN meant?'],
    ['PUBLIC_ORIGNI', 'PUBLIC_ORIGNI is not read: is PUBLIC_ORIGIN meant?'],
    ['smtp_url', 'smtp_url is not read: is SMTP_URL meant?'],
  ])('warns of %s, which is nearly the name of a variable', (name, words) => {
    expect(configWarnings({ [name]: 'x' })).toEqual([words]);
  });

  it('says nothing of names that are meant', () => {
    expect(
      configWarnings({
        PATH: '/bin',
        HOME: '/',
        HOSTNAME: 'a',
        DATABASE_URL: 'x',
        API_URL: 'x',
        SANDBOX_PORT: '1',
        NODE_OPTIONS: '',
        RATE_LIMIT: '1',
        LOGNAME: 'a',
      }),
    ).toEqual([]);
  });

  it('says in one line what it sells and for whose money, without a secret', () => {
    expect(configSummary(readConfig({}))).toBe(
      'database embedded (PGlite); stays and flights sandbox; trains sandbox; payments sandbox (test); content embedded; sign-in by others Sandbox account',
    );
    expect(configSummary(readConfig(REAL))).toBe(
      'database PostgreSQL at db.example.com; stays and flights api.duffel.com; trains rail.example.com; payments Stripe, live; content embedded; sign-in by others off',
    );
  });
});
