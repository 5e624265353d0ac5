import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from './index';
import { EnvironmentSchema } from './environment';
import { SECRET_VARIABLES } from './secrets';

const pemOf = (key: { export: (options: { type: 'pkcs8'; format: 'pem' }) => string | Buffer }) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString();
const GOOD = pemOf(generateKeyPairSync('ed25519').privateKey);
const RSA = pemOf(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey);

const NO_URL = ['example', 'ftp://example.com'];
const NO_COUNT = ['x', '-1', '1.5'];
const NO_TIMEOUT = [...NO_COUNT, '99'];
const NO_FLAG = ['yes', 'ON', '1'];
const BLANK = [' '];
const NO_KEY = [
  'abc',
  '-----BEGIN PRIVATE KEY-----\nbroken\n-----END PRIVATE KEY-----',
  GOOD.slice(0, 60),
  RSA,
];
const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
/** Of nothing, of a folder, and of something else. */
const NO_FILE = ['/nowhere/key.pem', __dirname, __filename];
const NO_DATA_KEY = [
  'abc',
  'x'.repeat(44),
  Buffer.alloc(31).toString('base64'),
  Buffer.alloc(33).toString('base64'),
];
const IDENTITY = {
  IDENTITY_ISSUER: 'https://accounts.example.com',
  IDENTITY_CLIENT_ID: 'a',
  IDENTITY_CLIENT_SECRET: 'b',
  IDENTITY_NAME: 'c',
};

const DESK = {
  DESK_OIDC_ISSUER: 'https://id.example.com',
  DESK_OIDC_CLIENT_ID: 'a',
  DESK_OIDC_CLIENT_SECRET: 'b',
};
/** What must be set beside a variable, by how it begins. */
const besides = (name: string) =>
  name.startsWith('IDENTITY') ? IDENTITY : name.startsWith('DESK') ? DESK : {};

