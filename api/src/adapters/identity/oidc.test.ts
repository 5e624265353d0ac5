import { newBrowser } from '../../../test/clients/browser-client';
import type { SignInChecks } from '../../ports/identity';
import { IdentityFailure } from '../../ports/identity';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import { oidcIdentity } from './oidc';
import { SITE, REDIRECT_URI, CLIENT, secret, newChecks } from '../../../test/builders/sign-ins';

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
