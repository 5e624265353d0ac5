import { ConfigError, readConfig } from './index';
import { configSummary } from './summary';

const DESK = {
  DESK_OIDC_ISSUER: 'https://id.example.com',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'of-the-desk',
};

describe('The desk', () => {
  it('is there only with an issuer', () => {
    expect(readConfig({}).desk).toBeNull();
    const config = readConfig(DESK);
    expect(config.desk).toEqual({
      ...{ host: '127.0.0.1', port: 4016, origin: 'http://localhost:4016', dir: 'desk/dist' },
      ...{ issuer: DESK.DESK_OIDC_ISSUER, clientId: 'desk', clientSecret: 'of-the-desk' },
      ...{ scope: 'openid email profile', rolesClaim: 'roles', rolePrefix: '' },
      ...{ timeout: 10_000, fourEyesAbove: 10_000 },
    });
    expect(configSummary(config)).toContain('desk at http://localhost:4016');
    expect(configSummary(config)).not.toContain('of-the-desk');
  });

  it.each<[Record<string, string>, object]>([
    [{ API_PORT: '5000' }, { port: 5006, origin: 'http://localhost:5006' }],
    [{ API_PORT: '0' }, { port: 0 }],
    [
      { DESK_PORT: '9000', DESK_HOST: '10.0.0.4', DESK_ORIGIN: 'https://desk.example.com' },
      { port: 9000, host: '10.0.0.4', origin: 'https://desk.example.com' },
    ],
    [{ DESK_FOUR_EYES_CENTS: '0' }, { fourEyesAbove: 0 }],
    [
      { DESK_OIDC_ROLES_CLAIM: 'realm_access.roles', DESK_OIDC_ROLE_PREFIX: 'wayfare-' },
      { rolesClaim: 'realm_access.roles', rolePrefix: 'wayfare-' },
    ],
  ])('with %j is %j', (variables, desk) => {
    expect(readConfig({ ...DESK, ...variables }).desk).toMatchObject(desk);
  });

  it.each<[Record<string, string>, string]>([
    [
      { DESK_OIDC_ISSUER: 'https://id.example.com' },
      'DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET must be set together',
    ],
    [
      { DESK_OIDC_CLIENT_SECRET: 'x' },
      'DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET must be set together',
    ],
    [
      { ...DESK, DESK_OIDC_ISSUER: 'http://id.example.com' },
      'DESK_OIDC_ISSUER must be an https address unless it is on this machine',
    ],
    [
      { ...DESK, DESK_ORIGIN: 'http://desk.example.com' },
      'DESK_ORIGIN must be an https address unless it is on this machine',
    ],
    [
      { ...DESK, DESK_ORIGIN: 'https://desk.example.com/desk' },
      'DESK_ORIGIN must be an origin such as https://desk.example.com, without a path',
    ],
    [{ ...DESK, DESK_OIDC_SCOPE: 'email' }, 'DESK_OIDC_SCOPE must contain openid'],
    [{ ...DESK, DESK_FOUR_EYES_CENTS: '10.5' }, 'DESK_FOUR_EYES_CENTS must be a whole number'],
  ])('of %j is refused', (variables, problem) => {
    expect(() => readConfig(variables)).toThrow(new ConfigError([problem]));
  });
});
