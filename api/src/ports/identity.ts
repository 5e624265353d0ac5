import type { Language } from '@wayfare/domain';

/** Somebody, as another site that knows them vouches for. */
export interface Identity {
  readonly issuer: string;
  /** what the issuer calls them for good */
  readonly subject: string;
  /** empty when the issuer tells none */
  readonly email: string;
  /** whether the issuer has made sure that the address is theirs */
  readonly emailVerified: boolean;
  /** empty when the issuer tells none */
  readonly name: string;
  readonly lastname: string;
}

/** Ties an answer to the browser that asked; each value is used once. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  /** proof key of the exchange (PKCE), 43 characters or more */
  readonly verifier: string;
}

export interface SignInRequest extends SignInChecks {
  /** where the browser comes back to */
  readonly redirectUri: string;
  readonly language: Language;
}

/** Another site that lets people in to this one. */
export interface IdentityProvider {
  /** what the button calls it */
  readonly name: string;
  /** Where the browser goes to sign in. */
  signInUrl(request: SignInRequest): Promise<string>;
  /** Who came back under `callback`; null when they did not want to. Throws IdentityFailure for what cannot be trusted. */
  identify(callback: URL, checks: SignInChecks): Promise<Identity | null>;
}

/** The provider cannot be reached, or what it says does not hold. The message names no person and no secret. */
export class IdentityFailure extends Error {
  constructor(reason: string) {
    super(`third-party sign-in: ${reason}`);
    this.name = 'IdentityFailure';
  }
}
