import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig as read } from './config';

const readConfig = (environment: Record<string, string>) =>
  read({ ALLOW_SANDBOX: 'on', ...environment });

it('starts with nothing set', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    origin: 'http://localhost:4000',
    development: false,
    pollMs: 300,
    soakMs: 60_000,
    registryFolder: path.resolve('.wayfare/registry'),
  });
});

it.each([
  [{}, { trains: true, articles: true, destinations: true }],
  [{ FLAG_TRAINS: 'off' }, { trains: false, articles: true, destinations: true }],
  [
    { FLAG_ARTICLES: 'off', FLAG_DESTINATIONS: 'off' },
    { trains: true, articles: false, destinations: false },
  ],
])('PLT-20 PLT-21 PLT-22 features with %j are %j', (environment, flags) =>
  expect(readConfig(environment).flags).toEqual({ ...flags, demonstration: true }),
);

it.each([
  ['http://127.0.0.1:4020', true],
  ['http://localhost:5000 https://js.stripe.com', true],
  ['https://js.stripe.com', false],
])('a site whose card fields come from %s is a demonstration: %j', (PAYMENT_FRAMES, is) =>
  expect(readConfig({ PAYMENT_FRAMES }).flags['demonstration']).toBe(is),
);

it.each([
  [{}, true],
  [{ INTEGRITY_POLICY: 'off' }, false],
  [{ TAG_MANAGER_URL: 'https://measure.example/tags.js' }, false],
  [{ NODE_ENV: 'development', DEV_REMOTE: 'hotels=http://localhost:4030' }, false],
])('with %j, pages without a payment refuse scripts without a hash: %s', (environment, isHashed) =>
  expect(readConfig(environment).integrityPolicy).toBe(isHashed),
);

it.each([
  [{}, true],
  [{ SERVICE_WORKER: 'off' }, false],
  [{ NODE_ENV: 'development' }, false],
])('with %j, browsers keep the page for when there is no network: %s', (environment, isKept) =>
  expect(readConfig(environment).serviceWorker).toBe(isKept),
);

it('takes values from files, and tells of one that cannot be read beside other problems', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'values-')), 'secret');
  writeFileSync(file, 'sixteen-letters-and-more\n');
  expect(readConfig({ SHELL_SECRET_FILE: file }).shellSecret).toBe('sixteen-letters-and-more');
  expect(() => readConfig({ PURGE_SECRET_FILE: '/nowhere', PORT: 'x' })).toThrow(
    "The shell can't start: PURGE_SECRET_FILE must name a file that can be read (ENOENT); PORT: must be a port number",
  );
});

it('SEO-01 has no slash at the end of its origin', () =>
  expect(readConfig({ PUBLIC_ORIGIN: 'https://site.test/' }).origin).toBe('https://site.test'));

