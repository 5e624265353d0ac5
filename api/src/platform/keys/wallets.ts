import type { X509Certificate } from 'node:crypto';

export interface PassIdentity {
  readonly certificate: X509Certificate;
  /** Apple's intermediate certificate */
  readonly issuer: X509Certificate;
  /** PKCS 8 in PEM form */
  readonly key: string;
  readonly passType: string;
  readonly team: string;
}

export interface GoogleIssuer {
  /** class of its train tickets: the issuer's number, a point and a name */
  readonly classId: string;
  readonly email: string;
  readonly key: string;
}

/** null for a wallet that was not set up. */
export interface Wallets {
  readonly apple: PassIdentity | null;
  readonly google: GoogleIssuer | null;
}

export const NO_WALLETS: Wallets = { apple: null, google: null };

/** Without Apple once its certificate has expired: devices refuse such a pass. */
export function walletsAt(wallets: Wallets, now: number): Wallets {
  const { apple } = wallets;
  const isValid =
    apple !== null &&
    [apple.certificate, apple.issuer].every(
      ({ validFrom, validTo }) => Date.parse(validFrom) <= now && now < Date.parse(validTo),
    );
  return isValid ? wallets : { ...wallets, apple: null };
}
