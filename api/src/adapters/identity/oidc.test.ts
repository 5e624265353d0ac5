import { randomBytes } from 'node:crypto';
import { newBrowser } from '../../browser-under-test';
import type { SignInChecks } from '../../ports/identity';
import { IdentityFailure } from '../../ports/identity';
import { runningSandbox } from '../../running-sandbox';
import { PERSON, startIdentityDouble } from './identity-double';
import type { Forgery } from './identity-double';
import { oidcIdentity } from './oidc';

const SITE = 'http://localhost:4000';
const REDIRECT_URI = `${SITE}/api/identity/callback`;
const CLIENT = {
  clientId: 'wayfare',
  clientSecret: 'sandbox-identity-secret',
  name: 'Sandbox account',
  timeout: 5_000,
};

const secret = () => randomBytes(32).toString('base64url');
const newChecks = (): SignInChecks => ({ state: secret(), nonce: secret(), verifier: secret() });

describe('A sign-in at the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof runningSandbox>>;
  let identity: ReturnType<typeof oidcIdentity>;

  beforeAll(async () => {
    sandbox = await runningSandbox();
    identity = oidcIdentity({ ...CLIENT, issuer: `${sandbox.origin}/identity` });
  }, 60_000);
  afterAll(() => sandbox.stop());

  /** what the browser comes back with after the page was answered */
  async function back(checks: SignInChecks, form: Record<string, string>): Promise<URL> {
    const browser = newBrowser();
    const page = await browser.follow(
      await browser.open(
        await identity.signInUrl({ ...checks, redirectUri: REDIRECT_URI, language: 'nl' }),
      ),
    );
    const last = await browser.follow(await browser.open(page.url, { form }), (url) =>
      url.startsWith(SITE),
    );
    return new URL(last.location);
  }

  it('OQ-10 asks with a proof key, state and nonce, for name and address', async () => {
    const url = new URL(
      await identity.signInUrl({ ...newChecks(), redirectUri: REDIRECT_URI, language: 'nl' }),
    );
    expect(url.origin + url.pathname).toBe(`${sandbox.origin}/identity/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'wayfare',
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: 'openid email profile',
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ui_locales: 'nl',
    });
  });

  it.each<[Record<string, string>, object]>([
    [
      { person: 'ada' },
      {
        subject: 'ada',
        email: 'ada.jansen@example.com',
        emailVerified: true,
        name: 'Ada',
        lastname: 'Jansen',
      },
    ],
    [
      { person: 'bram' },
      {
        subject: 'bram',
        email: 'bram.visser@example.com',
        emailVerified: false,
        name: 'Bram',
        lastname: 'Visser',
      },
    ],
    [
      { email: 'Somebody@Example.com', verified: 'yes' },
      {
        subject: expect.any(String),
        email: 'somebody@example.com',
        emailVerified: true,
        name: '',
        lastname: '',
      },
    ],
  ])('ACC-08 tells who came back as %j', async (form, person) => {
    const checks = newChecks();
    expect(await identity.identify(await back(checks, form), checks)).toEqual({
      issuer: `${sandbox.origin}/identity`,
      ...person,
    });
  });

  it('is nobody’s when it was cancelled', async () => {
    const checks = newChecks();
    expect(await identity.identify(await back(checks, { cancel: 'yes' }), checks)).toBeNull();
  });

  it.each<[string, (checks: SignInChecks) => Partial<SignInChecks>]>([
    ['another state', () => ({ state: secret() })],
    ['another nonce', () => ({ nonce: secret() })],
    ['another proof key', () => ({ verifier: secret() })],
  ])('does not count for a browser with %s', async (_what, change) => {
    const checks = newChecks();
    await expect(
      identity.identify(await back(checks, { person: 'ada' }), { ...checks, ...change(checks) }),
    ).rejects.toThrow(IdentityFailure);
  });

  it('counts once', async () => {
    const checks = newChecks();
    const callback = await back(checks, { person: 'ada' });
    await identity.identify(callback, checks);
    await expect(identity.identify(callback, checks)).rejects.toThrow('invalid_grant');
  });

  it('does not count when it was cancelled under another state', async () => {
    await expect(
      identity.identify(await back(newChecks(), { cancel: 'yes' }), newChecks()),
    ).rejects.toThrow(IdentityFailure);
  });
});

describe('A sign-in at an issuer', () => {
  let double: Awaited<ReturnType<typeof startIdentityDouble>>;

  beforeAll(async () => {
    double = await startIdentityDouble();
  });
  afterAll(() => double.close());

  const signIn = (forgery: Forgery = {}, answer: Record<string, string> = {}, client = {}) => {
    const checks = newChecks();
    double.expect(checks.nonce, forgery);
    const parameters = new URLSearchParams({
      code: 'c',
      state: checks.state,
      iss: double.issuer,
      ...answer,
    });
    return oidcIdentity({ ...CLIENT, ...client, issuer: double.issuer }).identify(
      new URL(`${REDIRECT_URI}?${parameters}`),
      checks,
    );
  };

  it('is believed when everything fits', async () => {
    expect(await signIn()).toEqual({
      issuer: double.issuer,
      subject: PERSON.sub,
      email: PERSON.email,
      emailVerified: true,
      name: 'Ann',
      lastname: 'de Wit',
    });
  });

  it.each<[string, Forgery, Record<string, string>]>([
    ['for another site', { claims: { aud: 'another-site' } }, {}],
    [
      'for several sites, given to another',
      { claims: { aud: ['wayfare', 'other'], azp: 'other' } },
      {},
    ],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }, {}],
    ['sent back by another issuer', {}, { iss: 'https://evil.example' }],
    ['that is over', { claims: { exp: 1_700_000_000 } }, {}],
    ['for another question', { claims: { nonce: 'other' } }, {}],
    ['for no question', { claims: { nonce: undefined } }, {}],
    ['signed by somebody else', { byStranger: true }, {}],
    ['signed by nobody', { unsigned: true }, {}],
    ['without an identity', { withoutIdToken: true }, {}],
    [
      'about one person with the address of another',
      { person: { ...PERSON, sub: 'subject-2' } },
      {},
    ],
    [
      'of an issuer that calls itself another',
      { metadata: { issuer: 'https://evil.example' } },
      {},
    ],
    ['of an issuer that is down', { status: 500 }, {}],
    ['that is an error', {}, { error: 'server_error' }],
  ])('does not count when its answer is one %s', async (_title, forgery, answer) => {
    const failure = await signIn(forgery, answer).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(IdentityFailure);
    // what is logged about it names nobody
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(
      /ann@|subject-1|de Wit/,
    );
  });

  it.each<[string, object, object]>([
    ['a full name alone', { name: 'Ann Maria de Wit' }, { name: 'Ann', lastname: 'Maria de Wit' }],
    ['one word', { name: 'Ann' }, { name: 'Ann', lastname: '' }],
    ['no name', {}, { name: '', lastname: '' }],
    ['no address', { email: undefined }, { email: '', emailVerified: true }],
    [
      'a word for whether the address is verified',
      { email: 'ann@example.com', email_verified: 'true' },
      { emailVerified: false },
    ],
  ])('tells %s', async (_title, told, expected) => {
    const { given_name: _given, family_name: _family, ...rest } = PERSON;
    expect(await signIn({ person: { ...rest, ...told } })).toMatchObject(expected);
  });

  it.each(['/.well-known/openid-configuration', '/token', '/me', '/jwks'])(
    'does not wait for an answer of %s that drips',
    async (drips) => {
      await expect(signIn({ drips }, {}, { timeout: 100 })).rejects.toThrow(IdentityFailure);
    },
  );

  it('asks an issuer about itself once, and again when that failed', async () => {
    const identity = oidcIdentity({ ...CLIENT, issuer: double.issuer });
    const url = () =>
      identity.signInUrl({ ...newChecks(), redirectUri: REDIRECT_URI, language: 'en' });
    double.expect('', { status: 503 });
    await expect(url()).rejects.toThrow(IdentityFailure);
    double.expect('');
    double.asked.length = 0;
    await Promise.all([url(), url()]);
    await url();
    expect(double.asked).toEqual(['/.well-known/openid-configuration']);
  });
});
