import { createHash, createPrivateKey } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { PassIdentity } from '../../../platform/keys/wallets';

const OID = {
  rsa: '1.2.840.113549.1.1.1',
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const;

/** DER orders a SET: the shortest first. */
function signedAttributes(manifest: Uint8Array<ArrayBuffer>, now: number): Attribute[] {
  const digest = createHash('sha256').update(manifest).digest();
  return [
    new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
    new Attribute({ type: OID.signingTime, values: [new UTCTime({ valueDate: new Date(now) })] }),
    new Attribute({ type: OID.messageDigest, values: [new OctetString({ valueHex: digest })] }),
  ];
}

/** Detached PKCS 7 in DER with chain and signing time, like `openssl smime -sign`; RSA with SHA-256. */
export async function signManifest(
  manifest: Uint8Array<ArrayBuffer>,
  { certificate, issuer, key }: PassIdentity,
  now: number,
): Promise<Buffer> {
  const engine = new CryptoEngine({ name: 'node', crypto });
  const own = Certificate.fromBER(certificate.raw);
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: signedAttributes(manifest, now),
    }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: [own, Certificate.fromBER(issuer.raw)],
    signerInfos: [signer],
  });
  const imported = await crypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(key).export({ type: 'pkcs8', format: 'der' }),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  await signed.sign(imported, 0, 'SHA-256', manifest, engine);
  // PKCS 7 names the key's algorithm here; the digest stands beside it
  signer.signatureAlgorithm = new AlgorithmIdentifier({
    algorithmId: OID.rsa,
    algorithmParams: new Null(),
  });
  const content = new ContentInfo({
    contentType: ContentInfo.SIGNED_DATA,
    content: signed.toSchema(true),
  });
  return Buffer.from(content.toSchema().toBER());
}
