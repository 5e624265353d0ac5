import { IdentityFailure } from '../../ports/identity';
import { PERSON, startIdentityDouble } from '../../../test/fakes/identity-provider.fake';
import type { Forgery } from '../../../test/fakes/identity-provider.fake';
import { oidcIdentity } from './oidc';
import { REDIRECT_URI, CLIENT, newChecks } from '../../../test/builders/sign-ins';

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