/** Values that each variable must not have. */
const WRONG: Readonly<Record<keyof typeof EnvironmentSchema.entries, readonly string[]>> = {
  NODE_ENV: ['prod'],
  REDIS_URL: ['redis', 'http://example.com'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'ftp://collector'],
  OTEL_EXPORTER_OTLP_HEADERS: ['authorization', 'authorization=100%'],
  OTEL_SERVICE_NAME: ['a name'],
  OTEL_TRACES_SAMPLER_ARG: ['1.5', 'all'],
  ALLOW_SANDBOX: NO_FLAG,
  API_ROLE: ['both', 'WORKER', 'worker', 'api'],
  DRAIN_DELAY_MS: [...NO_COUNT, '60001'],
  HOST: ['no host', 'http://127.0.0.1', ' '],
  API_PORT: ['http', '70000', '-1'],
  OPERATORS_PORT: ['on', '70000'],
  OPERATORS_HOST: ['no host', ' '],
  OPERATORS_TOKEN: ['short', 'sixteen letters ë', 'x'.repeat(201)],
  OPERATORS_PREVIOUS_TOKEN: ['short', 'sixteen letters ë', 'x'.repeat(201)],
  OPERATORS_HOSTS: ['http://ops.example.com', 'Ops.example.com', 'a b'],
  PUBLIC_ORIGIN: [...NO_URL, 'https://www.example.com/shop'],
  DATABASE_URL: ['mysql://x', 'wayfare'],
  DATABASE_POOL: [...NO_COUNT, '0'],
  DATA_DIR: BLANK,
  SUPPLIER_URL: NO_URL,
  SANDBOX_URL: NO_URL,
  SUPPLIER_TOKEN: [' ', 'duffel_live_abc'],
  SUPPLIER_WEBHOOK_SECRET: ['short'],
  SUPPLIER_WEBHOOK_PREVIOUS_SECRET: ['short'],
  RAIL_WEBHOOK_SECRET: ['short'],
  RAIL_WEBHOOK_PREVIOUS_SECRET: ['short'],
  SUPPLIER_TIMEOUT_MS: NO_TIMEOUT,
  STAY_SUPPLIERS: ['amadeus', 'duffel,duffel', 'duffel hotelbeds'],
  STAYS_URL: NO_URL,
  STAYS_TOKEN: [' ', 'duffel_live_abc'],
  STAYS_TIMEOUT_MS: NO_TIMEOUT,
  CATALOGUE_URL: NO_URL,
  CATALOGUE_TOKEN: [' ', 'feed'],
  HOTELBEDS_URL: [...NO_URL, 'https://api.hotelbeds.com', 'http://api.hotelbeds.com'],
  HOTELBEDS_KEY: [' ', 'abc'],
  HOTELBEDS_SECRET: [' ', 'abc'],
  HOTELBEDS_TIMEOUT_MS: NO_TIMEOUT,
  RAIL_URL: NO_URL,
  RAIL_TOKEN: [' ', 'rail_live_abc'],
  RAIL_TIMEOUT_MS: NO_TIMEOUT,
  FLIGHT_COMMISSION_PERCENT: ['-2', '100', 'x'],
  PAYMENTS_SECRET_KEY: ['secret', 'pk_live_1'],
  PAYMENTS_PUBLISHABLE_KEY: ['public', 'sk_live_1'],
  PAYMENTS_WEBHOOK_SECRET: ['secret'],
  PAYMENTS_WEBHOOK_PREVIOUS_SECRET: ['secret'],
  PAYMENT_METHODS: ['ideal', 'card,sofort', 'card,card'],
  PAYMENTS_TIMEOUT_MS: NO_TIMEOUT,
  BREAKER_PAUSE_MS: NO_TIMEOUT,
  SMTP_URL: ['http://mail.example.com', 'smtp://', 'mail.example.com'],
  MAIL_FROM: ['not an address', 'Wayfare <bookings>', ' '],
  SUPPORT_EMAIL: ['support', ' '],
  SUPPORT_HOURS: ['9 to 5', '17:00-8:00', '8:00-25:00'],
  SOCIAL_LINKS: [
    'https://social.example',
    'Mastodon=http://social.example',
    '=https://social.example',
  ],
  SELLER_NAME: BLANK,
  SELLER_ADDRESS: BLANK,
  SELLER_VAT_NUMBER: BLANK,
  SELLER_REGISTRATION: BLANK,
  SITE_PAGES_URL: NO_URL,
  VAT_REGISTER_URL: NO_URL,
  VAT_REGISTER_TIMEOUT_MS: NO_TIMEOUT,
  APPLE_PASS_CERTIFICATE_FILE: NO_FILE,
  APPLE_PASS_KEY_FILE: NO_FILE,
  APPLE_WWDR_CERTIFICATE_FILE: NO_FILE,
  GOOGLE_WALLET_CLASS: ['338800000001', 'trains', '338800000001.a b'],
  GOOGLE_WALLET_KEY_FILE: NO_FILE,
  DESK_OIDC_ISSUER: [...NO_URL, 'http://id.example.com'],
  DESK_OIDC_CLIENT_ID: BLANK,
  DESK_OIDC_CLIENT_SECRET: BLANK,
  DESK_OIDC_SCOPE: [' ', 'email', 'openid-email'],
  DESK_OIDC_ROLES_CLAIM: BLANK,
  DESK_OIDC_ROLE_PREFIX: BLANK,
  DESK_PORT: ['http', '70000'],
  DESK_HOST: ['no host', ' '],
  DESK_ORIGIN: [...NO_URL, 'http://desk.example.com', 'https://desk.example.com/desk'],
  DESK_DIR: BLANK,
  DESK_FOUR_EYES_CENTS: NO_COUNT,
  IDENTITY_ISSUER: [...NO_URL, 'http://accounts.example.com'],
  IDENTITY_CLIENT_ID: BLANK,
  IDENTITY_CLIENT_SECRET: BLANK,
  IDENTITY_NAME: [' ', 'x'.repeat(41)],
  SESSION_PRIVATE_KEY: [...NO_KEY, GOOD],
  SESSION_PREVIOUS_KEY: [...NO_KEY, GOOD],
  LINK_PRIVATE_KEY: [...NO_KEY, GOOD],
  LINK_PREVIOUS_KEY: [...NO_KEY, GOOD],
  DATA_ENCRYPTION_KEY: NO_DATA_KEY,
  DATA_ENCRYPTION_PREVIOUS_KEY: [...NO_DATA_KEY, DATA_KEY],
  MAP_TILES_URL: [...NO_URL, 'https://example.com/{z}/{x}', 'https://example.com/a.pmtiles'],
  MAP_ATTRIBUTION: [' ', 'x'.repeat(121), '© OpenStreetMap'],
  MAP_ATTRIBUTION_URL: ['http://example.com', 'https://example.com'],
  PLACES_DIR: BLANK,
  CONTENT_DIR: BLANK,
  CONTENT_URL: NO_URL,
  CONTENT_PICTURES: [
    'bucket.example.com',
    'https://bucket.example.com/folder',
    'ftp://bucket.example.com',
  ],
  CONTENT_ZONE: ['a b', '1', '[x]'],
  CONTENT_TOKEN: BLANK,
  CONTENT_TIMEOUT_MS: NO_TIMEOUT,
  PREVIEW_SECRET: ['short', 'x'.repeat(201)],
  PREVIEW_PREVIOUS_SECRET: ['short', 'x'.repeat(201)],
  RATE_LIMIT: NO_COUNT,
  RATE_LIMIT_LOGIN: NO_COUNT,
  RATE_LIMIT_CONTACT: NO_COUNT,
  RATE_LIMIT_TELEMETRY: NO_COUNT,
  OVERLOAD_MS: NO_COUNT,
  MEDIA_CACHE_MB: [...NO_COUNT, '0'],
  TRUSTED_PROXIES: ['not-an-ip', '10.0.0.300', '10.0.0.0/33', '10.0.0.1 10.0.0.2'],
  SHELL_SECRET: ['short', 'with a blank in it', 'x'.repeat(201)],
  SHELL_PREVIOUS_SECRET: ['short', 'with a blank in it', 'x'.repeat(201)],
  HSTS_MAX_AGE: NO_COUNT,
  HSTS_SUBDOMAINS: NO_FLAG,
  LOG_LEVEL: ['loud'],
  CAPTCHA: NO_FLAG,
  CAPTCHA_COST: [...NO_COUNT, '0', '1000001'],
  RETENTION_INVOICES_DAYS: [...NO_COUNT, '29', '36501'],
  RETENTION_REST_DAYS: [...NO_COUNT, '29', '36501'],
  RETENTION_AUDIT_DAYS: [...NO_COUNT, '29', '36501'],
  TEST_CLOCK: NO_FLAG,
  CHECK_RESPONSES: NO_FLAG,
  API_DOCS: NO_FLAG,
};

