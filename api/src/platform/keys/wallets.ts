import type { X509Certificate } from 'node:crypto';

/** Who signs passes for Apple Wallet: what Apple gave out for one kind of pass. */
export interface PassIdentity {
  readonly certificate: X509Certificate;
  /** Apple's intermediate that issued it */
  readonly issuer: X509Certificate;
  /** PKCS 8 in PEM form */
  readonly key: string;
  readonly passType: string;
  readonly team: string;
}

/** Who signs links to Google Wallet. */
export interface GoogleIssuer {
  /** the class of its train tickets: the issuer's number, a point and a name */
  readonly classId: string;
  /** of its service account */
  readonly email: string;
  /** PKCS 8 in PEM form */
  readonly key: string;
}

/** What this site was given to sign with; null for nothing. */
export interface Wallets {
  readonly apple: PassIdentity | null;
  readonly google: GoogleIssuer | null;
}

export const NO_WALLETS: Wallets = { apple: null, google: null };

/** Wallets that take what is signed at a moment: a device refuses a pass whose certificate is over. */
export function walletsAt(wallets: Wallets, now: number): Wallets {
  const { apple } = wallets;
  const isValid =
    apple !== null &&
    [apple.certificate, apple.issuer].every(
      ({ validFrom, validTo }) => Date.parse(validFrom) <= now && now < Date.parse(validTo),
    );
  return isValid ? wallets : { ...wallets, apple: null };
}
