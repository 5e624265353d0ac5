import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Wallets } from '../keys/wallets';

function parsed<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

const FileSchema = <T extends object>(words: string, parse: (text: string) => T | null) =>
  v.pipe(
    v.string(),
    v.transform((path) => parsed(() => parse(readFileSync(path, 'utf8')))),
    v.check((value) => value !== null, words),
    v.transform((value: T | null) => value as T),
  );

/** PKCS 8; both wallets sign with RSA alone. */
function rsaKey(pem: string): string | null {
  const key = createPrivateKey(pem);
  return key.asymmetricKeyType === 'rsa'
    ? key.export({ type: 'pkcs8', format: 'pem' }).toString()
    : null;
}

const AccountSchema = v.object({
  client_email: v.pipe(v.string(), v.email()),
  private_key: v.string(),
});

function serviceAccount(text: string): { readonly email: string; readonly key: string } | null {
  const { client_email: email, private_key: pem } = v.parse(AccountSchema, JSON.parse(text));
  const key = rsaKey(pem);
  return key === null ? null : { email, key };
}

const CERTIFICATE = 'must be the path of a certificate in PEM form';

export const WALLET_VARIABLES = {
  APPLE_PASS_CERTIFICATE_FILE: v.optional(
    FileSchema(CERTIFICATE, (text) => new X509Certificate(text)),
  ),
  APPLE_PASS_KEY_FILE: v.optional(
    FileSchema('must be the path of an RSA private key in PEM form without a password', (text) => {
      const key = rsaKey(text);
      return key === null ? null : { key };
    }),
  ),
  APPLE_WWDR_CERTIFICATE_FILE: v.optional(
    FileSchema(CERTIFICATE, (text) => new X509Certificate(text)),
  ),
  GOOGLE_WALLET_CLASS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\d{6,25}\.[\w.-]{1,60}$/,
        'must be a class of Google Wallet such as 338800000001.trains',
      ),
    ),
  ),
  GOOGLE_WALLET_KEY_FILE: v.optional(
    FileSchema('must be the path of the JSON file of a service account’s key', serviceAccount),
  ),
};

interface Environment {
  readonly APPLE_PASS_CERTIFICATE_FILE?: X509Certificate | undefined;
  readonly APPLE_PASS_KEY_FILE?: { readonly key: string } | undefined;
  readonly APPLE_WWDR_CERTIFICATE_FILE?: X509Certificate | undefined;
  readonly GOOGLE_WALLET_CLASS?: string | undefined;
  readonly GOOGLE_WALLET_KEY_FILE?: { readonly email: string; readonly key: string } | undefined;
}

function subjectOf({ subject }: X509Certificate): { passType: string; team: string } | null {
  const part = (name: string) =>
    subject
      .split(/\n| \+ /)
      .find((line) => line.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const passType = part('UID');
  const team = part('OU');
  return passType === undefined || team === undefined ? null : { passType, team };
}

function appleOf(env: Environment): Wallets['apple'] {
  const {
    APPLE_PASS_CERTIFICATE_FILE: certificate,
    APPLE_PASS_KEY_FILE: signing,
    APPLE_WWDR_CERTIFICATE_FILE: issuer,
  } = env;
  if (certificate === undefined || signing === undefined || issuer === undefined) return null;
  const subject = subjectOf(certificate);
  return subject === null ? null : Object.freeze({ certificate, issuer, ...signing, ...subject });
}

const isIssued = (certificate: X509Certificate, issuer: X509Certificate) =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** A mismatch of files makes passes that every device refuses. */
function appleProblems(env: Environment): string[] {
  const {
    APPLE_PASS_CERTIFICATE_FILE: certificate,
    APPLE_PASS_KEY_FILE: signing,
    APPLE_WWDR_CERTIFICATE_FILE: issuer,
  } = env;
  if (certificate === undefined || signing === undefined || issuer === undefined)
    return [certificate, signing, issuer].every((file) => file === undefined)
      ? []
      : [
          'APPLE_PASS_CERTIFICATE_FILE, APPLE_PASS_KEY_FILE and APPLE_WWDR_CERTIFICATE_FILE must be set together',
        ];
  if (subjectOf(certificate) === null)
    return ['APPLE_PASS_CERTIFICATE_FILE must be the certificate of a pass type'];
  return [
    ...(certificate.checkPrivateKey(createPrivateKey(signing.key))
      ? []
      : ['APPLE_PASS_KEY_FILE must be the key of APPLE_PASS_CERTIFICATE_FILE']),
    ...(isIssued(certificate, issuer)
      ? []
      : ['APPLE_WWDR_CERTIFICATE_FILE must be the one that issued APPLE_PASS_CERTIFICATE_FILE']),
  ];
}

export function walletProblems(env: Environment): string[] {
  const { GOOGLE_WALLET_CLASS: classId, GOOGLE_WALLET_KEY_FILE: account } = env;
  return [
    ...appleProblems(env),
    ...((classId === undefined) === (account === undefined)
      ? []
      : ['GOOGLE_WALLET_CLASS and GOOGLE_WALLET_KEY_FILE must be set together']),
  ];
}

export function walletsOf(env: Environment): Wallets {
  const { GOOGLE_WALLET_CLASS: classId, GOOGLE_WALLET_KEY_FILE: account } = env;
  return Object.freeze({
    apple: appleOf(env),
    google:
      classId === undefined || account === undefined
        ? null
        : Object.freeze({ classId, ...account }),
  });
}