const CASES = Object.entries(WRONG).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

function problemOf(variables: Readonly<Record<string, string>>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'was accepted';
}

describe('A wrong value', () => {
  it.each(CASES)(
    'of %s is told in one line that names it and what is allowed: %j',
    (name, value) => {
      const words = problemOf({ ...besides(name), [name]: value });
      expect(words.split(`${name} must`).length).toBeLessThanOrEqual(2);
      expect(words).toMatch(new RegExp(`^Configuration: [^\\n]*\\b${name}\\b[^\\n]+$`));
    },
  );

  it.each(Object.keys(SECRET_VARIABLES))('of %s is not shown', (name) => {
    const words = problemOf({ [name]: 'é canary' });
    expect(words).toContain(name);
    expect(words).not.toContain('canary');
  });

  it('of a key never shows the key', () => {
    expect(problemOf({ SESSION_PRIVATE_KEY: RSA })).not.toContain(RSA.slice(40, 60));
  });

  it.each(Object.keys(IDENTITY))(
    'is %s without the rest of its kin, also for the sandbox’s',
    (left) => {
      const given = Object.fromEntries(
        Object.entries({ ...IDENTITY, IDENTITY_ISSUER: 'http://127.0.0.1:4020/identity' }).filter(
          ([name]) => name !== left,
        ),
      );
      expect(problemOf(given)).toMatch(/IDENTITY_\w+.* must be set with IDENTITY_/);
    },
  );
});

describe('A value in a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'values-'));

  it('is the variable’s', () => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, 'a secret of the shell, 16 up'.replaceAll(' ', '-') + '\n');
    expect(readConfig({ SHELL_SECRET_FILE: file }).shellSecrets[0]).toBe(
      'a-secret-of-the-shell,-16-up',
    );
  });

  it('is checked as any other, and not shown', () => {
    const file = path.join(folder, 'port');
    writeFileSync(file, 'a secret');
    expect(() => readConfig({ API_PORT_FILE: file })).toThrow(
      new ConfigError(['API_PORT must be a port number']),
    );
    expect(() => readConfig({ API_PORT_FILE: '/nowhere' })).toThrow(
      new ConfigError(['API_PORT_FILE must name a file that can be read (ENOENT)']),
    );
  });
});

describe('A key', () => {
  it.each([
    ['with its line breaks', GOOD],
    ['in one line, with \\n for them', GOOD.replaceAll('\n', String.raw`\n`)],
    ['without the last line break', GOOD.trim()],
  ])('may be given %s', (_how, key) => {
    expect(
      readConfig({
        SESSION_PRIVATE_KEY: key,
        LINK_PRIVATE_KEY: GOOD,
        DATA_ENCRYPTION_KEY: DATA_KEY,
      }).keys.sessions.privateKey,
    ).toBe(GOOD);
  });
});

describe('Trusted proxies', () => {
  it('may have blanks between them, and be networks', () => {
    expect(
      readConfig({ TRUSTED_PROXIES: ' 127.0.0.1, ::1,10.1.0.0/16 ,loopback' }).trustedProxies,
    ).toEqual(['127.0.0.1', '::1', '10.1.0.0/16', 'loopback']);
  });
});
