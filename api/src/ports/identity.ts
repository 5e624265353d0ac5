import type { Language } from '@wayfare/domain';

export interface Identity {
  readonly issuer: string;
  /** the issuer's permanent subject id */
  readonly subject: string;
  /** empty when the issuer tells none */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly lastname: string;
  /** only where roles are asked for */
  readonly roles?: readonly string[];
}

/** State, nonce and PKCE verifier: bind an answer to the asking browser, single use. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE, 43 characters or more */
  readonly verifier: string;
}

export interface SignInRequest extends SignInChecks {
  readonly redirectUri: string;
  readonly language: Language;
}

export interface IdentityProvider {
  readonly name: string;
  signInUrl(request: SignInRequest): Promise<string>;
  /** Null when the person declined; IdentityFailure for an untrusted answer. */
  identify(callback: URL, checks: SignInChecks): Promise<Identity | null>;
}

/** Provider unreachable or its answer invalid; the message holds no person and no secret. */
export class IdentityFailure extends Error {
  constructor(reason: string) {
    super(`third-party sign-in: ${reason}`);
    this.name = 'IdentityFailure';
  }
}
