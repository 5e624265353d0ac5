import { randomBytes } from 'node:crypto';
import type { SignInChecks } from '../../src/ports/identity';

/* For tests: our site as a client of an issuer, and what a sign-in there is checked by. */

export const SITE = 'http://localhost:4000';
export const REDIRECT_URI = `${SITE}/api/identity/callback`;
export const CLIENT = {
  clientId: 'wayfare',
  clientSecret: 'sandbox-identity-secret',
  name: 'Sandbox account',
  timeout: 5_000,
};

export const secret = () => randomBytes(32).toString('base64url');
export const newChecks = (): SignInChecks => ({
  state: secret(),
  nonce: secret(),
  verifier: secret(),
});
