import { createHash, verify, X509Certificate } from 'node:crypto';

/* For tests: what a detached PKCS 7 signature says, read without the library that wrote it (RFC 5652, X.690). */

interface Node {
  readonly tag: number;
  /** with tag and length */
  readonly raw: Buffer;
  readonly content: Buffer;
  readonly parts: readonly Node[];
}

const CONSTRUCTED = 0x20;

/** The nodes that stand one after the other in DER. */
function nodesOf(der: Buffer): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < der.length;) {
    const tag = der.readUInt8(at);
    const first = der.readUInt8(at + 1);
    const extra = first < 0x80 ? 0 : first - 0x80;
    const length = extra === 0 ? first : der.readUIntBE(at + 2, extra);
    const start = at + 2 + extra;
    const content = der.subarray(start, start + length);
    nodes.push({
      tag,
      raw: der.subarray(at, start + length),
      content,
      parts: (tag & CONSTRUCTED) === 0 ? [] : nodesOf(content),
    });
    at = start + length;
  }
  return nodes;
}

const at = (node: Node | undefined, ...path: readonly number[]): Node => {
  const found = path.reduce<Node | undefined>((from, index) => from?.parts[index], node);
  if (found === undefined) throw new Error(`nothing at ${path.join('.')}`);
  return found;
};

/** Object identifiers of the attributes, as bytes. */
const DIGEST = '2a864886f70d010904';
const TIME = '2a864886f70d010905';
/** A set, which stands in the signature under a tag of its own. */
const SET = Buffer.from([0x31]);

export interface ReadSignature {
  readonly certificates: readonly X509Certificate[];
  /** `YYMMDDHHMMSSZ` */
  readonly signedAt: string;
  /** content stands in it; a detached one has none */
  readonly hasContent: boolean;
  /** the digest is of this, and the first certificate's key signed it */
  isOf(content: Buffer): boolean;
}

export function readSignature(der: Buffer): ReadSignature {
  const [outer] = nodesOf(der);
  const signed = at(outer, 1, 0);
  const certificates = at(signed, 3).parts.map(({ raw }) => new X509Certificate(raw));
  const signer = at(signed, 4, 0);
  const attributes = at(signer, 3);
  const value = (oid: string) => {
    const found = attributes.parts.find((one) => at(one, 0).content.toString('hex') === oid);
    return at(found, 1, 0).content;
  };
  const signature = at(signer, 5).content;
  return {
    certificates,
    signedAt: value(TIME).toString('ascii'),
    hasContent: at(signed, 2).parts.length > 1,
    isOf: (content) =>
      createHash('sha256').update(content).digest().equals(value(DIGEST)) &&
      verify(
        'sha256',
        Buffer.concat([SET, attributes.raw.subarray(1)]),
        certificates[0]?.publicKey ?? '',
        signature,
      ),
  };
}
