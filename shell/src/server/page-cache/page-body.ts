import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_LEVEL = 5;
const GZIP_LEVEL = 6;

const compress: Readonly<
  Record<Exclude<Encoding, 'identity'>, (bytes: Buffer, level: number) => Promise<Buffer>>
> = {
  br: (bytes, level) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
};

export interface PageBody {
  /** RFC 9110 8.8.3, the same for the same bytes whatever they are compressed with */
  readonly etag: string;
  readonly bytes: number;
  as(encoding: Encoding): Buffer | Promise<Buffer>;
}

const WITH_COMPRESSED = 1.5;

export function pageBody(identity: Buffer, brotliLevel = BROTLI_LEVEL): PageBody {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]]);
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: Math.ceil(identity.length * WITH_COMPRESSED),
    as(encoding) {
      const known = made.get(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? identity;
      const making = compress[encoding](identity, brotliLevel).then((bytes) => {
        made.set(encoding, bytes);
        return bytes;
      });
      made.set(encoding, making);
      return making;
    },
  };
}

export function encodingOf(header: string | undefined): Encoding {
  const taken = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  const takes = (name: string) => taken.get(name) ?? taken.get('*') ?? false;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
