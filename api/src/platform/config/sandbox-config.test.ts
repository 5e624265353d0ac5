import { readConfig } from './index';

describe('The configuration of the sandbox', () => {
  it('never sends another key than the sandbox’s own to the sandbox', () => {
    const keys = (kind: string) => ({
      PAYMENTS_SECRET_KEY: `sk_${kind}_1`,
      PAYMENTS_PUBLISHABLE_KEY: `pk_${kind}_1`,
      PAYMENTS_WEBHOOK_SECRET: 'whsec_1',
    });
    expect(readConfig({}).payments.url).toBe('http://127.0.0.1:4020');
    for (const kind of ['live', 'test'])
      expect(
        readConfig({ ...keys(kind), SANDBOX_URL: 'http://127.0.0.1:4020' }).payments.url,
      ).toBeUndefined();
  });

  it('OQ-10 lets the sandbox sign people in only where everything is the sandbox’s', () => {
    const google = {
      IDENTITY_ISSUER: 'https://accounts.google.com',
      IDENTITY_CLIENT_ID: 'id',
      IDENTITY_CLIENT_SECRET: 'secret',
      IDENTITY_NAME: 'Google',
    };
    const real = { SUPPLIER_URL: 'https://api.duffel.com', SUPPLIER_TOKEN: 'duffel_live_abc' };
    expect(readConfig({ SANDBOX_URL: 'http://127.0.0.1:4321/' }).identity).toMatchObject({
      issuer: 'http://127.0.0.1:4321/identity',
      clientId: 'wayfare',
      name: 'Sandbox account',
    });
    expect(readConfig(real).identity).toBeUndefined();
    expect(readConfig({ SANDBOX_URL: 'http://sandbox.example:4020' }).identity).toBeUndefined();
    expect(
      readConfig({ RAIL_URL: 'https://rail.example.com', RAIL_TOKEN: 'rail_live_abc' }).identity,
    ).toBeUndefined();
    expect(readConfig({ ...real, ...google }).identity).toMatchObject({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
      name: 'Google',
    });
  });

  it('finds trains at the sandbox, or at the address that is named', () => {
    expect(readConfig({ SANDBOX_URL: 'http://127.0.0.1:4321/' }).rail).toEqual({
      url: 'http://127.0.0.1:4321',
      token: 'rail_test_sandbox',
      webhookSecrets: ['rail_webhook_sandbox'],
      timeout: 20_000,
      pause: 10_000,
      sandbox: true,
    });
    expect(
      readConfig({
        RAIL_URL: 'https://rail.example.com/',
        RAIL_TOKEN: 'rail_live_abc',
        RAIL_TIMEOUT_MS: '5000',
      }).rail,
    ).toEqual({
      url: 'https://rail.example.com',
      webhookSecrets: [],
      token: 'rail_live_abc',
      timeout: 5_000,
      pause: 10_000,
      sandbox: false,
    });
  });
});