it.each([
  [{ PORT: 'abc' }, 'PORT: must be a port number'],
  [{ PORT: '70000' }, 'PORT: must be a port number'],
  ...['nowhere', 'ftp://a', 'http://a,ftp://b', 'http://a,', ','].map(
    (url) =>
      [
        { API_URL: url },
        'API_URL: must be an http address, or several with commas between them',
      ] as [Record<string, string>, string],
  ),
  [
    { API_URL: 'http://a/api,http://b' },
    'API_URL: must be addresses without a path where there are several',
  ],
  [{ API_URL: 'http://a,http://b,http://a/' }, 'API_URL: must name each address once'],
  [{ DRAIN_DELAY_MS: '90000' }, 'DRAIN_DELAY_MS: must be at most 60000'],
  [
    { PUBLIC_ORIGIN: 'https://site.test/shop' },
    'PUBLIC_ORIGIN: must be an origin such as https://www.example.com, without a path',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be development, test or production'],
  [{ FLAG_TRAINS: 'yes' }, 'FLAG_TRAINS: must be on or off'],
  [
    { FLAG_HOTELS: 'off' },
    'FLAG_HOTELS: there is no such flag; there are FLAG_ARTICLES, FLAG_DESTINATIONS, FLAG_TRAINS',
  ],
  [{ DATA_DIR: '/proc/nope' }, 'DATA_DIR: must be a folder that exists'],
  [{ SHELL_SECRET: 'short' }, 'SHELL_SECRET: must have 16 to 200 characters without blanks'],
  [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX: must be on or off'],
  [
    { ALLOW_SANDBOX: 'off', SUPPORT_EMAIL: 'help@example.com' },
    'PAYMENT_FRAMES: must name the payment provider in production, unless ALLOW_SANDBOX is on',
  ],
  [
    { PAYMENT_FRAMES: 'js.stripe.com' },
    'PAYMENT_FRAMES.0: must be origins such as https://js.stripe.com',
  ],
  [{ PAYMENT_CALLS: 'x' }, 'PAYMENT_CALLS.0: must be origins such as https://js.stripe.com'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL: must be an e-mail address'],
  [
    { ALLOW_SANDBOX: 'off', PAYMENT_FRAMES: 'https://js.stripe.com' },
    'SUPPORT_EMAIL: must be an address of your own in production, unless ALLOW_SANDBOX is on',
  ],
  ...['17:00-8:00', '8-17', '8:00-25:00'].map(
    (hours) =>
      [{ SUPPORT_HOURS: hours }, 'SUPPORT_HOURS: must be hours such as 8:00-17:00'] as [
        Record<string, string>,
        string,
      ],
  ),
  ...[
    'https://social.example/@us',
    'Mastodon=http://social.example/',
    'Mastodon=javascript:alert(1)',
  ].map(
    (links) =>
      [
        { SOCIAL_LINKS: links },
        'SOCIAL_LINKS: must be names and https addresses such as Mastodon=https://social.example/@us,Example=https://example.com/us',
      ] as [Record<string, string>, string],
  ),
  [
    { TAG_MANAGER_URL: 'http://measure.example/tags.js' },
    'TAG_MANAGER_URL: must be an https address',
  ],
  [
    { TAG_MANAGER_CALLS: 'measure.example' },
    'TAG_MANAGER_CALLS.0: must be origins such as https://js.stripe.com',
  ],
  [
    { MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}' },
    'MAP_TILES_URL: must be an https address that ends in .pmtiles, has {z}, {x} and {y} in it, or is a TileJSON',
  ],
  [
    { MAP_TILES_URL: 'https://tiles.example/a.pmtiles' },
    'MAP_ATTRIBUTION: must be set with MAP_TILES_URL: it names whose map this is',
  ],
  [{ REGISTRY_POLL_MS: '1' }, 'REGISTRY_POLL_MS: must be at least 50'],
  [{ RENDER_TIMEOUT_MS: '5s' }, 'RENDER_TIMEOUT_MS: must be a whole number'],
  [{ PROXY_TIMEOUT_MS: '0' }, 'PROXY_TIMEOUT_MS: must be at least 100'],
  [{ RATE_LIMIT_PAGES: '-1' }, 'RATE_LIMIT_PAGES: must be a whole number'],
  [
    { TRUSTED_PROXIES: 'not-an-ip' },
    'TRUSTED_PROXIES: must be IP addresses or networks such as 10.0.0.2,10.1.0.0/16',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES: must be IP addresses or networks such as 10.0.0.2,10.1.0.0/16',
  ],
  [{ HSTS_MAX_AGE: 'year' }, 'HSTS_MAX_AGE: must be a whole number'],
  [{ HSTS_SUBDOMAINS: '1' }, 'HSTS_SUBDOMAINS: must be on or off'],
  [{ ROBOTS: 'no' }, 'ROBOTS: must be on or off'],
  ...[
    'hotels',
    'http://localhost:4030',
    'hotels=http://10.0.0.7:4030',
    'hotels=https://localhost:4030',
    'hotels=http://localhost.evil.example:4030',
    'hotels=http://localhost:4030@evil.example:80',
    'hotels=http://localhost:4030/path',
    'hotels=http://localhost:70000',
    '../hotels=http://localhost:4030',
  ].map(
    (remote) =>
      [
        { NODE_ENV: 'development', DEV_REMOTE: remote },
        'DEV_REMOTE: must be a vertical and a server on this machine, such as account=http://localhost:4030',
      ] as [Record<string, string>, string],
  ),
  ...['production', 'test'].map(
    (mode) =>
      [
        { NODE_ENV: mode, DEV_REMOTE: 'hotels=http://localhost:4030' },
        'DEV_REMOTE: only with NODE_ENV=development',
      ] as [Record<string, string>, string],
  ),
  [{ DEV_REMOTE: 'hotels=http://localhost:4030' }, 'DEV_REMOTE: only with NODE_ENV=development'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be fatal, error, warn, info, debug or silent'],
  [
    { LOG_LEVEL: 'loud', ROBOTS: 'no' },
    'ROBOTS: must be on or off; LOG_LEVEL: must be fatal, error, warn, info, debug or silent',
  ],
])('%j ends in one message: %s', (environment, message) => {
  expect(() => readConfig({ ...environment })).toThrow(
    new Error(`The shell can't start: ${message}`),
  );
});

it('an empty variable counts as not set', () =>
  expect(readConfig({ API_URL: '', RENDER_TIMEOUT_MS: '', DATA_DIR: '' })).toMatchObject({
    apiUrls: ['http://127.0.0.1:4010'],
    renderTimeoutMs: 5000,
  }));

it.each([
  ['http://127.0.0.1:4010/', ['http://127.0.0.1:4010']],
  ['http://api.internal/wayfare/', ['http://api.internal/wayfare']],
  ['http://10.0.0.1:4010, http://10.0.0.2:4010/', ['http://10.0.0.1:4010', 'http://10.0.0.2:4010']],
])('asks the APIs that %s names', (url, urls) =>
  expect(readConfig({ API_URL: url }).apiUrls).toEqual(urls),
);

it('trusts addresses and networks, with or without blanks between them', () => {
  expect(
    readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,2001:db8::/32' }).trustedProxies,
  ).toEqual(['10.0.0.1', '10.1.0.0/16', '2001:db8::/32']);
});

it('PLT-05 ERR-12 CNT-27 says how travellers reach us, with social links only where some are named', () => {
  expect(readConfig({}).support).toEqual({
    email: 'support@wayfare.example',
    hours: { from: '8:00', to: '17:00' },
    social: [],
  });
  expect(
    readConfig({
      SUPPORT_EMAIL: 'help@example.com',
      SUPPORT_HOURS: '9:30-18:00',
      SOCIAL_LINKS: 'Mastodon=https://social.example/@us, Example=https://example.com/?us=1',
    }).support,
  ).toEqual({
    email: 'help@example.com',
    hours: { from: '9:30', to: '18:00' },
    social: [
      { name: 'Mastodon', url: 'https://social.example/@us' },
      { name: 'Example', url: 'https://example.com/?us=1' },
    ],
  });
});

it('OQ-21 has no tag manager unless one is named', () => {
  expect(readConfig({}).tagManager).toEqual({ url: null, calls: [] });
  expect(
    readConfig({
      TAG_MANAGER_URL: 'https://measure.example/tags.js',
      TAG_MANAGER_CALLS: 'https://*.measure.example https://b.example',
    }).tagManager,
  ).toEqual({
    url: 'https://measure.example/tags.js',
    calls: ['https://*.measure.example', 'https://b.example'],
  });
});

it.each([
  [{}, []],
  [
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}', MAP_ATTRIBUTION: '© OpenStreetMap' },
    ['https://tiles.example'],
  ],
])('lets maps be fetched from the server that is named, and from nowhere else: %j', (env, calls) =>
  expect(readConfig(env).mapCalls).toEqual(calls),
);

it('takes a vertical from a development server only when that is asked for', () => {
  expect(readConfig({}).devRemote).toBeNull();
  expect(readConfig({ NODE_ENV: 'development' }).devRemote).toBeNull();
  expect(
    readConfig({ NODE_ENV: 'development', DEV_REMOTE: 'hotels=http://localhost:4030' }).devRemote,
  ).toEqual({ name: 'hotels', origin: 'http://localhost:4030' });
});

it('can not be changed once it is read', () => expect(Object.isFrozen(readConfig({}))).toBe(true));
