import { generateKeyPairSync, webcrypto, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Integer, PrintableString } from 'asn1js';
import { AttributeTypeAndValue, Certificate, CryptoEngine } from 'pkijs';
import type { Wallets } from '../../src/platform/keys/wallets';

/* For tests: certificates as Apple gives them out, of an authority of our own, and the key of a service account. */

const KEY = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const engine = new CryptoEngine({ name: 'node', crypto });

const NAMES = { UID: '0.9.2342.19200300.100.1.1', CN: '2.5.4.3', OU: '2.5.4.11' } as const;
type Subject = Partial<Record<keyof typeof NAMES, string>>;

const attributes = (subject: Subject) =>
  Object.entries(subject).map(
    ([name, value]) =>
      new AttributeTypeAndValue({
        type: name === 'UID' ? NAMES.UID : name === 'OU' ? NAMES.OU : NAMES.CN,
        value: new PrintableString({ value }),
      }),
  );

const rsa = () =>
  webcrypto.subtle.generateKey(
    { ...KEY, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
const pemOf = (name: string, der: ArrayBuffer) =>
  `-----BEGIN ${name}-----\n${Buffer.from(der)
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')}\n-----END ${name}-----\n`;

interface Issue {
  readonly subject: Subject;
  readonly issuer: Subject;
  readonly publicKey: CryptoKey;
  readonly signer: CryptoKey;
  readonly until?: string;
}

async function issued({
  subject,
  issuer,
  publicKey,
  signer,
  until = '2049-01-01',
}: Issue): Promise<string> {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 7 }) });
  certificate.issuer.typesAndValues = attributes(issuer);
  certificate.subject.typesAndValues = attributes(subject);
  certificate.notBefore.value = new Date('2020-01-01');
  certificate.notAfter.value = new Date(until);
  await certificate.subjectPublicKeyInfo.importKey(publicKey, engine);
  await certificate.sign(signer, 'SHA-256', engine);
  return pemOf('CERTIFICATE', certificate.toSchema(true).toBER());
}

export const PASS_SUBJECT = { UID: 'pass.example.wayfare', CN: 'Pass Type ID', OU: 'TEAM123456' };
const AUTHORITY = { CN: 'Worldwide Developer Relations of tests' };
export const GOOGLE_EMAIL = 'wallet@wayfare.iam.gserviceaccount.example';
export const GOOGLE_CLASS = '3388000000012345678.wayfare-train';

export interface WalletFiles {
  /** into a folder of its own, for the API's environment */
  write(): {
    readonly env: Readonly<Record<string, string>>;
    file(name: string, text: string): string;
    remove(): void;
  };
  readonly wallets: Wallets;
  /** in PEM form */
  readonly googlePublicKey: string;
  /** a certificate of the same key and authority */
  certificate(subject: Subject, until?: string): Promise<string>;
}

/** Everything that a site is given for wallets. */
export async function walletFiles(): Promise<WalletFiles> {
  const [authority, own] = await Promise.all([rsa(), rsa()]);
  const certificate = (subject: Subject, until?: string) =>
    issued({
      subject,
      issuer: AUTHORITY,
      publicKey: own.publicKey,
      signer: authority.privateKey,
      ...(until === undefined ? {} : { until }),
    });
  const signed = await certificate(PASS_SUBJECT);
  const issuer = await issued({
    subject: AUTHORITY,
    issuer: AUTHORITY,
    publicKey: authority.publicKey,
    signer: authority.privateKey,
  });
  const key = pemOf('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', own.privateKey));
  const google = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    client_email: GOOGLE_EMAIL,
    private_key: google.privateKey,
  };
  return {
    certificate,
    googlePublicKey: google.publicKey,
    write() {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'wallets-'));
      const file = (name: string, text: string) => {
        writeFileSync(path.join(folder, name), text);
        return path.join(folder, name);
      };
      return {
        file,
        remove: () => rmSync(folder, { recursive: true }),
        env: {
          APPLE_PASS_CERTIFICATE_FILE: file('pass.pem', signed),
          APPLE_PASS_KEY_FILE: file('pass-key.pem', key),
          APPLE_WWDR_CERTIFICATE_FILE: file('wwdr.pem', issuer),
          GOOGLE_WALLET_CLASS: GOOGLE_CLASS,
          GOOGLE_WALLET_KEY_FILE: file('google.json', JSON.stringify(account)),
        },
      };
    },
    wallets: {
      apple: {
        certificate: new X509Certificate(signed),
        issuer: new X509Certificate(issuer),
        key,
        passType: PASS_SUBJECT.UID,
        team: PASS_SUBJECT.OU,
      },
      google: { classId: GOOGLE_CLASS, email: GOOGLE_EMAIL, key: google.privateKey },
    },
  };
}
